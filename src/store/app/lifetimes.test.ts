import { jest } from '@jest/globals';
import { debtReference } from '../../api/debts.ts';
import { consultDebts } from '../../api/debtsApi.ts';
import { createQueryIdentity } from '../../lib/dates/ids.ts';
import { payerStorage } from '../../test/payerStorage.ts';
import { tableRows } from '../../test/runs.ts';
import { rememberedAccount } from '../../test/rememberedAccount.ts';
import { sampleAttempt } from '../../test/sampleAttempt.ts';
import { sampleItem } from '../../test/sampleItem.ts';
import { reachHost } from '../../test/store/storeExtra.ts';
import { createTestBank } from '../../../mocks/testing/testBank.ts';
import { startPortal } from '../../app/startPortal.ts';
import type { Portal } from '../../app/startPortal.ts';
import { billsQueued, debtAdded, debtRemoved } from '../cart/cartSlice.ts';
import { paymentRequested } from '../payment/paymentSlice.ts';
import { rememberAccounts } from '../device/rememberAccounts.ts';
import type { RememberedAccount } from '../device/rememberedAccountsSlice.ts';
import { selectHasSession } from '../session/sessionSlice.ts';
import type { AppStore } from './rootReducer.ts';

const bank = createTestBank();
const day = 86_400_000;
const rut = '123456785';
const item = () => sampleItem({ account: { kind: 'CLIENT_ID', value: rut } });

let portal: Portal | undefined;

const queryOf = (account: RememberedAccount) => ({
  ...createQueryIdentity(),
  accounts: [debtReference(account)],
});

const openPortal = async () => {
  portal = await startPortal({
    bankReady: Promise.resolve(),
    reachHost,
    leaveFor: () => undefined,
  });
  return portal.store;
};
/** Stops the portal's timers and listeners, which would otherwise go on as in an open tab. */
const closePortal = async () => {
  await portal?.close();
  portal = undefined;
};
const pass = (days: number) => jest.setSystemTime(Date.now() + days * day);
/**
 * Sets the clock forward while the portal is open, and runs the timers of the next hour, one of
 * which removes outdated data.
 */
async function passOpen(days: number) {
  pass(days);
  await jest.advanceTimersByTimeAsync(3_700_000);
}
const left = () =>
  ['cart', 'paymentQueue', 'imageData', 'clientEmail', 'payment', 'rememberedAccounts'].filter(
    (key) => localStorage.getItem(key) !== null,
  );

beforeAll(() => bank.listen());
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'performance'] });
});
afterEach(async () => {
  await closePortal();
  jest.useRealTimers();
  bank.reset();
});
afterAll(() => bank.close());

/**
 * For each case: its name, the guest's action that stores data, how many days the data is kept, and
 * its storage keys.
 */
const cases: [string, (store: AppStore) => unknown, number, string[]][] = [
  [
    'a cart',
    ({ dispatch }) => dispatch(debtAdded({ item: item(), limits: {} })),
    30,
    ['cart', 'imageData'],
  ],
  ['what waits', ({ dispatch }) => dispatch(billsQueued([item()])), 30, ['paymentQueue']],
  [
    'the e-mail',
    ({ dispatch }) => dispatch(paymentRequested({ email: 'ana@ejemplo.cl' })),
    30,
    ['clientEmail', 'payment'],
  ],
  [
    'a remembered account',
    async ({ dispatch }) => dispatch(rememberAccounts([rememberedAccount()])),
    365,
    ['rememberedAccounts'],
  ],
];

describe.each(tableRows(cases))('T43 %s of a guest', (_name, store, days, keys) => {
  it('is kept until its last day, and removed from state and storage when the portal opens after it', async () => {
    await store(await openPortal());
    await closePortal();
    pass(days - 1);
    await openPortal();
    expect(left()).toEqual(keys);
    await closePortal();
    pass(1);
    const later = await openPortal();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(left()).toEqual([]);
    const { cart, payment, rememberedAccounts } = later.getState();
    expect([...cart.items, ...cart.queue, ...rememberedAccounts]).toEqual([]);
    expect(payment.clientEmail).toBeUndefined();
    expect(JSON.stringify({ ...localStorage })).not.toContain(rut);
  });

  it('is removed within the hour from a portal that stays open', async () => {
    const open = await openPortal();
    await store(open);
    await passOpen(days - 1);
    expect(left()).toEqual(keys);
    await passOpen(1);
    expect(left()).toEqual([]);
    expect(open.getState().cart.items).toEqual([]);
  });

  it('of an earlier portal, which stored no time, is kept from now on', async () => {
    await store(await openPortal());
    await closePortal();
    for (const key of left()) {
      const text = localStorage.getItem(key) ?? '';
      const bare = text.replace(/,?"(changedAt|usedAt|emailUsedAt)":\d+/g, '');
      localStorage.setItem(key, bare);
    }
    pass(days * 3);
    await openPortal();
    await jest.advanceTimersByTimeAsync(1_000);
    await closePortal();
    pass(days - 1);
    await openPortal();
    expect(left()).toEqual(expect.arrayContaining(keys.filter((key) => key !== 'payment')));
    await closePortal();
    pass(1);
    await openPortal();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(left()).toEqual([]);
  });
});

describe('T43 the time of a guest’s data begins anew', () => {
  it.each([
    [
      'with an item that comes',
      ({ dispatch }: AppStore) => dispatch(debtAdded({ item: item(), limits: {} })),
    ],
    [
      'with one that goes',
      (store: AppStore) =>
        store
          .getState()
          .cart.items.slice(0, 1)
          .map((each) => store.dispatch(debtRemoved(each))),
    ],
    ['with a bill that is to wait', ({ dispatch }: AppStore) => dispatch(billsQueued([item()]))],
  ])('of the cart %s', async (_name, change) => {
    const store = await openPortal();
    store.dispatch(debtAdded({ item: item(), limits: {} }));
    store.dispatch(debtAdded({ item: item(), limits: {} }));
    pass(20);
    change(store);
    await closePortal();
    pass(29);
    const later = await openPortal();
    expect(later.getState().cart.items.length).toBeGreaterThan(0);
  });

  it('of a remembered account when its debts are queried, in any way, and of no other', async () => {
    const store = await openPortal();
    const [used, other] = [rememberedAccount(), rememberedAccount({ value: '2', alias: 'Otra' })];
    await store.dispatch(rememberAccounts([used, other]));
    pass(300);
    await store.dispatch(consultDebts.initiate(queryOf(used)));
    await closePortal();
    pass(300);
    const later = await openPortal();
    expect(later.getState().rememberedAccounts).toMatchObject([{ value: used.value }]);
  });

  it('of no remembered account when a payer queries its debts', async () => {
    const { session, local } = await payerStorage();
    const accounts = [rememberedAccount({ usedAt: Date.now() - 300 * day })];
    const texts = (area: object) =>
      Object.entries(area).map(([key, value]) => [
        key,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]);
    Object.assign(sessionStorage, Object.fromEntries(texts(session)));
    Object.assign(
      localStorage,
      Object.fromEntries(texts({ ...local, rememberedAccounts: accounts })),
    );
    const store = await openPortal();
    await store.dispatch(consultDebts.initiate(queryOf(rememberedAccount())));
    expect(selectHasSession(store.getState())).toBe(true);
    expect(store.getState().rememberedAccounts).toEqual(accounts);
  });

  it('for no instant in the future, after the clock was set back', async () => {
    const cart = { items: [item()], removedIds: [], changedAt: Date.now() + 900 * day };
    localStorage.setItem('cart', JSON.stringify(cart));
    await openPortal();
    await jest.advanceTimersByTimeAsync(1_000);
    await closePortal();
    pass(30);
    await openPortal();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(left()).toEqual([]);
  });
});

it('T34 a guest’s settled payment is removed after seven days, also while a payer is signed in', async () => {
  const settled = sampleAttempt({ status: 'paid', startedAt: Date.now(), settledAt: Date.now() });
  localStorage.setItem(
    'payment',
    JSON.stringify({ version: 2, attempts: [settled], receipts: [] }),
  );
  sessionStorage.setItem('token', 'Bearer x');
  sessionStorage.setItem(
    'userData',
    JSON.stringify({ idu: 'u-1', docUsr: '1-9', email: 'ana@ejemplo.cl' }),
  );
  pass(7);
  const open = await openPortal();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(open.getState().payment.attempts).toEqual([]);
  expect(localStorage.getItem('payment')).toBeNull();
});
