import { jest } from '@jest/globals';
import type { CartItem } from '../../api/cartItem.ts';
import { getPayment } from '../../api/paymentsApi.ts';
import { getReceipt } from '../../api/receiptsApi.ts';
import { once } from '../../api/bankApi.ts';
import { paths } from '../../config/paths.ts';
import { listed, openPayments, receiptOf } from '../../test/store/openPayments.ts';
import { mailedReceipt, sampleAttempt } from '../../test/sampleAttempt.ts';
import { sampleItem } from '../../test/sampleItem.ts';
import { clearToasts } from '../../ui/toasts/toasts.ts';
import { connectionRestored } from '../device/connectionSlice.ts';
import type { StoreExtra } from '../device/extra.ts';
import { sessionEnded } from '../session/sessionSlice.ts';
import type { RegisteredAttempt } from './attempt.ts';
import { formerPayerForgotten } from '../session/sessionSlice.ts';
import { receiptRequested } from './paymentSlice.ts';
import type { PaymentState } from './paymentSlice.ts';
import type { ReceiptDelivery } from './receipts.ts';

const goTo = (path: string) => window.history.replaceState(null, '', path);

beforeEach(() => goTo(paths.payServices));
afterEach(() => {
  jest.useRealTimers();
  clearToasts();
  goTo('/');
});

const bills = [
  sampleItem({ invoiceId: 'F-1', amount: 12_000 }),
  sampleItem({ invoiceId: 'F-2', amount: 6_000 }),
];
type Opened = ReturnType<typeof openPayments>;

/** Opens a portal with one stored payment: the bank lists it as paid and has its receipt. */
function remembering(
  changes: Partial<RegisteredAttempt> = {},
  payment: Partial<PaymentState> = {},
  items: readonly CartItem[] = bills,
  extra: Partial<StoreExtra> = {},
): Opened {
  const attempt = sampleAttempt({ items: bills, startedAt: Date.now(), ...changes });
  const portal = openPayments({ payment: { attempts: [attempt], ...payment }, extra });
  portal.answers['payments'] = () => ({ items: [listed(items)], total: 1 });
  portal.answers['get-comprobante-pago'] = () => receiptOf(items);
  return portal;
}
/**
 * Opens a portal like `remembering` does, but another tab mails the receipt before this tab gets
 * the lock.
 */
function rememberingSent(
  changes: Partial<RegisteredAttempt>,
  payment: Partial<PaymentState>,
): Opened {
  const portal = remembering(changes, payment, bills, {
    exclusively: (_name, task) => {
      const { attempts } = portal.store.getState().payment;
      const stored = { version: 2, attempts, receipts: [receipt('sent')] };
      window.localStorage.setItem('payment', JSON.stringify(stored));
      return task();
    },
  });
  return portal;
}
/** Fetches the payment, as a screen does, then advances the clock. */
async function look(portal: Opened, milliseconds = 0) {
  const asked = { reference: 'R-1', paymentKey: 'llave-1' };
  void portal.store.dispatch(getPayment.initiate(asked, once));
  await portal.pass(milliseconds);
}
/** Fetches a receipt, as a screen does. */
async function openReceipt(portal: Opened, reference = 'R-1') {
  const paid = { reference, paymentKey: 'llave-1', total: 18_000 };
  void portal.store.dispatch(getReceipt.initiate({ ...paid, serviceId: 's', filterId: 'f' }));
  await portal.pass();
}
const receipts = ({ store }: Opened) =>
  store.getState().payment.receipts.map(({ state, requests }) => [state, requests]);
const mails = ({ calls }: Opened) =>
  calls.filter(({ name }) => name === 'enviaComprobante').map(({ body }) => body);
const receipt = (state: ReceiptDelivery['state'] = 'sending') =>
  mailedReceipt(state, { at: Date.now() });
const late = () => ({ registros: [], total: 0 });

describe('the receipt of a paid payment', () => {
  it('is mailed once by the browser that paid it: stored as sending before, and as sent after', async () => {
    const portal = remembering();
    await look(portal);
    await look(portal);
    expect(mails(portal)).toEqual([{ mail: 'ana@banco.cl', valor: '<p>Comprobante</p>' }]);
    expect(receipts(portal)).toEqual([['sent', 0]]);
    expect(portal.log.slice(portal.log.indexOf('locks receipt'))).toEqual([
      'locks receipt',
      'consultarConfiguraciones',
      'get-comprobante-pago',
      'saves',
      'enviaComprobante',
      'saves',
      'frees receipt',
      'payments',
    ]);
    expect(portal.store.getState().bank.mutations).toEqual({});
    expect(portal.receipts).toMatchObject([
      {
        payment: { reference: 'R-1', total: 18_000 },
        lines: [{ amount: 12_000 }, { amount: 6_000 }],
      },
    ]);
  });

  it('is fetched from the configured report', async () => {
    const portal = remembering();
    await look(portal);
    const { body } = portal.calls.find(({ name }) => name === 'get-comprobante-pago') ?? {};
    expect(JSON.stringify(body)).toContain('"s"');
    expect(JSON.stringify(body)).toContain('"f"');
    expect(JSON.stringify(body)).toContain('R-1');
  });

  it.each([{ paymentServiceId: 's' }, { paymentServiceFilterId: 'f' }, {}])(
    'is not fetched if the bank configured no report but %j',
    async (configured) => {
      const portal = remembering();
      portal.answers['consultarConfiguraciones'] = () => configured;
      await look(portal);
      expect(portal.count('get-comprobante-pago')).toBe(0);
      expect([mails(portal), receipts(portal)]).toEqual([[], []]);
    },
  );

  it('is mailed while the bank covers only a part with the payment, for that part', async () => {
    const portal = remembering({}, {}, bills.slice(0, 1));
    await look(portal);
    expect(mails(portal)).toHaveLength(1);
    expect(portal.receipts).toMatchObject([{ payment: { total: 12_000 } }]);
  });

  it.each(['PENDIENTE', 'RECHAZADO', 'ANULADO'])('is not mailed while it is %s', async (estado) => {
    const portal = remembering();
    portal.answers['payments'] = () => ({ items: [listed(bills, { estado })], total: 1 });
    await look(portal);
    expect([mails(portal), receipts(portal)]).toEqual([[], []]);
    expect(portal.count('get-comprobante-pago')).toBe(0);
  });

  it('is not mailed while the bank contradicts itself in it', async () => {
    const portal = remembering();
    portal.answers['payments'] = () => ({ items: [listed(bills, { total: 1 })], total: 1 });
    await look(portal);
    expect(portal.count('get-comprobante-pago')).toBe(0);
    expect([mails(portal), receipts(portal)]).toEqual([[], []]);
  });

  it('is not mailed while the bank’s lists other bills of the same sum', async () => {
    const portal = remembering();
    const others = bills.map((bill) => ({ ...bill, invoiceId: `9${bill.invoiceId}` }));
    portal.answers['get-comprobante-pago'] = () => receiptOf(others);
    await look(portal);
    expect(portal.count('get-comprobante-pago')).toBe(1);
    portal.store.dispatch(receiptRequested({ reference: 'R-1', email: 'eva@ejemplo.cl' }));
    await portal.pass();
    expect(mails(portal)).toEqual([]);
    expect(receipts(portal)).toEqual([['missing', 1]]);
  });

  it('T40 is not mailed, nor fetched, if the bank returns only the public fields', async () => {
    const portal = remembering({ paymentKey: 'plantada' });
    const cuentas = bills.map(({ company, contract, amount }) => ({ company, contract, amount }));
    portal.answers['payments'] = () => ({
      items: [listed(bills, { cuentas, correo: undefined })],
      total: 1,
    });
    await look(portal);
    portal.store.dispatch(receiptRequested({ reference: 'R-1', email: 'eva@ejemplo.cl' }));
    await portal.pass(200_000);
    expect(mails(portal)).toEqual([]);
    expect(portal.count('get-comprobante-pago')).toBe(0);
  });

  it('is mailed to the bank’s address if it was paid through a link', async () => {
    const portal = remembering({ link: 'https://banco.cl/D-1' });
    await look(portal);
    expect(mails(portal)).toMatchObject([{ mail: 'ana@banco.cl' }]);
  });

  it('is not mailed if this browser only mailed a link of it, or the bank has no address', async () => {
    const made = remembering({ isPaidHere: false });
    await look(made);
    const withoutEmail = remembering({ link: 'https://banco.cl/D-1' });
    withoutEmail.answers['payments'] = () => ({
      items: [listed(bills, { correo: null })],
      total: 1,
    });
    await look(withoutEmail, 200_000);
    expect([mails(made), mails(withoutEmail)]).toEqual([[], []]);
    expect(withoutEmail.log).not.toContain('locks receipt');
    expect(withoutEmail.count('payments')).toBe(1);
  });

  it('is mailed by another browser if this one did not pay it', async () => {
    const portal = remembering({ reference: 'R-9' });
    await look(portal);
    expect(mails(portal)).toEqual([]);
  });

  it('that failed to be mailed is not mailed again automatically', async () => {
    const portal = remembering();
    portal.answers['enviaComprobante'] = () => Response.json({}, { status: 500 });
    await look(portal);
    await look(portal, 200_000);
    expect(receipts(portal)).toEqual([['failed', 0]]);
    expect(mails(portal)).toHaveLength(1);
  });

  it('that cannot be rendered fails like one that cannot be mailed', async () => {
    const renderReceipt = () => Promise.reject(new Error('no code'));
    const portal = remembering({}, {}, bills, { renderReceipt });
    await look(portal);
    expect(receipts(portal)).toEqual([['failed', 0]]);
  });

  it('is fetched again after 3, 6, 12, 24 and 48 seconds while the bank does not have it, then at the next check', async () => {
    const portal = remembering();
    portal.answers['get-comprobante-pago'] = late;
    await look(portal);
    const begun = Date.now();
    const times: number[] = [];
    portal.answers['get-comprobante-pago'] = () => {
      times.push(Math.round((Date.now() - begun) / 1_000));
      return late();
    };
    for (let step = 0; step < 80; step += 1) await portal.pass(3_000);
    expect(times).toEqual([3, 9, 21, 45, 93]);
    expect(portal.count('payments')).toBe(6);
    expect([mails(portal), receipts(portal)]).toEqual([[], []]);
    portal.answers['get-comprobante-pago'] = () => receiptOf(bills);
    await look(portal);
    expect(mails(portal)).toHaveLength(1);
  });

  it('is mailed when the bank has it at last, with the payment’s state fetched each time', async () => {
    const portal = remembering();
    portal.answers['get-comprobante-pago'] = late;
    await look(portal);
    await portal.pass(3_000);
    expect(portal.count('payments')).toBe(2);
    portal.answers['get-comprobante-pago'] = () => receiptOf(bills);
    await portal.pass(6_000);
    expect(mails(portal)).toHaveLength(1);
    expect(receipts(portal)).toEqual([['sent', 0]]);
  });

  it('is mailed as soon as a screen has it', async () => {
    const portal = remembering();
    portal.answers['get-comprobante-pago'] = late;
    await look(portal);
    portal.answers['get-comprobante-pago'] = () => receiptOf(bills);
    const before = portal.count('payments');
    await openReceipt(portal);
    expect(mails(portal)).toHaveLength(1);
    expect(portal.count('payments')).toBe(before);
  });

  it('is not mailed because a screen has another one', async () => {
    const portal = remembering();
    portal.answers['get-comprobante-pago'] = late;
    await look(portal);
    portal.answers['get-comprobante-pago'] = () => receiptOf(bills);
    await openReceipt(portal, 'R-2');
    expect(mails(portal)).toEqual([]);
  });

  it('that a screen has first, of an ended payment, is mailed', async () => {
    const portal = remembering({ status: 'paid' });
    void portal.store.dispatch(getPayment.initiate({ reference: 'R-1', paymentKey: 'llave-1' }));
    await portal.pass();
    await openReceipt(portal);
    expect(mails(portal)).toHaveLength(1);
  });

  it.each([
    ['while it waits for the bank', 'late'],
    ['while the bank is asked for it', 'asked'],
  ])('is dropped after a logout %s', async (_name, when) => {
    const portal = remembering();
    portal.answers['get-comprobante-pago'] = () => {
      if (when === 'asked') portal.store.dispatch(formerPayerForgotten());
      return when === 'asked' ? receiptOf(bills) : late();
    };
    await look(portal);
    portal.answers['get-comprobante-pago'] = () => receiptOf(bills);
    portal.store.dispatch(sessionEnded('here'));
    await portal.pass(200_000);
    expect([mails(portal), receipts(portal)]).toEqual([[], []]);
    expect(portal.count('payments')).toBe(1);
  });

  it('is not mailed by this tab if another one has done so before it gets the lock', async () => {
    const portal = rememberingSent({}, {});
    await look(portal);
    expect(mails(portal)).toEqual([]);
    expect(portal.count('get-comprobante-pago')).toBe(0);
    expect(receipts(portal)).toEqual([['sent', 0]]);
  });
});

describe('a receipt at the payer’s request', () => {
  const ask = receiptRequested({ reference: 'R-1', email: 'eva@ejemplo.cl' });
  /**
   * Opens a portal in which a screen fetches the payment before the bank has the receipt;
   * afterwards the bank has it. With `state`, this browser has stored the receipt in that state.
   */
  async function reading(state?: ReceiptDelivery['state']) {
    const sent = state ? [receipt(state)] : [];
    const portal = remembering({ status: 'paid' }, { receipts: sent });
    portal.answers['get-comprobante-pago'] = late;
    void portal.store.dispatch(getPayment.initiate({ reference: 'R-1', paymentKey: 'llave-1' }));
    await portal.pass();
    portal.answers['get-comprobante-pago'] = () => receiptOf(bills);
    return portal;
  }

  it.each(['sent', 'failed', 'missing', undefined] as const)(
    'after it was %s is sent to the requested address',
    async (state) => {
      const portal = await reading(state);
      portal.store.dispatch(ask);
      await portal.pass();
      expect(mails(portal)).toEqual([{ mail: 'eva@ejemplo.cl', valor: '<p>Comprobante</p>' }]);
      expect(receipts(portal)).toEqual([['sent', 1]]);
      expect(portal.log).toContain('locks receipt');
    },
  );

  it('is sent once while it is being sent', async () => {
    const portal = await reading('sending');
    portal.store.dispatch(ask);
    await portal.pass();
    expect(mails(portal)).toEqual([]);
    expect(receipts(portal)).toEqual([['sending', 0]]);
  });

  it.each([
    [undefined, 'missing'],
    ['missing', 'missing'],
    ['sent', 'failed'],
    ['failed', 'failed'],
  ] as const)(
    'that the bank does not have becomes, if it was %s before, then %s',
    async (before, after) => {
      const portal = await reading(before);
      portal.answers['get-comprobante-pago'] = late;
      portal.store.dispatch(ask);
      await portal.pass();
      expect(mails(portal)).toEqual([]);
      expect(receipts(portal)).toEqual([[after, 1]]);
      expect(portal.log.at(-2)).toBe('saves');
    },
  );

  it('that the bank does not have is mailed automatically later, if it never was', async () => {
    const portal = remembering();
    portal.answers['get-comprobante-pago'] = late;
    await look(portal);
    portal.store.dispatch(ask);
    await portal.pass();
    expect(receipts(portal)).toEqual([['missing', 1]]);
    portal.answers['get-comprobante-pago'] = () => receiptOf(bills);
    await portal.pass(3_000);
    expect(mails(portal)).toMatchObject([{ mail: 'ana@banco.cl' }]);
  });
});

describe('a receipt of an earlier page', () => {
  it('that was being mailed counts as failed', async () => {
    const portal = remembering({ status: 'paid' }, { receipts: [receipt()] });
    await portal.open();
    expect(receipts(portal)).toEqual([['failed', 0]]);
    expect(mails(portal)).toEqual([]);
    const [first, second] = portal.log;
    expect([first, second]).toEqual(['locks receipt', 'saves']);
  });

  it('that another tab finished meanwhile has that tab’s state', async () => {
    const portal = rememberingSent({ status: 'paid' }, { receipts: [receipt()] });
    portal.store.dispatch(connectionRestored());
    await portal.pass();
    expect(receipts(portal)).toEqual([['sent', 0]]);
  });

  it.each([
    ['a paid payment whose receipt was not mailed', { status: 'paid' }, undefined, 1],
    ['one whose receipt the bank did not have', { status: 'paid' }, 'missing', 1],
    ['one paid through a link', { status: 'paid', link: 'https://b.cl/D' }, undefined, 1],
    ['one whose receipt was sent', { status: 'paid' }, 'sent', 0],
    ['one whose receipt failed', { status: 'paid' }, 'failed', 0],
    [
      'one that somebody else paid with a link',
      { status: 'paid', isPaidHere: false },
      undefined,
      0,
    ],
    ['one that was rejected', { status: 'rejected' }, undefined, 0],
  ] as const)('%s: it is mailed so often: %#', async (_name, changes, state, times) => {
    const portal = remembering(changes, state && { receipts: [receipt(state)] });
    await portal.open();
    expect(mails(portal)).toHaveLength(times);
    expect(portal.count('payments')).toBe(times);
  });

  it('without an answer is not fetched', async () => {
    const asked = {
      ...sampleAttempt({ items: bills, startedAt: Date.now() }),
      status: 'asked' as const,
    };
    const portal = openPayments({ payment: { attempts: [asked] } });
    await portal.open();
    expect(portal.count('payments')).toBe(0);
    expect(portal.log).not.toContain('locks receipt');
  });

  it('is left to the result screen', async () => {
    goTo(paths.result);
    const portal = remembering({ status: 'paid' });
    await portal.open();
    expect(portal.count('payments')).toBe(0);
  });

  it('is mailed as soon as the connection is back', async () => {
    const portal = remembering({ status: 'paid' });
    portal.store.dispatch(connectionRestored());
    await portal.pass();
    expect(mails(portal)).toHaveLength(1);
  });
});
