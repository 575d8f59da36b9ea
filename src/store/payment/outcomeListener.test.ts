import { jest } from '@jest/globals';
import { getPayments } from '../../api/paymentsApi.ts';
import { debtsListed } from '../../api/events.ts';
import type { CartItem } from '../../api/cartItem.ts';
import { paths } from '../../config/paths.ts';
import { listed, openPayments } from '../../test/store/openPayments.ts';
import { sampleAttempt } from '../../test/sampleAttempt.ts';
import { sampleItem } from '../../test/sampleItem.ts';
import { clearToasts, waitingToasts } from '../../ui/toasts/toasts.ts';
import { debtRefused, selectItems } from '../cart/cartSlice.ts';
import { portalShownAgain } from '../device/appEvents.ts';
import { connectionRestored } from '../device/connectionSlice.ts';
import { accountsConsulted, targetChosen } from '../lookup/lookupSlice.ts';
import type { RegisteredAttempt } from './attempt.ts';
import {
  outcomeFollowed,
  outcomeUnfollowed,
  paymentRegistered,
  paymentsChangedElsewhere,
  selectIsPaying,
  selectIsResting,
} from './paymentSlice.ts';

const goTo = (path: string) => window.history.replaceState(null, '', path);

beforeEach(() => goTo(paths.payServices));
afterEach(() => {
  jest.useRealTimers();
  clearToasts();
  goTo('/');
});

const [bill, other] = [
  sampleItem({ invoiceId: 'F-1', amount: 12_000 }),
  sampleItem({ invoiceId: 'F-2', amount: 6_000 }),
];
type Opened = ReturnType<typeof openPayments>;

/** Opens a portal with one stored payment of `bill` and `other`; `items` are in the cart. */
function remembering(changes: Partial<RegisteredAttempt>, items = [bill, other]): Opened {
  const attempt = sampleAttempt({
    items: [bill, other],
    startedAt: Date.now(),
    ...changes,
  });
  return openPayments({ items, payment: { attempts: [attempt] } });
}
/** Sets the payment's state (`estado`) and bills in the bank's answer. */
function say(portal: Opened, estado: string, items: readonly CartItem[] = [bill, other]) {
  portal.answers['payments'] = () => ({
    items: [listed(items, { estado, correo: null })],
    total: 1,
  });
}
/** Advances the clock; returns for each query the seconds from the start until it was sent. */
async function asksWithin(portal: Opened, milliseconds: number): Promise<number[]> {
  const times: number[] = [];
  const begun = Date.now();
  const answer = portal.answers['payments'];
  portal.answers['payments'] = (call) => {
    times.push(Math.round((Date.now() - begun) / 1_000));
    return answer?.(call);
  };
  // Every polling interval is a multiple of this step, so each query is sent at the end of a step.
  for (let passed = 0; passed < milliseconds; passed += 1_500) await portal.pass(1_500);
  return times;
}
const status = ({ store }: Opened) => store.getState().payment.attempts[0]?.status;
const references = ({ calls }: Opened) =>
  calls.filter(({ name }) => name === 'payments').map(({ params }) => params['referencia']);

describe('a pending payment', () => {
  it('is fetched as soon as the portal opens, then after 3, 6, 12 … seconds, finally every two minutes', async () => {
    const portal = remembering({ status: 'pending' });
    say(portal, 'PENDIENTE');
    await portal.open();
    expect(references(portal)).toEqual(['R-1']);
    expect(await asksWithin(portal, 440_000)).toEqual([3, 9, 21, 45, 93, 189, 309, 429]);
  });

  it('is no longer fetched once the bank has decided', async () => {
    const portal = remembering({ status: 'pending' });
    say(portal, 'RECHAZADO');
    await portal.open();
    expect(status(portal)).toBe('rejected');
    expect(await asksWithin(portal, 300_000)).toEqual([]);
  });

  it('is fetched from the moment in which it becomes pending', async () => {
    const portal = openPayments();
    say(portal, 'PENDIENTE');
    const begun = { items: [bill, other], startedAt: Date.now(), owner: '', isPaidHere: true };
    portal.store.dispatch(paymentRegistered({ ...begun, reference: 'R-1' }));
    portal.store.dispatch(outcomeFollowed('R-1'));
    await portal.pass();
    portal.store.dispatch(outcomeUnfollowed());
    expect(await asksWithin(portal, 4_000)).toEqual([3]);
  });

  it('is fetched from the moment in which another tab stores it', async () => {
    const portal = openPayments();
    say(portal, 'PENDIENTE');
    const theirs = sampleAttempt({
      items: [bill, other],
      status: 'pending',
      startedAt: Date.now(),
    });
    portal.store.dispatch(paymentsChangedElsewhere({ attempts: [theirs], receipts: [] }));
    expect(await asksWithin(portal, 10_000)).toEqual([3, 9]);
  });

  it('is no longer fetched once another tab stores that it is paid, because that tab mails the receipt', async () => {
    const portal = remembering({ status: 'pending' });
    say(portal, 'PENDIENTE');
    await portal.open();
    const [known] = portal.store.getState().payment.attempts;
    const paid = sampleAttempt({ ...known, status: 'paid', toldAt: Date.now() + 1 });
    portal.store.dispatch(paymentsChangedElsewhere({ attempts: [paid], receipts: [] }));
    expect(status(portal)).toBe('paid');
    expect(await asksWithin(portal, 300_000)).toEqual([]);
  });

  it('is fetched again as soon as the connection is back', async () => {
    const portal = remembering({ status: 'pending' });
    say(portal, 'PENDIENTE');
    await portal.open();
    await portal.pass(50_000);
    const before = portal.count('payments');
    portal.store.dispatch(connectionRestored());
    await portal.pass();
    expect(portal.count('payments')).toBe(before + 1);
  });

  it.each([
    ['one of its bills is listed among others', debtsListed([sampleItem(), bill]), 1],
    ['the cart refuses one of them', debtRefused('IN_PAYMENT'), 1],
    ['other bills are listed', debtsListed([sampleItem()]), 0],
    ['the cart refuses a bill for another reason', debtRefused('FULL'), 0],
  ])('is fetched when %s: %#', async (_name, action, times) => {
    const portal = remembering({ status: 'pending' });
    say(portal, 'PENDIENTE');
    portal.store.dispatch(action);
    await portal.pass();
    expect(portal.count('payments')).toBe(times);
  });

  it('is the only one fetched when its bills are listed', async () => {
    const attempts = [
      sampleAttempt({ items: [bill], status: 'pending', reference: 'R-1' }),
      sampleAttempt({ items: [other], startedAt: 2, reference: 'R-2' }),
    ];
    const portal = openPayments({ payment: { attempts } });
    portal.store.dispatch(debtRefused('IN_PAYMENT'));
    await portal.pass();
    expect(references(portal)).toEqual(['R-1']);
  });
});

describe('a payment that was left open', () => {
  it.each([
    [paths.home, { isPaidHere: true }, 1],
    [paths.home, { link: 'https://banco.cl/D-1' }, 1],
    [paths.home, { isPaidHere: false }, 0],
    [paths.payServices, { isPaidHere: true }, 0],
    [paths.result, { isPaidHere: true }, 0],
  ])('on %s, with %j, is fetched so often: %i', async (path, changes, times) => {
    goTo(path);
    const portal = remembering({ status: 'open', ...changes });
    await portal.open();
    expect(portal.count('payments')).toBe(times);
    expect(await asksWithin(portal, 10_000)).toEqual([]);
  });

  it('is not fetched while a result screen fetches it, even if it is pending', async () => {
    goTo(paths.result);
    const portal = remembering({ status: 'pending' });
    await portal.open();
    expect(portal.count('payments')).toBe(0);
  });

  it('is no longer fetched once the bank has decided', async () => {
    goTo(paths.home);
    const portal = remembering({ status: 'rejected' });
    await portal.open();
    expect(portal.count('payments')).toBe(0);
  });
});

describe('a screen that waits for an outcome', () => {
  const isResting = ({ store }: Opened) => selectIsResting(store.getState(), 'R-1');

  it('makes the portal fetch at once and at growing intervals, and offers a button after two minutes', async () => {
    goTo(paths.result);
    const portal = remembering({ status: 'open' });
    portal.store.dispatch(outcomeFollowed('R-1'));
    await portal.pass();
    expect(portal.count('payments')).toBe(1);
    expect(await asksWithin(portal, 90_000)).toEqual([3, 9, 21, 45]);
    expect(isResting(portal)).toBe(false);
    expect(await asksWithin(portal, 400_000)).toEqual([3]);
    expect(isResting(portal)).toBe(true);
  });

  it.each(['PAGADO', 'RECHAZADO', 'ANULADO'])('rests once the bank answers %s', async (estado) => {
    goTo(paths.result);
    const portal = remembering({ status: 'open' });
    say(portal, estado);
    portal.store.dispatch(outcomeFollowed('R-1'));
    await portal.pass();
    expect(isResting(portal)).toBe(true);
    expect(await asksWithin(portal, 100_000)).toEqual([]);
  });

  it('continues while the payment is pending, unknown, or unanswered', async () => {
    goTo(paths.result);
    const portal = remembering({ status: 'open' });
    say(portal, 'PENDIENTE');
    portal.store.dispatch(outcomeFollowed('R-1'));
    await portal.pass();
    expect(isResting(portal)).toBe(false);
    portal.answers['payments'] = () => Response.json({}, { status: 400 });
    await portal.pass(3_100);
    expect(isResting(portal)).toBe(false);
  });

  it('does not rest because another payment ended', async () => {
    const attempts = [
      sampleAttempt({ items: [bill], reference: 'R-1' }),
      sampleAttempt({ items: [other], startedAt: 2, reference: 'R-2', status: 'pending' }),
    ];
    const portal = openPayments({ payment: { attempts } });
    portal.answers['payments'] = ({ params }) =>
      params['referencia'] === 'R-2'
        ? { items: [listed([other], { referencia: 'R-2', estado: 'RECHAZADO' })], total: 1 }
        : { items: [], total: 0 };
    portal.store.dispatch(outcomeFollowed('R-1'));
    await portal.pass();
    expect(references(portal)).toEqual(['R-1', 'R-2']);
    expect(isResting(portal)).toBe(false);
  });

  it('ends the fetching once no screen waits', async () => {
    const portal = remembering({ status: 'open' });
    portal.store.dispatch(outcomeFollowed('R-1'));
    await portal.pass(4_000);
    portal.store.dispatch(outcomeUnfollowed());
    await portal.pass(6_000);
    expect(await asksWithin(portal, 100_000)).toEqual([]);
  });
});

describe('an outcome that arrives while the payer is on another screen', () => {
  const texts = () => waitingToasts().map(({ text, ...look }) => [text, look]);

  it.each([
    [
      'PAGADO',
      'El banco aprobó tu pago de $ 18.000.',
      { targetClass: 'success', outlivesScreen: true },
    ],
    [
      'RECHAZADO',
      'El banco rechazó tu pago de $ 18.000 y no hizo ningún cobro.',
      { targetClass: 'warning', duration: null, outlivesScreen: true },
    ],
  ])('shows a message: %s', async (estado, text, look) => {
    const portal = remembering({ status: 'pending' });
    say(portal, estado);
    await portal.open();
    expect(texts()).toEqual([[text, look]]);
  });

  it('is announced with the sum of the bills that the bank counts to it', async () => {
    const portal = remembering({ status: 'pending' });
    say(portal, 'PAGADO', [bill]);
    await portal.open();
    expect(texts()[0]?.[0]).toBe('El banco aprobó tu pago de $ 12.000.');
  });

  it.each(['PENDIENTE', 'ANULADO'])('shows no message without a change: %s', async (estado) => {
    const portal = remembering({ status: 'pending' });
    say(portal, estado);
    await portal.open();
    expect(texts()).toEqual([]);
  });

  it('shows no message for a payment that was not pending', async () => {
    goTo(paths.home);
    const portal = remembering({ status: 'open' });
    say(portal, 'PAGADO');
    await portal.open();
    expect(status(portal)).toBe('paid');
    expect(texts()).toEqual([]);
  });

  it('shows no message on the screen of the payment', async () => {
    goTo(paths.result);
    const portal = remembering({ status: 'pending' });
    say(portal, 'PAGADO');
    portal.store.dispatch(outcomeFollowed('R-1'));
    await portal.pass();
    expect(status(portal)).toBe('paid');
    expect(texts()).toEqual([]);
  });
});

describe('the effect of an outcome', () => {
  const items = ({ store }: Opened) => selectItems(store.getState());

  it.each(['PAGADO', 'PENDIENTE'])('%s removes the bills from the cart', async (estado) => {
    const portal = remembering({ status: 'open' });
    say(portal, estado);
    portal.store.dispatch(outcomeFollowed('R-1'));
    await portal.pass();
    expect(items(portal)).toEqual([]);
  });

  it.each(['RECHAZADO', 'ANULADO'])('%s leaves the cart unchanged', async (estado) => {
    const portal = remembering({ status: 'open' });
    say(portal, estado);
    portal.store.dispatch(outcomeFollowed('R-1'));
    await portal.pass();
    expect(items(portal)).toEqual([bill, other]);
  });

  it('is none for a payment that this browser did not make', async () => {
    const portal = openPayments({ items: [bill, other] });
    say(portal, 'PAGADO');
    portal.store.dispatch(outcomeFollowed('R-1'));
    await portal.pass();
    expect(items(portal)).toEqual([bill, other]);
  });

  it('is to put bills that the payment does not cover back into the cart', async () => {
    const portal = remembering({ status: 'pending' }, []);
    say(portal, 'PAGADO', [bill]);
    await portal.open();
    // The listener imports this module on demand; without this await it might not be loaded yet.
    await import('./addDebts.ts');
    await portal.pass();
    expect(items(portal)).toMatchObject([{ id: other.id, amount: other.amount }]);
  });

  it('is not repeated', async () => {
    const portal = remembering({ status: 'pending', coveredIds: [bill.debtFrontId] }, []);
    say(portal, 'PAGADO', [bill]);
    await portal.open();
    await import('./addDebts.ts');
    await portal.pass();
    expect(items(portal)).toEqual([]);
  });

  it.each([
    ['PAGADO', true],
    ['PENDIENTE', false],
  ])('renews the query if a pending one is %s now: %s', async (estado, isNew) => {
    const portal = remembering({ status: 'pending' });
    say(portal, estado);
    portal.store.dispatch(targetChosen({ contractId: 'c-1' }));
    portal.store.dispatch(accountsConsulted({ kind: 'SERVICE_ID', values: ['1'] }));
    const before = portal.store.getState().lookup.query;
    await portal.open();
    expect(portal.store.getState().lookup.query === before).toBe(!isNew);
  });
});

describe('a list with a later state of a payment', () => {
  const filters = { from: '', to: '', companyId: '', status: '' as const };

  it.each([
    ['open', 'RECHAZADO', 1],
    ['open', 'PENDIENTE', 1],
    ['pending', 'PAGADO', 1],
    ['pending', 'PENDIENTE', 0],
    ['paid', 'PAGADO', 0],
  ] as const)('has an %s one fetched that it lists as %s: %i', async (own, estado, times) => {
    const portal = remembering({ status: own });
    say(portal, estado);
    void portal.store.dispatch(getPayments.initiate({ ...filters, userId: 'u-1', page: 1 }));
    await portal.pass();
    expect(references(portal).filter((reference) => reference === 'R-1')).toHaveLength(times);
  });
});

describe('a payer who returns from the bank', () => {
  it('finds paid and pending bills out of the cart, and the button ready', async () => {
    const pending = sampleAttempt({ items: [bill], status: 'pending' });
    const portal = openPayments({
      items: [bill, other],
      payment: { attempts: [pending], busy: true },
    });
    portal.store.dispatch(portalShownAgain());
    expect(selectItems(portal.store.getState())).toEqual([other]);
    expect(selectIsPaying(portal.store.getState())).toBe(false);
    portal.close();
  });

  it('finds the cart unchanged if none of its bills is paid', () => {
    const portal = openPayments({ items: [bill], payment: { attempts: [sampleAttempt()] } });
    const { cart } = portal.store.getState();
    portal.store.dispatch(portalShownAgain());
    expect(portal.store.getState().cart).toBe(cart);
  });
});
