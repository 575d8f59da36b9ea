import { act, screen, waitFor } from '@testing-library/react';
import { cartReset } from '../../store/cart/cartSlice.ts';
import { requestPayment } from '../../store/payment/pay.ts';
import { hurry } from '../../test/hurry.ts';
import {
  comeBack,
  fillIn,
  heading,
  openConfirmation,
  payButton,
  payTowardsBank,
  reopen,
} from '../../test/payJourney.tsx';
import { bank, renderApp } from '../../test/renderApp.tsx';
import { bankItems, storedCart } from '../../test/cartInStorage.ts';

/**
 * The open inscriptions (the bank's registrations of carts). If the portal registers the same cart
 * again with the same idempotency key, the bank returns the same inscription.
 */
const inscriptions = () => bank.state.inscriptions.filter(({ estado }) => estado === 'ABIERTA');
const asked = () => bank.requests('inscribe').length;
const retry = () => screen.findByRole('button', { name: 'Intentar de nuevo' });

describe('T01 one inscription', () => {
  it('for a double click', async () => {
    const app = await openConfirmation();
    await fillIn(app);
    await app.user.dblClick(payButton());
    await waitFor(() => expect(app.left).toHaveLength(1));
    await app.user.tripleClick(payButton());
    expect(asked()).toBe(1);
    expect(app.left).toHaveLength(1);
  });

  it('for a held Enter', async () => {
    const app = await openConfirmation();
    await fillIn(app);
    await app.user.click(screen.getByRole('textbox', { name: 'Correo electrónico' }));
    await app.user.keyboard('{Enter>10/}');
    await waitFor(() => expect(app.left).toHaveLength(1));
    expect(asked()).toBe(1);
  });

  it('when the payer returns with the browser’s button and pays again', async () => {
    const app = await openConfirmation();
    const button = await payTowardsBank(app);
    const again = await reopen(app, '/confirmarPago');
    await heading('Confirmar pago');
    expect(await payTowardsBank(again)).toBe(button);
    expect(inscriptions()).toHaveLength(1);
  });

  it('when the browser shows the page that it had kept, ready for another press', async () => {
    const app = await openConfirmation();
    await payTowardsBank(app);
    expect(payButton()).toHaveAttribute('aria-disabled', 'true');
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(payButton()).not.toHaveAttribute('aria-disabled');
    await app.user.click(payButton());
    await waitFor(() => expect(app.left).toHaveLength(2));
    expect(app.left[1]).toBe(app.left[0]);
    expect(inscriptions()).toHaveLength(1);
  });

  describe('when the bank’s page does not load', () => {
    hurry((milliseconds) => milliseconds === 10_000);
    it('and it is requested once more, ten seconds later', async () => {
      const app = await openConfirmation();
      await payTowardsBank(app);
      await waitFor(() => expect(payButton()).not.toHaveAttribute('aria-disabled'));
      await app.user.click(payButton());
      await waitFor(() => expect(app.left).toHaveLength(2));
      expect(app.left[1]).toBe(app.left[0]);
      expect(inscriptions()).toHaveLength(1);
    });
  });

  it('under the e-mail that was given last', async () => {
    const app = await openConfirmation();
    await payTowardsBank(app);
    const again = await reopen(app, '/confirmarPago');
    await heading('Confirmar pago');
    await fillIn(again, 'otra@ejemplo.cl');
    await again.user.click(payButton());
    await waitFor(() => expect(again.left).toHaveLength(1));
    await comeBack(again, 'approve');
    await waitFor(() => expect(bank.outbox.map(({ to }) => to)).toEqual([['otra@ejemplo.cl']]));
  });

  it('when a second tab pays the same a moment later', async () => {
    const items = bankItems(bank.bank);
    const first = await openConfirmation(items);
    await fillIn(first);
    await first.user.click(payButton());
    const second = await renderApp({ url: '/confirmarPago' });
    await waitFor(() => expect(first.left).toHaveLength(1));
    // The second tab reads the attempt that the first one stored, pays the same cart, and reaches
    // the same page.
    act(() => {
      second.store.dispatch(requestPayment('b@ejemplo.cl'));
    });
    await waitFor(() => expect(second.left).toEqual(first.left));
    expect(inscriptions()).toHaveLength(1);
  });

  it('and another one only for another cart', async () => {
    const items = bankItems(bank.bank, 3);
    const app = await openConfirmation(items.slice(0, 2));
    await payTowardsBank(app);
    await app.close();
    const other = await openConfirmation(items.slice(1));
    await payTowardsBank(other);
    expect(asked()).toBe(2);
    expect(other.left).not.toEqual(app.left);
  });

  it('but none for invoices that were paid at the bank meanwhile, which it checks first', async () => {
    const items = bankItems(bank.bank, 3);
    const app = await openConfirmation(items.slice(0, 2));
    await payTowardsBank(app);
    bank.decide(app.left[0] ?? '', 'approve');
    await app.close();
    // The payer did not come back from the bank, and pays one of the bills again, with another
    // bill.
    const other = await openConfirmation(items.slice(1));
    await fillIn(other);
    await other.user.click(payButton());
    await heading('Pago exitoso');
    expect(asked()).toBe(1);
    expect(other.store.getState().cart.items).toMatchObject([{ invoiceId: items[2]?.invoiceId }]);
  });

  it('but none for invoices of an earlier payment while the bank does not answer about it', async () => {
    const items = bankItems(bank.bank, 3);
    const app = await openConfirmation(items.slice(0, 2));
    await payTowardsBank(app);
    await app.close();
    bank.setFault({ kind: 'error500' }, 'getPayments');
    const other = await openConfirmation(items.slice(1));
    await fillIn(other);
    await other.user.click(payButton());
    expect(await screen.findByText(/no nos informa si un pago anterior/)).toBeVisible();
    expect(asked()).toBe(1);
    bank.clearFaults();
    await other.user.click(payButton());
    await waitFor(() => expect(other.left).toHaveLength(1));
    expect(asked()).toBe(2);
  });
});

describe('T03 an inscription without an answer', () => {
  it.each([
    ['is lost on its way back', { kind: 'network', afterWork: true }],
    ['is a server error', { kind: 'error500', afterWork: true }],
    ['is a maintenance page', { kind: 'htmlBody' }],
    ['is no inscription', { kind: 'missingField', field: 'referencia' }],
  ] as const)(
    'that %s: the portal verifies, never claims "not charged", and repeats it safely',
    async (_name, fault) => {
      allowConsole(/inscribe: la respuesta no cumple el contrato en referencia/);
      const app = await openConfirmation();
      bank.setFault(fault, 'inscribe');
      await fillIn(app);
      await app.user.click(payButton());
      await heading('Estamos verificando tu pago');
      expect(document.body).not.toHaveTextContent(/no (se )?(hizo|realizó|cobr)/i);
      expect(app.left).toEqual([]);

      bank.clearFaults();
      await app.user.click(await retry());
      await waitFor(() => expect(app.left).toHaveLength(1));
      expect(inscriptions()).toHaveLength(1);
      expect(new URL(app.left[0] ?? '').searchParams.get('sessionid')).toBe(
        inscriptions()[0]?.sessionid,
      );
    },
  );

  it('is found again after a reload, also from the confirmation', async () => {
    const app = await openConfirmation();
    bank.setFault({ kind: 'error500', afterWork: true }, 'inscribe');
    await fillIn(app);
    await app.user.click(payButton());
    await heading('Estamos verificando tu pago');
    const reloaded = await reopen(app);
    await heading('Estamos verificando tu pago');
    const confirming = await reopen(reloaded, '/confirmarPago');
    await heading('Estamos verificando tu pago');
    bank.clearFaults();
    await confirming.user.click(await retry());
    await waitFor(() => expect(confirming.left).toHaveLength(1));
    expect(inscriptions()).toHaveLength(1);
  });

  it('whose repetition is refused leads back to the confirmation, which shows the reason', async () => {
    const app = await openConfirmation();
    bank.setFault({ kind: 'network' }, 'inscribe');
    await fillIn(app);
    await app.user.click(payButton());
    await heading('Estamos verificando tu pago');
    bank.setFault({ kind: 'notFound404' }, 'inscribe');
    await app.user.click(await retry());
    await heading('Confirmar pago');
    expect(screen.getByRole('alert')).toHaveTextContent('No encontrado.');
  });

  it('shows why "Intentar de nuevo" failed (T18)', async () => {
    const [one, two] = bankItems(bank.bank);
    const app = await openConfirmation(one && [one]);
    await payTowardsBank(app);
    await app.close();
    const cart = storedCart(one && two ? [one, two] : []);
    const again = await renderApp({ url: '/confirmarPago', local: { cart } });
    await heading('Confirmar pago');
    await fillIn(again);
    bank.setFault({ kind: 'error500' }, 'inscribe');
    await again.user.click(payButton());
    await heading('Estamos verificando tu pago');
    bank.setFault({ kind: 'error500' }, 'getPayments');
    await again.user.click(await retry());
    const reason = await screen.findByRole('alert');
    expect(reason).toHaveTextContent('No continuamos con tu pago');
    expect(reason).toHaveTextContent('Para que no pagues dos veces');
  });

  it('is not offered on the home page once its cart was emptied', async () => {
    const app = await openConfirmation();
    await fillIn(app);
    bank.setFault({ kind: 'error500' }, 'inscribe');
    await app.user.click(payButton());
    await heading('Estamos verificando tu pago');
    const home = await reopen(app, '/');
    await screen.findByText('Tienes un pago en curso');
    act(() => void home.store.dispatch(cartReset()));
    expect(screen.queryByText('Tienes un pago en curso')).not.toBeInTheDocument();
  });

  it('lets another cart be paid', async () => {
    const items = bankItems(bank.bank, 3);
    const app = await openConfirmation(items.slice(0, 2));
    bank.setFault({ kind: 'network', times: 1 }, 'inscribe');
    await fillIn(app);
    await app.user.click(payButton());
    await heading('Estamos verificando tu pago');
    await app.close();
    const other = await openConfirmation(items.slice(2));
    await payTowardsBank(other);
    expect(asked()).toBe(2);
  });
});
