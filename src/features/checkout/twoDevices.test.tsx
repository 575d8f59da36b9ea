import { act, screen, waitFor, within } from '@testing-library/react';
import { inscribe } from '../../../mocks/bank/inscriptions.ts';
import type { Choice } from '../../../mocks/bank/paymentPage.ts';
import { http, HttpResponse } from 'msw';
import { toWireItem } from '../../api/cartItem.ts';
import type { CartItem } from '../../api/cartItem.ts';
import { sumAmounts } from '../../lib/money.ts';
import { createIdempotencyKey } from '../../lib/dates/ids.ts';
import { logoutRequested } from '../../store/session/sessionSlice.ts';
import { selectElsewhere } from '../../store/payment/ownPayments.ts';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { bankItems, storedCart } from '../../test/cartInStorage.ts';
import { holdCalls } from '../../test/holdCalls.ts';
import { payerStorage } from '../../test/payerStorage.ts';
import { fillIn, heading, openConfirmation, payButton } from '../../test/payJourney.tsx';
import { bank, isAsking, renderApp } from '../../test/renderApp.tsx';

// One payer has two browsers. The portal under test is one of them; direct calls to the bank act as
// the other one.

/**
 * Registers a payment of the bills in the payer's other browser. The payer makes `choice` on the
 * bank's page at once, or later through the returned function.
 */
async function payElsewhere(items: CartItem[], choice?: Choice) {
  const { session } = await payerStorage();
  const portal = window.location.origin;
  const { sessionid } = inscribe(bank.bank, {
    userId: session.userData.idu,
    debts: items,
    portal,
    key: createIdempotencyKey(),
  });
  const decide = (by: Choice) => bank.decide(`${portal}/banco/?sessionid=${sessionid}`, by);
  if (choice) decide(choice);
  return decide;
}

/**
 * Makes the bank list one payment, of the other browser, with the status that `statusOf` returns.
 */
function listPayment(
  items: CartItem[],
  statusOf: () => string,
  { date = new Date().toISOString() } = {},
): void {
  const payment = (estado: string) => ({
    id: 'p-1',
    referencia: 'QWER2345TYUI6789ASDF',
    fecha: date,
    estado,
    total: sumAmounts(items),
    correo: 'pagador@ejemplo.cl',
    id_Codigo_Empresa: { content: '1010' },
    empresa: 'Aguas Lleuque',
    cuentas: items.map(toWireItem),
  });
  bank.use(
    http.get('*/payments', ({ request }) => {
      const asked = new URL(request.url).searchParams;
      const wanted = asked.get('estado') ?? statusOf();
      const found = wanted === statusOf() ? [payment(wanted)] : [];
      return HttpResponse.json({ items: found, total: found.length });
    }),
  );
}

const inscriptions = () => bank.requests('inscribe').length;
const settled = () => waitFor(() => expect(isAsking()).toBe(false));
const openDebts = async () =>
  renderApp({
    url: '/consultarCuenta?empresa=aguas-lleuque&convenio=aguas-lleuque-hogar&servicio=10203040',
    ...(await payerStorage()),
  });

describe('a payer with two browsers', () => {
  it('T04 is redirected to the payment that is pending in the other one, and registers nothing', async () => {
    const items = bankItems(bank.bank);
    await payElsewhere(items, 'leavePending');
    const { session, local } = await payerStorage();
    const cart = storedCart(items);
    await renderApp({ url: '/confirmarPago', session, local: { ...local, cart } });
    await heading('Pago pendiente');
    expect(inscriptions()).toBe(0);
  });

  it('T04 whose other browser pays after the confirmation opened pays nothing by the press', async () => {
    const app = await openConfirmation(undefined, await payerStorage());
    await settled();
    await payElsewhere(bankItems(bank.bank), 'leavePending');
    await fillIn(app);
    await app.user.click(payButton());
    await heading('Pago pendiente');
    expect(inscriptions()).toBe(0);
    expect(app.left).toEqual([]);
  });

  it('T04 may pay once the bank has rejected the other payment', async () => {
    await payElsewhere(bankItems(bank.bank), 'reject');
    const app = await openConfirmation(undefined, await payerStorage());
    await fillIn(app);
    await app.user.click(payButton());
    await waitFor(() => expect(app.left).toHaveLength(1));
    expect(inscriptions()).toBe(1);
  });

  it('T04 may pay next month’s bill of the same number', async () => {
    const [bill, ...others] = bankItems(bank.bank);
    if (!bill) throw new Error('The bank lists no bill');
    await payElsewhere([bill], 'leavePending');
    const next = { ...bill, id: 'd-next', debtFrontId: 'next', amount: bill.amount + 1 };
    const app = await openConfirmation([next, ...others], await payerStorage());
    await fillIn(app);
    await app.user.click(payButton());
    await waitFor(() => expect(inscriptions()).toBe(1));
    expect(JSON.stringify(bank.requests('inscribe')[0]?.body)).toContain('"d-next"');
  });

  it('is warned, before the form, of a bill that was just paid in the other one', async () => {
    const items = bankItems(bank.bank);
    await payElsewhere(items, 'approve');
    await openConfirmation(items, await payerStorage());
    const title = await screen.findByText('Ya pagaste alguna de estas deudas');
    const form = screen.getByRole('form', { name: 'Datos de quien paga' });
    expect(title.closest('[role=status]')).toBeVisible();
    expect(title.closest('[role=status]')).toHaveTextContent(
      items.map(({ invoiceId }) => invoiceId).join(', '),
    );
    expect(title.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expectNoAxeViolations();
  });

  it.each([
    ['2026-11-28T10:32:07-03:00', 'Se pagó con tu usuario el 28 nov 2026, 10:32. Si pagas'],
    ['2026-11-28', 'Se pagó con tu usuario el 28 nov 2026. Si pagas'],
    ['ayer', 'Se pagó con tu usuario. Si pagas'],
  ])('is told the day of that payment, %s, if it can be read', async (date, text) => {
    const items = bankItems(bank.bank);
    listPayment(items, () => 'PAGADO', { date });
    await openConfirmation(items, await payerStorage());
    expect(await screen.findByText(new RegExp(`^${text}`))).toBeVisible();
  });

  it('T01 is warned instead of charged if the other one pays just before the press', async () => {
    const items = bankItems(bank.bank);
    const app = await openConfirmation(items, await payerStorage());
    await settled();
    await payElsewhere(items, 'approve');
    await fillIn(app);
    await app.user.click(payButton());
    expect(await screen.findByText(/^Una de estas deudas se acaba de pagar/)).toBeVisible();
    expect(await screen.findByText('Ya pagaste alguna de estas deudas')).toBeVisible();
    expect(inscriptions()).toBe(0);
    await app.user.click(payButton());
    await waitFor(() => expect(inscriptions()).toBe(1));
  });

  it('can pay if the bank does not list the payments', async () => {
    bank.setFault({ kind: 'error500' }, 'getPayments');
    const app = await openConfirmation(undefined, await payerStorage());
    await fillIn(app);
    await app.user.click(payButton());
    await waitFor(() => expect(app.left).toHaveLength(1));
  });

  it('sees which of the debts are being paid, and can open the payment', async () => {
    const [bill] = bankItems(bank.bank);
    if (!bill) throw new Error('The bank lists no bill');
    listPayment([bill], () => 'PENDIENTE');
    const { user } = await openDebts();
    await user.click(await screen.findByRole('button', { name: 'Consultar' }));
    const list = within(await screen.findByRole('list', { name: 'Deudas' }));
    expect(await list.findByText('Pago en curso')).toBeVisible();
    await expectNoAxeViolations();
    const open = list.getByRole('button', { name: 'Ver pago' });
    expect(open).toHaveAccessibleDescription(new RegExp(bill.invoiceId));
    await user.click(open);
    await heading('Pago pendiente');
  });

  it('T04 cannot add a bill that is being paid, whether or not its payment can be listed again, until the bank has rejected that payment', async () => {
    const [bill] = bankItems(bank.bank);
    if (!bill) throw new Error('The bank lists no bill');
    let status = 'PENDIENTE';
    let isDown = false;
    listPayment([bill], () => status);
    bank.use(
      http.get('*/payments', () => (isDown ? new HttpResponse(null, { status: 500 }) : undefined)),
    );
    const { user } = await openDebts();
    await user.click(await screen.findByRole('button', { name: 'Consultar' }));
    const list = within(await screen.findByRole('list', { name: 'Deudas' }));
    await list.findByText('Pago en curso');
    const add = () => user.click(list.getByRole('button', { name: `Agregar ${bill.invoiceId}` }));
    await add();
    expect(await screen.findByText(/^Esta deuda tiene un pago en curso/)).toBeVisible();
    await settled();
    isDown = true;
    await add();
    await settled();
    expect(list.getByText('Pago en curso')).toBeVisible();
    await add();
    expect(list.queryByText('En el carro')).toBeNull();
    await settled();
    // After the portal has refused a bill, it queries the payments again.
    isDown = false;
    status = 'RECHAZADO';
    await add();
    await waitFor(() => expect(list.queryByText('Pago en curso')).toBeNull());
    await add();
    expect(await list.findByText('En el carro')).toBeVisible();
  });

  it('is not called up to date while the payment of everything owed is pending, and can open it', async () => {
    const own = bank.state.accounts['u-1'] ?? [];
    bank.state.accounts['u-1'] = own.filter(({ alias }) => alias === 'Agua casa');
    listPayment(bankItems(bank.bank, 10), () => 'PENDIENTE');
    const { user } = await renderApp({ url: '/inicio/cuentas', ...(await payerStorage()) });
    expect(await screen.findByText('Nada más por pagar')).toBeVisible();
    expect(screen.getByText('Hay un pago en curso: espera su resultado.')).toBeVisible();
    expect(screen.queryByText(/Estás al día/)).toBeNull();
    expect(await screen.findByText('Pago en curso')).toBeVisible();
    await expectNoAxeViolations();
    const open = screen.getByRole('button', { name: 'Ver pago' });
    expect(open).toHaveAccessibleDescription('Agua casa');
    await user.click(open);
    await heading('Pago pendiente');
  });

  it('sees which of the accounts has debts that are being paid, beside the sum of the others, and can open the payment', async () => {
    listPayment(bankItems(bank.bank, 1), () => 'PENDIENTE');
    const { user } = await renderApp({ url: '/inicio/cuentas', ...(await payerStorage()) });
    expect(await screen.findByText('Pago en curso')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pagar Agua casa' })).toBeEnabled();
    await expectNoAxeViolations();
    const open = screen.getByRole('button', { name: 'Ver pago' });
    expect(open).toHaveAccessibleDescription('Agua casa');
    await user.click(open);
    await heading('Pago pendiente');
  });

  it('sees which of the accounts have debts that were just paid in the other one', async () => {
    const own = bank.state.accounts['u-1'] ?? [];
    bank.state.accounts['u-1'] = own.filter(({ alias }) => alias === 'Agua casa');
    listPayment(bankItems(bank.bank, 1), () => 'PAGADO');
    await renderApp({ url: '/inicio/cuentas', ...(await payerStorage()) });
    expect(await screen.findByText(/^Pagada hace poco: 1 de \d/)).toBeVisible();
    await expectNoAxeViolations();
  });

  it('is warned of a bill of the cart that is pending in the other one, and can open the payment', async () => {
    const [bill, ...others] = bankItems(bank.bank);
    if (!bill) throw new Error('The bank lists no bill');
    listPayment([bill], () => 'PENDIENTE');
    const { user } = await openConfirmation([bill, ...others], await payerStorage());
    const title = await screen.findByText('Alguna de estas deudas tiene un pago en curso');
    expect(title.closest('[role=status]')).toBeVisible();
    await expectNoAxeViolations();
    await user.click(screen.getByRole('button', { name: 'Ver pago' }));
    await heading('Pago pendiente');
    expect(inscriptions()).toBe(0);
  });

  it('T09 whose session ends meanwhile leaves nothing of the list', async () => {
    await payElsewhere(bankItems(bank.bank), 'leavePending');
    const { release } = holdCalls('/payments');
    const { store } = await openConfirmation(undefined, await payerStorage());
    act(() => void store.dispatch(logoutRequested('logout')));
    await heading('Paga tus cuentas en un solo lugar');
    release();
    await settled();
    expect(selectElsewhere(store.getState())).toEqual([]);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('F-');
  });
});
