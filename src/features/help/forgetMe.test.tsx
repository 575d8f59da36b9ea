import { screen, waitFor } from '@testing-library/react';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { button } from '../../test/controls.ts';
import { heading } from '../../test/payJourney.tsx';
import { payerStorage } from '../../test/payerStorage.ts';
import { bank, renderApp } from '../../test/renderApp.tsx';
import { sentLink } from '../../test/paymentLink.ts';
import { mailedReceipt, sampleAttempt } from '../../test/sampleAttempt.ts';
import { sampleItem } from '../../test/sampleItem.ts';
import { storedCart, storedQueue } from '../../test/cartInStorage.ts';

const forget = () => button('Olvidar mis datos en este dispositivo');
const keys = ['cart', 'paymentQueue', 'imageData', 'clientEmail', 'payment'];

describe('T34 a guest who wishes this computer to forget', () => {
  it('keeps no cart, e-mail, payment or lookup in it, from the questions', async () => {
    const attempt = sampleAttempt({ startedAt: Date.now(), status: 'pending' });
    bank.setScenario({ pendingSeconds: null });
    const { user, store } = await renderApp({
      url: '/preguntas',
      local: {
        cart: storedCart([sampleItem()]),
        paymentQueue: storedQueue([sampleItem()]),
        clientEmail: 'ana@ejemplo.cl',
        payment: { version: 2, attempts: [attempt], receipts: [] },
      },
      session: {
        drafts: { contact: { comment: 'Un texto sin enviar' } },
        lookup: {
          step: 1,
          contractId: 'c-1',
          totalTagSelected: false,
          fromTotalTagButton: false,
          lastUsed: [],
        },
      },
    });
    await user.click(
      await screen.findByRole('button', { name: 'Olvidar mis datos en este dispositivo' }),
    );
    await screen.findByRole('dialog', { name: 'Olvidar mis datos en este dispositivo' });
    expect(screen.getByText(/anota antes su referencia/)).toBeVisible();
    await expectNoAxeViolations();
    await user.click(button('Cancelar'));
    expect(store.getState().cart.items).toHaveLength(1);

    await user.click(forget());
    await user.click(await screen.findByRole('button', { name: 'Olvidar mis datos' }));
    await screen.findByText('Este dispositivo ya no recuerda tus datos.');
    await waitFor(() =>
      expect(keys.filter((key) => localStorage.getItem(key) !== null)).toEqual([]),
    );
    expect(sessionStorage.getItem('lookup')).toBeNull();
    expect(sessionStorage.getItem('drafts')).toBeNull();
    expect(store.getState().payment.attempts).toEqual([]);
    expect(window.location.pathname).toBe('/');
  });

  it('can do so from the result, which then shows only the public part of the payment', async () => {
    const { items, inscription, button: bankPage } = sentLink(bank.bank);
    bank.decide(bankPage, 'approve');
    const { referencia: reference, codigoCarro: paymentKey } = inscription;
    const attempt = sampleAttempt({ items, reference, paymentKey, startedAt: Date.now() });
    const receipts = [mailedReceipt('sent', { reference })];
    const { user, store } = await renderApp({
      url: `/resultadoPago?referencia=${reference}`,
      local: {
        clientEmail: 'ana@ejemplo.cl',
        payment: { version: 2, attempts: [attempt], receipts },
      },
    });
    await heading('Pago exitoso');
    await screen.findByText(/Enviamos el comprobante/);
    expect(store.getState().payment.clientEmail).toBe('ana@ejemplo.cl');
    await user.click(forget());
    await user.click(await screen.findByRole('button', { name: 'Olvidar mis datos' }));
    await waitFor(() => expect(localStorage.getItem('payment')).toBeNull());
    expect(localStorage.getItem('clientEmail')).toBeNull();
    expect(store.getState().payment.clientEmail).toBeUndefined();
  });

  it('is not offered to a payer, whose data a logout removes', async () => {
    await renderApp({ url: '/preguntas', ...(await payerStorage()) });
    await screen.findByText(/¿No está tu pregunta?/);
    expect(
      screen.queryByRole('button', { name: 'Olvidar mis datos en este dispositivo' }),
    ).not.toBeInTheDocument();
  });
});

it('T34 a payer who signs in sees nothing of a guest’s payments here', async () => {
  const attempt = sampleAttempt({ startedAt: Date.now(), status: 'pending', reference: 'RGUEST1' });
  const guests = { payment: { version: 2, attempts: [attempt], receipts: [] } };
  const { session, local } = await payerStorage();
  await renderApp({ url: '/resultadoPago', session, local: { ...local, ...guests } });
  await heading('Buscar un pago');
  expect(document.body).not.toHaveTextContent('RGUEST1');
});
