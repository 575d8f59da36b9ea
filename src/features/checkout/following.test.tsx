import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Choice } from '../../../mocks/bank/paymentPage.ts';
import { addDebts } from '../../store/payment/addDebts.ts';
import type { RegisteredAttempt } from '../../store/payment/attempt.ts';
import type { ReceiptDelivery } from '../../store/payment/receipts.ts';
import { refusalMessages } from '../../store/cart/cartRules.ts';
import { isSameContent } from '../../store/cart/bills.ts';
import { selectHasPending } from '../../store/payment/paymentSlice.ts';
import { resultPath } from '../../config/paths.ts';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { button } from '../../test/controls.ts';
import { hurry } from '../../test/hurry.ts';
import { answerDebts, findDebts, openAccountStep } from '../../test/openLookup.tsx';
import { payAtBank } from '../../test/payAtBank.ts';
import { heading, passTime, payAndComeBack, reopen } from '../../test/payJourney.tsx';
import { bank, isAsking, renderApp } from '../../test/renderApp.tsx';
import { accountDebt } from '../../test/sampleAccount.ts';
import { mailedReceipt } from '../../test/sampleAttempt.ts';
import { sampleItem } from '../../test/sampleItem.ts';
import { bankItems, storedCart } from '../../test/cartInStorage.ts';

const asked = () => bank.requests('getPayments').length;
const mails = () => bank.requests('sendReceipt');
const isSent = () => screen.findByText(/Enviamos el comprobante/);

/** The portal's first polling intervals, in seconds. */
const questions = [3, 6, 12, 24, 48];

// Payments stay pending until a test settles them; usually the bank settles them after 20 seconds.
beforeEach(() => bank.setScenario({ pendingSeconds: null }));

/** The local storage of a browser with these payments. */
const storing = (attempts: RegisteredAttempt[], receipts: ReceiptDelivery[] = []) => ({
  clientEmail: 'ana@ejemplo.cl',
  payment: { version: 3, attempts, receipts },
});

/** Opens a payment's result with its bills in the cart, as the bank's page does. */
async function openResult(choice: Choice, items = bankItems(bank.bank)) {
  const attempt = payAtBank(choice, items);
  const local = { ...storing([attempt]), cart: storedCart(items) };
  return renderApp({ url: resultPath(attempt.reference), local });
}

/** Opens a URL in a browser that has a pending payment. */
const openPending = (url: string) =>
  renderApp({ url, local: storing([payAtBank('leavePending', undefined, { status: 'pending' })]) });

/** Opens the result of a pending payment with fake timers. */
async function openOnJestsClock() {
  const attempt = payAtBank('leavePending', undefined, { status: 'pending' });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  await renderApp({ url: resultPath(attempt.reference), local: storing([attempt]) });
  await passTime(0);
}
const title = () => screen.getByRole('heading', { level: 1 });

describe('T04 a pending payment', () => {
  hurry((ms) => questions.includes(ms / 1000));
  afterEach(() => jest.useRealTimers());

  it('shows its reference, empties the cart, and blocks its invoices', async () => {
    const items = bankItems(bank.bank);
    const { store } = await payAndComeBack('leavePending', items);
    await heading('Pago pendiente');
    const [{ referencia } = { referencia: '' }] = bank.state.inscriptions.slice(-1);
    expect(document.body).toHaveTextContent(referencia);
    expect(screen.getByText(/Consultando al banco/)).toBeVisible();
    expect(store.getState().cart.items).toEqual([]);
    await expectNoAxeViolations();

    const [item] = items;
    if (!item) throw new Error('The bank has no debts');
    const company = { id: 'e-1', ...item.company };
    const { dueDate = '', description = '' } = item;
    const debt = { ...item, company, dueDate, description };
    act(() => void store.dispatch(addDebts([debt], {})));
    expect(store.getState().cart.items).toEqual([]);
    expect(await screen.findByText(refusalMessages.IN_PAYMENT)).toBeVisible();
    expect(bank.outbox).toEqual([]);
  });

  it('is polled until it is paid, which changes the title once; then the receipt is mailed', async () => {
    await openResult('leavePending');
    await heading('Pago pendiente');
    expect(document.title).toBe('Pago pendiente · Portal de Pagos');
    bank.settlePending('PAGADO');
    await heading('Pago exitoso');
    expect(document.title).toBe('Pago exitoso · Portal de Pagos');
    await isSent();
    expect(bank.outbox).toHaveLength(1);
  });

  it('that is rejected in the end shows it; its accounts can be paid by a press', async () => {
    const items = bankItems(bank.bank);
    const { user, store } = await openResult('leavePending', items);
    await heading('Pago pendiente');
    bank.settlePending('RECHAZADO');
    await heading('Pago rechazado');
    expect(screen.queryByText(/siguen en el carro/)).toBeNull();
    await user.click(button('Intentar de nuevo'));
    await heading('Confirmar pago');
    expect(isSameContent(store.getState().cart.items, items)).toBe(true);
  });

  it('is polled at 3, 6, 12, 24 and 48 seconds, then every two minutes and by a button', async () => {
    await openOnJestsClock();
    expect(title()).toHaveTextContent('Pago pendiente');
    let count = asked();
    for (const seconds of questions) {
      await passTime(seconds * 1000 - 100);
      expect(asked()).toBe(count);
      await passTime(100);
      count += 1;
      expect(asked()).toBe(count);
    }
    expect(screen.getByText(/Seguimos consultando cada dos minutos/)).toBeVisible();
    await passTime(96_000);
    await passTime(480_000);
    expect(asked()).toBe(count + 5);
    bank.settlePending('PAGADO');
    act(() => button('Consultar estado').click());
    await passTime(0);
    expect(title()).toHaveTextContent('Pago exitoso');
  });

  it('continues after the tab was closed, from the home page', async () => {
    const { user } = await openPending('/');
    await screen.findByText('Tienes un pago en curso');
    bank.settlePending('PAGADO');
    await user.click(screen.getByRole('link', { name: 'Ver pago' }));
    expect(await heading('Pago exitoso')).toBeVisible();
    await isSent();
  });

  it('is polled again after the tab was closed, on any screen', async () => {
    const preguntas = await openPending('/preguntas');
    await waitFor(() => expect(asked()).toBeGreaterThan(1));
    bank.settlePending('PAGADO');
    await waitFor(() => expect(mails()).toHaveLength(1), { timeout: 4_000 });
    expect(selectHasPending(preguntas.store.getState())).toBe(false);
  });

  it('that was paid before the tab was closed, and never returned from, is settled on the home page', async () => {
    const attempt = payAtBank('approve');
    const local = { ...storing([attempt]), cart: storedCart([...attempt.items]) };
    const { store } = await renderApp({ url: '/', local });
    await waitFor(() => expect(mails()).toHaveLength(1));
    expect(store.getState().cart.items).toEqual([]);
  });

  it('that ends on the home page shows where to look', async () => {
    const { user } = await openPending('/');
    await screen.findByText('Tienes un pago en curso');
    await waitFor(() => expect(isAsking()).toBe(false));
    bank.settlePending('RECHAZADO');
    await screen.findByText('Tu pago ya tiene resultado', {}, { timeout: 4_000 });
    await user.click(screen.getByRole('link', { name: 'Ver pago' }));
    await heading('Pago rechazado');
  });

  it.each([
    ['PAGADO', 'Pago exitoso'],
    ['RECHAZADO', 'Pago rechazado'],
  ] as const)('that ends as %s while its tab is hidden changes the title', async (end, news) => {
    await openPending('/preguntas');
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(isAsking()).toBe(false));
    const usual = document.title;
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    bank.settlePending(end);
    await waitFor(() => expect(document.title).toBe(`${news} · ${usual}`), { timeout: 4_000 });
    visibility.mockRestore();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(document.title).toBe(usual);
  });

  it('is still polled during another payment, and gets its receipt', async () => {
    const [first, ...others] = bankItems(bank.bank, 2);
    const pending = payAtBank('leavePending', first ? [first] : [], { status: 'pending' });
    const second = payAtBank('approve', others, { startedAt: Date.now() + 1 });
    const local = { ...storing([pending, second]), cart: storedCart(others) };
    const app = await renderApp({ url: resultPath(second.reference), local });
    await heading('Pago exitoso');
    await isSent();
    bank.settlePending('PAGADO');
    const home = await reopen(app, '/');
    await home.user.click(await screen.findByRole('link', { name: 'Ver pago' }));
    await heading('Pago exitoso');
    expect(window.location.href).toBe(`${window.location.origin}${resultPath(pending.reference)}`);
    await isSent();
    expect(bank.outbox.map(({ to }) => to)).toEqual([['ana@ejemplo.cl'], ['ana@ejemplo.cl']]);
  });

  it('that was rejected meanwhile frees its bills when they are looked up', async () => {
    const attempt = payAtBank('leavePending', undefined, { status: 'pending' });
    bank.settlePending('RECHAZADO');
    const { ask, user, store } = await openAccountStep('aguas-lleuque', {
      local: storing([attempt]),
    });
    await ask('10203040');
    const debts = await findDebts();
    await waitFor(() => expect(within(debts).queryByText('Pago en curso')).toBeNull());
    await user.click(button('Agregar todas'));
    expect(store.getState().cart.items).toHaveLength(3);
  });

  it('that was rejected since the portal opened frees its bills as they are looked up', async () => {
    const local = storing([payAtBank('leavePending', undefined, { status: 'pending' })]);
    const { ask } = await openAccountStep('aguas-lleuque', { local });
    // The portal polls on arrival and after each of its first intervals; the next poll is more than
    // a minute later.
    await waitFor(() => expect(asked()).toBe(1 + questions.length));
    bank.settlePending('RECHAZADO');
    await ask('10203040');
    const debts = await findDebts();
    await waitFor(() => expect(within(debts).queryByText('Pago en curso')).toBeNull());
  });

  it('that is rejected while a bank lists its bills frees them at the next press', async () => {
    const attempt = payAtBank('leavePending', undefined, { status: 'pending' });
    const [bill = sampleItem()] = attempt.items;
    const { id, invoiceId, contract, dueDate = '', description = '' } = bill;
    answerDebts([accountDebt(1, { id, invoiceId, contract, dueDate, description })]);
    const local = storing([attempt]);
    const { ask, user, store } = await openAccountStep('aguas-lleuque', { local });
    await ask('10203040');
    await findDebts();
    await waitFor(() => expect(isAsking()).toBe(false));
    bank.settlePending('RECHAZADO');
    const add = button(`Agregar ${invoiceId}`);
    expect(add).toHaveAccessibleDescription('Pago en curso');
    await user.click(add);
    await waitFor(() => expect(add).not.toHaveAccessibleDescription());
    await user.click(add);
    expect(store.getState().cart.items).toHaveLength(1);
  });

  it('is polled on every screen until it has ended: cart, receipt and a message follow', async () => {
    await openOnJestsClock();
    act(() => screen.getByRole('link', { name: 'Volver' }).click());
    await passTime(0);
    expect(title()).toHaveTextContent('Consultar cuenta');
    bank.settlePending('PAGADO');
    await passTime(3_000);
    await passTime(0);
    expect(screen.getByText(/El banco aprobó tu pago de \$ /)).toBeVisible();
    expect(mails()).toHaveLength(1);
    const count = asked();
    await passTime(600_000);
    expect(asked()).toBe(count);
  });
});

describe('T06 the receipt', () => {
  it('is mailed once, over reloads, later visits and other tabs', async () => {
    const app = await openResult('approve');
    await heading('Pago exitoso');
    await isSent();
    const [mail] = bank.outbox;
    expect(mail).toMatchObject({ to: ['ana@ejemplo.cl'], subject: 'Comprobante de pago' });
    expect(mail?.body).toContain('Total pagado');

    const reloaded = await reopen(app);
    await heading('Pago exitoso');
    await isSent();
    const { pathname, search } = window.location;
    const url = `${pathname}${search}`;
    await reloaded.close();
    // Unlike a reload, a later visit begins without session storage.
    sessionStorage.clear();
    await renderApp({ url });
    await heading('Pago exitoso');
    await isSent();
    await renderApp({ url });
    await waitFor(() => expect(screen.getAllByText(/Enviamos el comprobante/)).toHaveLength(2));
    expect(mails()).toHaveLength(1);
    expect(bank.violations).toEqual([]);
  });

  it('that could not be mailed is mailed again only by the payer', async () => {
    bank.setScenario({ mailFailure: true });
    const app = await openResult('approve');
    expect(await screen.findByText('No pudimos confirmar el envío del comprobante')).toBeVisible();
    bank.setScenario({ mailFailure: false });
    const { user } = await reopen(app);
    await screen.findByText('No pudimos confirmar el envío del comprobante');
    expect(mails()).toHaveLength(1);
    await user.click(button('Enviar comprobante'));
    await isSent();
    expect(mails()).toHaveLength(2);
    expect(bank.outbox).toHaveLength(1);
  });

  it('whose sending was interrupted is never mailed twice automatically', async () => {
    const attempt = payAtBank('approve', undefined, { status: 'paid' });
    const { reference } = attempt;
    const sending = mailedReceipt('sending', { reference, at: Date.now() });
    await renderApp({ url: resultPath(attempt.reference), local: storing([attempt], [sending]) });
    expect(await screen.findByText('No pudimos confirmar el envío del comprobante')).toBeVisible();
    expect(button('Enviar comprobante')).not.toHaveAttribute('aria-disabled');
    // The portal has the receipt, and could mail it.
    await screen.findByRole('table', { name: 'Cuentas pagadas' });
    await waitFor(() => expect(isAsking()).toBe(false));
    expect(mails()).toEqual([]);
  });

  it('is sent to another address on request', async () => {
    const { user } = await openResult('approve');
    await isSent();
    await user.click(button('Enviar a otro correo'));
    const field = screen.getByRole('textbox', { name: 'Correo electrónico' });
    expect(field).toHaveValue('');
    await user.click(button('Enviar comprobante'));
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        expect.stringContaining('Por favor, ingresa tu correo electrónico'),
      ),
    );
    await user.click(field);
    await user.paste('eva@ejemplo.cl');
    await user.click(button('Enviar comprobante'));
    await screen.findByText(/Enviamos el comprobante a eva@ejemplo\.cl \(\d\d:\d\d\)\./);
    await waitFor(() =>
      expect(bank.outbox.map(({ to }) => to)).toEqual([['ana@ejemplo.cl'], ['eva@ejemplo.cl']]),
    );
  });
});
