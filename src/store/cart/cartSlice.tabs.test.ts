import { jest } from '@jest/globals';
import {
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  nat,
  oneof,
  record,
} from 'fast-check';
import type { Debt } from '../../api/debtsApi.ts';
import { runs, seed } from '../../test/runs.ts';
import { storeExtra } from '../../test/store/storeExtra.ts';
import { accountDebt } from '../../test/sampleAccount.ts';
import { addDebts, queueDebts, restoreCart } from '../payment/addDebts.ts';
import {
  billsSettled,
  billsUnqueued,
  cartChangedElsewhere,
  cartReset,
  debtRemoved,
  selectItems,
  selectQueue,
  selectTotal,
} from './cartSlice.ts';
import { continueQueue } from '../payment/continueQueue.ts';
import { queueEntries } from './queueEntries.ts';
import { sessionEnded } from '../session/sessionSlice.ts';
import type { CartLimits, CartRefusal, CartState } from './cartRules.ts';
import { followOtherTabs } from '../app/otherTabs.ts';
import { persistedReducer, restore } from '../app/persistence.ts';
import { makeStore } from '../app/store.ts';

/**
 * The number of random journeys (sequences of steps) for each of the three properties. Each has at
 * least forty steps, so CI runs more than 10,000 steps.
 */
const numRuns = runs(100, 4);
const parameters = { seed, numRuns };

const contracts: Record<string, CartLimits> = {
  'c-default': {},
  'c-null': { maxItems: null, minAmount: 20_000 },
  'c-three': { maxItems: 3, maxAmount: 60_000 },
  'c-large': { maxItems: 10_000 },
};

const debtOf = (contract: string, number: number): Debt =>
  accountDebt(`${contract}-${number}`, {
    amount: 1000 * (number + 1),
    contract: { id: contract, secondId: '01' },
  });

interface Question {
  contracts?: { contract: string; reference: { serviceId?: string } }[];
}

/** Answers like a bank that still lists every debt, even paid ones. */
const listEverything: typeof fetch = async (input, init) => {
  const text = await new Request(input, { ...init, signal: null }).text();
  const { contracts: asked }: Question = JSON.parse(text);
  if (!asked) return Response.json({ access_token: 'x.e30.y' });
  const answerOf = ({ contract, reference: { serviceId } }: (typeof asked)[number]) => {
    const debt = debtOf(contract, Number(serviceId?.split('-').at(-1)));
    return { contract, status: 'OK', debts: [debt], ...contracts[contract] };
  };
  return Response.json({ contracts: asked.map(answerOf) });
};

/** Keys whose changes reach the other tab as `storage` events. */
const keys = ['cart', 'paymentQueue'];

/**
 * Opens a tab with the real persistence. `unheard` holds the storage events that the tab has not
 * handled yet.
 */
async function openTab() {
  const { store, clearListeners }: ReturnType<typeof makeStore> = makeStore({
    reducer: persistedReducer({
      onLost: () => undefined,
      onMerged: ({ cart }) => cart && store.dispatch(cartChangedElsewhere(cart)),
      onLapsed: () => undefined,
    }),
    extra: storeExtra,
  });
  clearListeners();
  const { saveNow } = await restore(store);
  return { store, saveNow, unheard: [] as StorageEvent[] };
}

/**
 * Opens a browser with two tabs. As in a real browser, only the other tab gets the `storage` event
 * of a write; it handles the event later, in `hear`.
 */
async function openBrowser() {
  localStorage.clear();
  const tabs = [await openTab(), await openTab()];
  const tab = (index: number) => tabs[index] ?? raise();
  const items = (index: number) => selectItems(tab(index).store.getState());
  const queue = (index: number) => selectQueue(tab(index).store.getState());

  const save = async (index: number) => {
    const before = keys.map((key) => localStorage.getItem(key));
    await tab(index).saveNow();
    for (const [place, key] of keys.entries()) {
      const [oldValue = null, newValue] = [before[place], localStorage.getItem(key)];
      if (newValue === oldValue) continue;
      const event = { key, oldValue, newValue, storageArea: localStorage };
      tab(1 - index).unheard.push(new StorageEvent('storage', event));
    }
  };
  const hear = (index: number) => {
    const stop = followOtherTabs(tab(index).store);
    for (const event of tab(index).unheard.splice(0)) window.dispatchEvent(event);
    stop();
  };
  const settle = async () => {
    for (const index of [0, 1, 0, 1]) {
      await save(index);
      hear(1 - index);
    }
  };
  return {
    items,
    queue,
    save,
    hear,
    settle,
    limits(index: number) {
      const { maxItems, minAmount, maxAmount } = tab(index).store.getState().cart;
      return { maxItems, minAmount, maxAmount };
    },
    total: (index: number) => selectTotal(tab(index).store.getState()),
    add: (index: number, debt: Debt) =>
      tab(index).store.dispatch(
        addDebts([debt], contracts[debt.contract.id] ?? {}, {
          // `listEverything` finds the debt by the value of its account.
          account: { kind: 'SERVICE_ID', value: debt.invoiceId },
        }),
      )[0]?.reason,
    /** Removes the item at `place`, modulo the number of items; returns its invoice number. */
    remove(index: number, place: number) {
      const item = items(index)[place % Math.max(items(index).length, 1)];
      if (item) tab(index).store.dispatch(debtRemoved(item));
      return item?.invoiceId;
    },
    queueUp: (index: number, debt: Debt) => tab(index).store.dispatch(queueDebts([{ debt }])),
    /**
     * Removes the queue's entry at `place`, modulo the number of entries; returns its invoice
     * numbers.
     */
    unqueue(index: number, place: number) {
      const entries = queueEntries(queue(index));
      const bills = entries[place % Math.max(entries.length, 1)]?.bills ?? [];
      tab(index).store.dispatch(billsUnqueued(bills));
      return invoices(bills);
    },
    /** Continues with the first entry of the queue: its bills become the cart. */
    async next(index: number) {
      const [entry] = queueEntries(queue(index));
      const result = entry && (await tab(index).store.dispatch(continueQueue(entry)));
      expect(result ?? {}).not.toHaveProperty('problem');
    },
    /** Removes the cart's items, as a successful payment does. */
    pay: (index: number) => void tab(index).store.dispatch(billsSettled(items(index))),
    /** Empties cart and queue, as a login and "Vaciar carro" do. */
    reset: (index: number) => void tab(index).store.dispatch(cartReset()),
    logOut: (index: number) => void tab(index).store.dispatch(sessionEnded('here')),
    /** Empties cart and queue and restores them, as "Vaciar carro" and "Deshacer" do. */
    undo(index: number) {
      const { store } = tab(index);
      const { cart } = store.getState();
      store.dispatch(cartReset());
      store.dispatch(restoreCart(cart));
    },
    /** Reloads a tab, after it has handled its pending events and saved its changes. */
    async reload(index: number) {
      hear(index);
      await save(index);
      tabs[index] = await openTab();
    },
  };
}

function raise(): never {
  throw new Error('no such tab');
}

const what = oneof(
  { weight: 8, arbitrary: constant('add' as const) },
  { weight: 4, arbitrary: constant('remove' as const) },
  { weight: 4, arbitrary: constant('save' as const) },
  { weight: 4, arbitrary: constant('hear' as const) },
  { weight: 1, arbitrary: constant('reset' as const) },
  { weight: 1, arbitrary: constant('logOut' as const) },
  { weight: 1, arbitrary: constant('undo' as const) },
  { weight: 2, arbitrary: constant('reload' as const) },
  { weight: 2, arbitrary: constant('pay' as const) },
  { weight: 4, arbitrary: constant('next' as const) },
  { weight: 1, arbitrary: constant('unqueue' as const) },
);
const steps = array(
  record({
    what,
    tab: nat(1),
    number: nat(9),
    contract: constantFrom(...Object.keys(contracts)),
  }),
  { minLength: 40, maxLength: 60 },
);

const invoices = (items: readonly { invoiceId: string }[]) =>
  items.map(({ invoiceId }) => invoiceId);
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const storedCart = () => stored('cart') as CartState | null;
const storedQueue = () =>
  (stored('paymentQueue') as { bills: CartState['queue'] } | null)?.bills ?? [];

function limitsOf({ maxItems, minAmount, maxAmount }: CartLimits = {}) {
  return { maxItems: maxItems === undefined ? 10 : (maxItems ?? 5), minAmount, maxAmount };
}

/** A simple model of cart and queue, two lists, to compare with the real ones. */
function simpleCart() {
  let list: Debt[] = [];
  let queue: Debt[] = [];
  const isOf = (contract: string | undefined) => (debt: Debt) => debt.contract.id === contract;
  const has = (debts: readonly Debt[], { invoiceId }: Debt) => invoices(debts).includes(invoiceId);
  const take = (debt: Debt): CartRefusal | undefined => {
    const first = list[0] ?? debt;
    if (list.length >= limitsOf(contracts[first.contract.id]).maxItems) return 'FULL';
    if (has(list, debt)) return 'DUPLICATE';
    if (!isOf(first.contract.id)(debt)) return 'OTHER_CONTRACT';
    list = [...list, debt];
    queue = queue.filter(({ invoiceId }) => invoiceId !== debt.invoiceId);
    return undefined;
  };
  return {
    add(debt: Debt): CartRefusal | undefined {
      const reason = take(debt);
      if (reason && !has([...list, ...queue], debt)) queue = [...queue, debt];
      return reason;
    },
    remove(invoiceId?: string) {
      list = list.filter((debt) => debt.invoiceId !== invoiceId);
    },
    unqueue(gone: readonly string[]) {
      queue = queue.filter(({ invoiceId }) => !gone.includes(invoiceId));
    },
    next() {
      const contract = queue[0]?.contract.id;
      const bills = queue.filter(isOf(contract));
      if (contract !== undefined && !list.every(isOf(contract))) {
        queue = [...queue, ...list];
        list = [];
      }
      for (const bill of bills) take(bill);
    },
    pay() {
      list = [];
    },
    reset() {
      list = [];
      queue = [];
    },
    get list() {
      return list;
    },
    get queue() {
      return queue;
    },
    get total() {
      return list.reduce((sum, { amount }) => sum + amount, 0);
    },
    get limits() {
      return limitsOf(contracts[list[0]?.contract.id ?? '']);
    },
  };
}

let taken = 0;

// With real timers, redux-persist would also write on its own; here a tab writes only when `save`
// is called.
beforeAll(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterAll(() => void jest.useRealTimers());

const browserFetch = globalThis.fetch;
beforeAll(() => {
  globalThis.fetch = listEverything;
});
afterAll(() => {
  globalThis.fetch = browserFetch;
});

describe(`T07 the cart and its queue, ${3 * numRuns} journeys, seed ${seed}`, () => {
  it('agree with two simple lists through adds, removals, payments, logins, logouts and reloads, in either of two tabs', async () => {
    let waited = 0;
    await assert(
      asyncProperty(steps, async (journey) => {
        const browser = await openBrowser();
        const model = simpleCart();
        for (const { what: step, tab, number, contract } of journey) {
          taken += 1;
          const debt = debtOf(contract, number);
          if (step === 'add') expect(browser.add(tab, debt)).toBe(model.add(debt));
          if (step === 'remove') model.remove(browser.remove(tab, number));
          if (step === 'unqueue') model.unqueue(browser.unqueue(tab, number));
          if (step === 'next') {
            await browser.next(tab);
            model.next();
          }
          if (step === 'pay') {
            browser.pay(tab);
            model.pay();
          }
          if (step === 'reset' || step === 'logOut') {
            browser[step](tab);
            model.reset();
          }
          if (step === 'undo') browser.undo(tab);
          if (step === 'reload') await browser.reload(tab);
          await browser.settle();
          const [list, queue] = [invoices(model.list), invoices(model.queue)];
          const { total, limits } = model;
          // One comparison for all of them: each call of `expect` takes as long as a step.
          expect({
            tabs: [0, 1].map((each) => ({
              list: invoices(browser.items(each)),
              queue: invoices(browser.queue(each)),
              total: browser.total(each),
              limits: browser.limits(each),
            })),
            list: invoices(storedCart()?.items ?? []),
            queue: invoices(storedQueue()),
            isStored: ['imageData', 'cart', 'paymentQueue'].map(
              (key) => localStorage.getItem(key) !== null,
            ),
          }).toEqual({
            tabs: [0, 1].map(() => ({ list, queue, total, limits })),
            list,
            queue,
            isStored: [list.length > 0, list.length > 0, queue.length > 0],
          });
          waited += model.queue.length;
        }
      }),
      parameters,
    );
    // Without a queued bill in any journey, the comparison of the queues would prove nothing.
    expect(waited).toBeGreaterThan(0);
  });

  it('lose nothing and restore nothing while two tabs change them at once', async () => {
    await assert(
      asyncProperty(steps, async (journey) => {
        const browser = await openBrowser();
        let wanted: string[] = [];
        let waiting: string[] = [];
        let made = 0;
        for (const { what: step, tab, number } of journey) {
          taken += 1;
          if (step === 'add') {
            made += 1;
            const debt = debtOf('c-large', made);
            expect(browser.add(tab, debt)).toBeUndefined();
            wanted.push(debt.invoiceId);
          }
          if (step === 'next') {
            made += 1;
            const debt = debtOf('c-default', made);
            browser.queueUp(tab, debt);
            waiting.push(debt.invoiceId);
          }
          const isEnd = step === 'reset' || step === 'logOut';
          const gone = isEnd ? invoices([...browser.items(tab), ...browser.queue(tab)]) : [];
          if (isEnd) browser[step](tab);
          if (step === 'remove') gone.push(browser.remove(tab, number) ?? '');
          if (step === 'unqueue') gone.push(...browser.unqueue(tab, number));
          wanted = wanted.filter((invoiceId) => !gone.includes(invoiceId));
          waiting = waiting.filter((invoiceId) => !gone.includes(invoiceId));
          if (step === 'save') await browser.save(tab);
          if (step === 'hear') browser.hear(tab);
          if (step === 'reload') await browser.reload(tab);
        }
        await browser.settle();
        for (const each of [0, 1]) {
          expect(invoices(browser.items(each))).toEqual(wanted);
          expect(invoices(browser.queue(each))).toEqual(waiting);
        }
        expect(invoices(storedCart()?.items ?? [])).toEqual(wanted);
        expect(invoices(storedQueue())).toEqual(waiting);
      }),
      parameters,
    );
  });

  it('end the same in both tabs, and within their rules, after any differences', async () => {
    await assert(
      asyncProperty(steps, async (journey) => {
        const browser = await openBrowser();
        for (const { what: step, tab, number, contract } of journey) {
          taken += 1;
          if (step === 'add') browser.add(tab, debtOf(contract, number));
          if (step === 'remove') browser.remove(tab, number);
          if (step === 'unqueue') browser.unqueue(tab, number);
          if (step === 'next') await browser.next(tab);
          if (step === 'pay') browser.pay(tab);
          if (step === 'reset' || step === 'logOut' || step === 'undo') browser[step](tab);
          if (step === 'save') await browser.save(tab);
          if (step === 'hear') browser.hear(tab);
          if (step === 'reload') await browser.reload(tab);
        }
        await browser.settle();
        const [items, queue] = [browser.items(0), browser.queue(0)];
        expect(browser.items(1)).toEqual(items);
        expect(browser.queue(1)).toEqual(queue);
        expect(storedCart()?.items ?? []).toEqual(items);
        expect(storedQueue()).toEqual(queue);

        const contract = items[0]?.contract.id ?? '';
        expect(new Set(invoices([...items, ...queue])).size).toBe(items.length + queue.length);
        expect(items.every((item) => item.contract.id === contract)).toBe(true);
        const limits = limitsOf(contracts[contract]);
        expect(items.length).toBeLessThanOrEqual(limits.maxItems);
        expect([browser.limits(0), browser.limits(1)]).toEqual([limits, limits]);
      }),
      parameters,
    );
  });

  it('were tested with at least 10,000 steps in CI, and 800 elsewhere', () => {
    expect(taken).toBeGreaterThanOrEqual(100 * numRuns);
  });
});
