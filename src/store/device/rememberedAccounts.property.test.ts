import { jest } from '@jest/globals';
import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check';
import { rememberedAccount } from '../../test/rememberedAccount.ts';
import { runs, seed } from '../../test/runs.ts';
import { storeExtra } from '../../test/store/storeExtra.ts';
import { guestForgotten } from './appEvents.ts';
import { persistedReducer, restore } from '../app/persistence.ts';
import { forgetAccounts, rememberAccounts } from './rememberAccounts.ts';
import { maxRemembered, selectRemembered } from './rememberedAccountsSlice.ts';
import type { RememberedAccount } from './rememberedAccountsSlice.ts';
import { payerIdentified, sessionEnded } from '../session/sessionSlice.ts';
import { makeStore } from '../app/store.ts';
import { followOtherTabs } from '../app/otherTabs.ts';
import { forgetStored } from './forgetStored.ts';

const account = (number: number) =>
  rememberedAccount({ value: `1000${number}`, alias: `Cuenta ${number}` });
const key = 'rememberedAccounts';
const numbersOf = (accounts: readonly RememberedAccount[]) =>
  accounts.map(({ value }) => Number(value.slice(4)));
const stored = () =>
  numbersOf(JSON.parse(localStorage.getItem(key) ?? '[]') as RememberedAccount[]);

/**
 * Opens a tab with the real persistence. `unheard` holds the storage events that the tab has not
 * handled yet; `hear` handles them.
 */
async function openTab() {
  const { store, clearListeners }: ReturnType<typeof makeStore> = makeStore({
    reducer: persistedReducer({
      onLost: () => undefined,
      onMerged: () => undefined,
      onLapsed: () => undefined,
    }),
    extra: { ...storeExtra, saveNow: () => saveNow() },
  });
  clearListeners();
  const { saveNow } = await restore(store);
  const unheard: StorageEvent[] = [];
  const hear = () => {
    const stop = followOtherTabs(store);
    for (const event of unheard.splice(0)) window.dispatchEvent(event);
    stop();
  };
  return { store, saveNow, unheard, hear };
}
type Tab = Awaited<ReturnType<typeof openTab>>;

const remembered = ({ store }: Tab) => numbersOf(selectRemembered(store.getState()));

const steps = array(
  record({
    what: constantFrom(
      'remember',
      'remember',
      'remember',
      'remember two',
      'forget',
      'forget all',
      'hear',
      'hear',
      'reload',
      'sign in',
      'log out',
      'forget me',
    ),
    tab: nat(1),
    number: nat(30),
  }),
  { minLength: 40, maxLength: 60 },
);

/**
 * The number of random journeys (sequences of steps). Each has at least forty steps, so CI runs
 * 3,200 steps or more.
 */
const numRuns = runs(80, 10);

beforeAll(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterAll(() => void jest.useRealTimers());

it(`T08 T34 the remembered accounts, ${numRuns} journeys, seed ${seed}: agree with a simple list through two tabs, reloads, sign-ins and logouts`, async () => {
  let taken = 0;
  let most = 0;
  await assert(
    asyncProperty(steps, async (journey) => {
      localStorage.clear();
      sessionStorage.clear();
      const tabs: [Tab, Tab] = [await openTab(), await openTab()];
      let model: number[] = [];
      for (const { what, tab, number } of journey) {
        taken += 1;
        const own = tabs[tab === 0 ? 0 : 1];
        const { dispatch } = own.store;
        const oldValue = localStorage.getItem(key);
        const wanted = what === 'remember two' ? [number, number + 1] : [number];
        const all = [...new Set([...model, ...wanted])];
        if (what === 'remember' || what === 'remember two') {
          const fit = all.length <= maxRemembered;
          const result = await dispatch(rememberAccounts(wanted.map(account)));
          expect(result).toBe(fit ? 'remembered' : 'full');
          if (fit) model = all;
        }
        if (what === 'forget') {
          await dispatch(forgetAccounts([account(number)]));
          model = model.filter((each) => each !== number);
        }
        if (what === 'forget all') {
          await dispatch(forgetAccounts(model.map(account)));
          model = [];
        }
        if (what === 'forget me') {
          dispatch(guestForgotten());
          model = [];
        }
        if (what === 'sign in') {
          const userData = { idu: 'u-1', docUsr: '1-9', email: 'ana@ejemplo.cl' };
          dispatch(payerIdentified({ bearer: 'Bearer t', userData }));
        }
        if (what === 'log out') {
          dispatch(sessionEnded('here'));
          forgetStored({ shared: true });
        }
        if (what === 'hear') own.hear();
        await own.saveNow();
        if (what === 'reload') tabs[tab === 0 ? 0 : 1] = await openTab();

        const newValue = localStorage.getItem(key);
        const event = { key, oldValue, newValue, storageArea: localStorage };
        if (newValue !== oldValue)
          tabs[tab === 0 ? 1 : 0].unheard.push(new StorageEvent('storage', event));
        expect(stored()).toEqual(model);
        if (!['log out', 'sign in', 'hear'].includes(what))
          expect(remembered(tabs[tab === 0 ? 0 : 1])).toEqual(model);
        most = Math.max(most, model.length);
      }
      for (const each of tabs) {
        each.hear();
        expect(remembered(each)).toEqual(model);
      }
    }),
    { seed, numRuns },
  );
  expect(taken).toBeGreaterThanOrEqual(40 * numRuns);
  expect(most).toBeGreaterThan(1);
});
