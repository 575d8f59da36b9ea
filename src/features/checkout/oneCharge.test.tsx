import { act, screen, waitFor } from '@testing-library/react';
import { cartReset } from '../../store/cart/cartSlice.ts';
import type { Attempt } from '../../store/payment/attempt.ts';
import { requestPayment } from '../../store/payment/pay.ts';
import { registerAtBank } from '../../test/payAtBank.ts';
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
import { unansweredAttempt } from '../../test/sampleAttempt.ts';

/**
 * The open inscriptions (the bank's registrations of carts). If the portal registers the same cart
 * again with the same idempotency key, the bank returns the same inscription.
 */
const inscriptions = () => bank.state.inscriptions.filter(({ estado }) => estado === 'ABIERTA');
const asked = () => bank.requests('inscribe').length;
const clientEmail = 'ana@ejemplo.cl';

/** Registers a cart of two bills; the attempt is that of a browser which got no answer. */
function unanswered() {
  const items = bankItems(bank.bank);
  const { startedAt, idempotencyKey } = registerAtBank(items).attempt;
  return { items, attempt: unansweredAttempt({ items, startedAt, idempotencyKey }) };
}

/** Payments as in local storage. */
const storing = (...attempts: Attempt[]) => ({ version: 3, attempts, receipts: [] });
const retry = () => screen.findByRole('button', { name: 'Intentar de nuevo' });

describe('T01 one inscription', () => {
  it('for a double click, and the same one for a held Enter on the page that the browser had kept', async () => {
    const app = await openConfirmation();
    await fillIn(app);
    await app.user.dblClick(payButton());
    await waitFor(() => expect(app.left).toHaveLength(1));
    await app.user.tripleClick(payButton());
    expect(asked()).toBe(1);
    expect(app.left).toHaveLength(1);
    expect(payButton()).toHaveAttribute('aria-disabled', 'true');
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(payButton()).not.toHaveAttribute('aria-disabled');
    await app.user.click(screen.getByRole('textbox', { name: 'Correo electrónico' }));
    await app.user.keyboard('{Enter>10/}');
    await waitFor(() => expect(app.left).toHaveLength(2));
    expect(asked()).toBe(2);
    expect(app.left[1]).toBe(app.left[0]);
    expect(inscriptions()).toHaveLength(1);
  });

  it('when the payer returns with the browser’s button and pays again, under the e-mail that was given last', async () => {
    const app = await openConfirmation();
    const button = await payTowardsBank(app);
    const again = await reopen(app, '/confirmarPago');
    await heading('Confirmar pago');
    await fillIn(again, 'otra@ejemplo.cl');
    await again.user.click(payButton());
    await waitFor(() => expect(again.left).toEqual([button]));
    expect(inscriptions()).toHaveLength(1);
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

  it('but none for invoices that were paid at the bank meanwhile, which it checks first', async () => {
    const items = bankItems(bank.bank, 3);
    const { attempt, button } = registerAtBank(items.slice(0, 2));
    bank.decide(button, 'approve');
    // The payer did not come back from the bank, and pays one of the bills again, with another
    // bill.
    const other = await openConfirmation(items.slice(1), { local: { payment: storing(attempt) } });
    await fillIn(other);
    await other.user.click(payButton());
    await heading('Pago exitoso');
    expect(asked()).toBe(0);
    expect(other.store.getState().cart.items).toMatchObject([{ invoiceId: items[2]?.invoiceId }]);
  });

  it('and another one only for another cart, but none while the bank does not answer about an earlier payment of its invoices', async () => {
    const items = bankItems(bank.bank, 3);
    const { attempt, button } = registerAtBank(items.slice(0, 2));
    bank.setFault({ kind: 'error500' }, 'getPayments');
    const other = await openConfirmation(items.slice(1), { local: { payment: storing(attempt) } });
    await fillIn(other);
    await other.user.click(payButton());
    expect(await screen.findByText(/no nos informa si un pago anterior/)).toBeVisible();
    expect(asked()).toBe(0);
    bank.clearFaults();
    await other.user.click(payButton());
    await waitFor(() => expect(other.left).toHaveLength(1));
    expect(asked()).toBe(1);
    expect(other.left).not.toEqual([button]);
    expect(inscriptions()).toHaveLength(2);
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
    const { attempt, items } = unanswered();
    const app = await renderApp({
      url: '/resultadoPago',
      local: { cart: storedCart(items), clientEmail, payment: storing(attempt) },
    });
    await heading('Estamos verificando tu pago');
    const confirming = await reopen(app, '/confirmarPago');
    await heading('Estamos verificando tu pago');
    await confirming.user.click(await retry());
    await waitFor(() => expect(confirming.left).toHaveLength(1));
    expect(inscriptions()).toHaveLength(1);
  });

  it('whose repetition is refused leads back to the confirmation, which shows the reason', async () => {
    const { attempt, items } = unanswered();
    bank.setFault({ kind: 'notFound404' }, 'inscribe');
    const app = await renderApp({
      url: '/resultadoPago',
      local: { cart: storedCart(items), clientEmail, payment: storing(attempt) },
    });
    await heading('Estamos verificando tu pago');
    await app.user.click(await retry());
    await heading('Confirmar pago');
    expect(screen.getByRole('alert')).toHaveTextContent('No encontrado.');
  });

  it('shows why "Intentar de nuevo" failed (T18)', async () => {
    const items = bankItems(bank.bank);
    const { attempt: open } = registerAtBank(items.slice(0, 1));
    const again = await openConfirmation(items, { local: { payment: storing(open) } });
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
    const { attempt, items } = unanswered();
    const home = await renderApp({
      local: { cart: storedCart(items), payment: storing(attempt) },
    });
    await screen.findByText('Tienes un pago en curso');
    act(() => void home.store.dispatch(cartReset()));
    expect(screen.queryByText('Tienes un pago en curso')).not.toBeInTheDocument();
  });

  it('lets another cart be paid', async () => {
    const { attempt } = unanswered();
    const other = await openConfirmation(bankItems(bank.bank, 3).slice(2), {
      local: { payment: storing(attempt) },
    });
    await payTowardsBank(other);
    expect(asked()).toBe(1);
    expect(inscriptions()).toHaveLength(2);
  });
});
