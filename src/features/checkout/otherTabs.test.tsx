import { act, screen, waitFor } from '@testing-library/react';
import type { Attempt } from '../../store/payment/attempt.ts';
import { holdCalls } from '../../test/holdCalls.ts';
import {
  comeBack,
  fillIn,
  heading,
  openConfirmation,
  payButton,
  payTowardsBank,
} from '../../test/payJourney.tsx';
import { payerStorage } from '../../test/payerStorage.ts';
import { bank, renderApp } from '../../test/renderApp.tsx';
import { sampleAttempt, unansweredAttempt } from '../../test/sampleAttempt.ts';
import { sampleItem } from '../../test/sampleItem.ts';

const isSent = () => screen.findByText(/Enviamos el comprobante/);

/** Presses "Pagar" while the bank's answer to a call is held back. */
async function payHolding(path: string) {
  const app = await openConfirmation();
  const { asked, release } = holdCalls(path);
  await fillIn(app);
  await app.user.click(payButton());
  await asked;
  return { app, release };
}

/** Acts as another tab that begins a payment: stores it and dispatches the storage event. */
function beginElsewhere(attempt: Attempt): void {
  const known = JSON.parse(localStorage.getItem('payment') ?? '{}') as { attempts?: Attempt[] };
  const attempts = [...(known.attempts ?? []), attempt];
  const newValue = JSON.stringify({ version: 2, receipts: [], ...known, attempts });
  localStorage.setItem('payment', newValue);
  const event = { key: 'payment', newValue, storageArea: localStorage };
  act(() => void window.dispatchEvent(new StorageEvent('storage', event)));
}

it('T06 a page that the browser had kept takes over a later page’s changes, and mails nothing again', async () => {
  const app = await openConfirmation();
  await payTowardsBank(app);
  const target = new URL(bank.decide(app.left[0] ?? '', 'approve'));
  // Without its screen, but with its store, the portal is like a page in the back/forward cache. It
  // gets no storage events, because jsdom sends none to the window that writes.
  app.unmount();
  const url = `${target.pathname}${target.search}`;
  const result = await renderApp({ url });
  await isSent();
  await result.close();
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(app.store.getState().cart.items).toEqual([]);
  await waitFor(() => expect(localStorage.getItem('payment')).toContain('"sent"'));
  await renderApp({ url });
  await isSent();
  expect(bank.outbox).toHaveLength(1);
});

it('a link paid in another tab while this one registers changes neither', async () => {
  const { app, release } = await payHolding('/apiDashboardPago/inscripcion');
  beginElsewhere(
    sampleAttempt({
      items: [sampleItem({ invoiceId: 'F-LINK' })],
      startedAt: Date.now() + 1000,
      reference: 'R-LINK',
      link: 'http://localhost:3000/api/x',
    }),
  );
  release();
  await waitFor(() => expect(app.left).toHaveLength(1));
  expect(app.store.getState().payment.attempts.at(-1)).toMatchObject({ reference: 'R-LINK' });
  const back = await comeBack(app, 'approve');
  await heading('Pago exitoso');
  await isSent();
  expect(back.store.getState().cart.items).toEqual([]);
  expect(bank.outbox).toHaveLength(1);
});

it('T02 the result of a payer does not turn into the payment that another tab begins', async () => {
  const app = await openConfirmation(undefined, await payerStorage());
  await payTowardsBank(app);
  await comeBack(app, 'approve');
  await isSent();
  await waitFor(() => expect(window.location.search).toBe(''));
  beginElsewhere(unansweredAttempt({ startedAt: Date.now() + 1000 }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pago exitoso');
});

it('T05 a payer who went back and removed an account is not sent to the bank to pay it', async () => {
  const { app, release } = await payHolding('/Dashboard/icp');
  await app.user.click(screen.getByRole('link', { name: 'Editar el carro' }));
  await heading('Carro de cuentas');
  const [removal] = screen.getAllByRole('button', { name: /^Eliminar / });
  if (!removal) throw new Error('The cart is empty');
  await app.user.click(removal);
  release();
  await waitFor(() => expect(app.store.getState().payment.busy).toBe(false));
  expect(app.left).toEqual([]);
  await app.user.click(screen.getByRole('link', { name: /Continuar al pago/ }));
  expect(await screen.findByText(/Tu carro cambió mientras pagabas/)).toBeVisible();
});
