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
import { storeExtra } from '../../test/storeExtra.ts';
import { accountDebt } from '../../test/sampleAccount.ts';
import { addDebts } from './addDebts.ts';
import {
  cartChangedElsewhere,
  cartReset,
  debtRemoved,
  selectItems,
  selectTotal,
} from './cartSlice.ts';
import type { CartLimits, CartRefusal, CartState } from './cartRules.ts';
import { followOtherTabs } from '../stored/otherTabs.ts';
import { persistedReducer, restore } from '../persistence.ts';
import { makeStore } from '../store.ts';

/** Journeys of each property, of at least forty steps: more than 10,000 steps in CI. */
const numRuns = runs(100, 20);
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

/** A browser tab: its store with the real persistence, and the storage events still to come. */
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

/** A browser with two tabs. As in a real one, only the other tab hears of a write, and later. */
async function openBrowser() {
  localStorage.clear();
  const tabs = [await openTab(), await openTab()];
  const tab = (index: number) => tabs[index] ?? raise();
  const items = (index: number) => selectItems(tab(index).store.getState());

  const save = async (index: number) => {
    const oldValue = localStorage.getItem('cart');
    await tab(index).saveNow();
    const newValue = localStorage.getItem('cart');
    if (newValue === oldValue) return;
    const event = { key: 'cart', oldValue, newValue, storageArea: localStorage };
    tab(1 - index).unheard.push(new StorageEvent('storage', event));
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
    save,
    hear,
    settle,
    limits(index: number) {
      const { maxItems, minAmount, maxAmount } = tab(index).store.getState().cart;
      return { maxItems, minAmount, maxAmount };
    },
    total: (index: number) => selectTotal(tab(index).store.getState()),
    add: (index: number, debt: Debt) =>
      tab(index).store.dispatch(addDebts([debt], contracts[debt.contract.id] ?? {}))[0]?.reason,
    /** Removes the item at an index, modulo their number; returns its invoice. */
    remove(index: number, place: number) {
      const item = items(index)[place % Math.max(items(index).length, 1)];
      if (item) tab(index).store.dispatch(debtRemoved(item));
      return item?.invoiceId;
    },
    reset: (index: number) => void tab(index).store.dispatch(cartReset()),
    /** Before a page goes away, it hears of other tabs' changes and stores its own. */
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
  { weight: 1, arbitrary: constant('reload' as const) },
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
const storedCart = () => JSON.parse(localStorage.getItem('cart') ?? 'null') as CartState | null;

/** The limits that a cart has from its contract: none, 10 items; an empty maximum, 5. */
function limitsOf({ maxItems, minAmount, maxAmount }: CartLimits = {}) {
  return { maxItems: maxItems === undefined ? 10 : (maxItems ?? 5), minAmount, maxAmount };
}

/** A naive model of the cart: a list of debts and the rules by which one enters. */
function simpleCart() {
  let list: Debt[] = [];
  return {
    add(debt: Debt): CartRefusal | undefined {
      const first = list[0] ?? debt;
      if (list.length >= limitsOf(contracts[first.contract.id]).maxItems) return 'FULL';
      if (list.some(({ invoiceId }) => invoiceId === debt.invoiceId)) return 'DUPLICATE';
      if (list.some(({ contract }) => contract.id !== debt.contract.id)) return 'OTHER_CONTRACT';
      list = [...list, debt];
      return undefined;
    },
    remove(invoiceId?: string) {
      list = list.filter((debt) => debt.invoiceId !== invoiceId);
    },
    reset() {
      list = [];
    },
    get list() {
      return list;
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

// redux-persist writes at intervals; here a tab writes when its turn comes.
beforeAll(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterAll(() => void jest.useRealTimers());

describe(`T07 the cart, ${3 * numRuns} journeys, seed ${seed}`, () => {
  it('follows a simple list through adds, removals, resets and reloads, in whichever of two tabs they happen', async () => {
    await assert(
      asyncProperty(steps, async (journey) => {
        const browser = await openBrowser();
        const model = simpleCart();
        for (const { what: step, tab, number, contract } of journey) {
          taken += 1;
          const debt = debtOf(contract, number);
          if (step === 'add') expect(browser.add(tab, debt)).toBe(model.add(debt));
          if (step === 'remove') model.remove(browser.remove(tab, number));
          if (step === 'reset') {
            browser.reset(tab);
            model.reset();
          }
          if (step === 'reload') await browser.reload(tab);
          await browser.settle();
          for (const each of [0, 1]) {
            expect(invoices(browser.items(each))).toEqual(invoices(model.list));
            expect(browser.total(each)).toBe(model.total);
            expect(browser.limits(each)).toEqual(model.limits);
          }
          expect(invoices(storedCart()?.items ?? [])).toEqual(invoices(model.list));
          expect(localStorage.getItem('imageData') === null).toBe(model.list.length === 0);
          expect(localStorage.getItem('cart') === null).toBe(model.list.length === 0);
        }
      }),
      parameters,
    );
  });

  it('loses nothing and revives nothing while two tabs change it at once', async () => {
    await assert(
      asyncProperty(steps, async (journey) => {
        const browser = await openBrowser();
        let wanted: string[] = [];
        let made = 0;
        for (const { what: step, tab, number } of journey) {
          taken += 1;
          if (step === 'add') {
            made += 1;
            const debt = debtOf('c-large', made);
            expect(browser.add(tab, debt)).toBeUndefined();
            wanted.push(debt.invoiceId);
          }
          const gone = step === 'reset' ? invoices(browser.items(tab)) : [];
          if (step === 'reset') browser.reset(tab);
          if (step === 'remove') gone.push(browser.remove(tab, number) ?? '');
          wanted = wanted.filter((invoiceId) => !gone.includes(invoiceId));
          if (step === 'save') await browser.save(tab);
          if (step === 'hear') browser.hear(tab);
          if (step === 'reload') await browser.reload(tab);
        }
        await browser.settle();
        expect(invoices(browser.items(0))).toEqual(wanted);
        expect(invoices(browser.items(1))).toEqual(wanted);
        expect(invoices(storedCart()?.items ?? [])).toEqual(wanted);
      }),
      parameters,
    );
  });

  it('ends the same in both tabs, and within its rules, whatever they disagreed about', async () => {
    await assert(
      asyncProperty(steps, async (journey) => {
        const browser = await openBrowser();
        for (const { what: step, tab, number, contract } of journey) {
          taken += 1;
          if (step === 'add') browser.add(tab, debtOf(contract, number));
          if (step === 'remove') browser.remove(tab, number);
          if (step === 'reset') browser.reset(tab);
          if (step === 'save') await browser.save(tab);
          if (step === 'hear') browser.hear(tab);
          if (step === 'reload') await browser.reload(tab);
        }
        await browser.settle();
        const items = browser.items(0);
        expect(browser.items(1)).toEqual(items);
        expect(storedCart()?.items ?? []).toEqual(items);

        const contract = items[0]?.contract.id ?? '';
        expect(new Set(invoices(items)).size).toBe(items.length);
        expect(items.every((item) => item.contract.id === contract)).toBe(true);
        const limits = limitsOf(contracts[contract]);
        expect(items.length).toBeLessThanOrEqual(limits.maxItems);
        expect([browser.limits(0), browser.limits(1)]).toEqual([limits, limits]);
      }),
      parameters,
    );
  });

  it('was taken through at least 10,000 steps in CI, a fifth of them elsewhere', () => {
    expect(taken).toBeGreaterThanOrEqual(100 * numRuns);
  });
});
