import { jest } from '@jest/globals';
import { sampleAttempt } from '../../test/sampleAttempt.ts';
import { sampleItem } from '../../test/sampleItem.ts';
import { storeExtra } from '../../test/store/storeExtra.ts';
import { cartReset, debtAdded, debtRemoved, selectItems, selectQueue } from '../cart/cartSlice.ts';
import type { Configuration } from '../../api/configurationNames.ts';
import { configurationApi } from '../../api/configurationApi.ts';
import { selectConfiguration } from '../device/configurationSlice.ts';
import { selectDraft } from '../session/draftsSlice.ts';
import { selectLookup } from '../lookup/lookupSlice.ts';
import { watchStarted } from '../session/idleSlice.ts';
import { readPaymentsAgain } from '../payment/storedPayments.ts';
import { followOtherTabs } from './otherTabs.ts';
import { paymentRequested, selectAllAttempts, selectClientEmail } from '../payment/paymentSlice.ts';
import { persistedReducer, restore } from './persistence.ts';
import { makeStore } from './store.ts';

/**
 * Creates a store with persistence and no listeners; `lostWrites` returns how many writes failed.
 */
async function openStore() {
  let lost = 0;
  const { store, clearListeners } = makeStore({
    reducer: persistedReducer({
      onLost: () => {
        lost += 1;
      },
      onMerged: () => undefined,
      onLapsed: () => undefined,
    }),
    extra: storeExtra,
  });
  clearListeners();
  const { saveNow } = await restore(store);
  return { store, saveNow, lostWrites: () => lost };
}

const added = (invoiceId: string) => debtAdded({ item: sampleItem({ invoiceId }), limits: {} });
const configured = (values: Configuration) =>
  configurationApi.util.upsertQueryData('getConfiguration', undefined, values);
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

describe('the stored state', () => {
  it('is under plain keys and is restored after a reload', async () => {
    const { store, saveNow } = await openStore();
    store.dispatch(added('F-1'));
    store.dispatch(paymentRequested({ email: 'ana@ejemplo.cl' }));
    await store.dispatch(configured({ collectorId: 'portal' }));
    await saveNow();
    expect(stored('cart')).toMatchObject({ items: [{ invoiceId: 'F-1' }] });
    expect(stored('imageData')).toMatchObject([
      { id: 'd-F-1', contract_name: 'Hogar', image: '/m.svg', duplicateCompanyId: false },
    ]);
    expect(localStorage.getItem('clientEmail')).toBe('ana@ejemplo.cl');
    expect(localStorage.getItem('collectorId')).toBe('portal');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('persist:'))).toEqual([]);

    const { store: reloaded } = await openStore();
    expect(selectItems(reloaded.getState())).toMatchObject([{ invoiceId: 'F-1' }]);
    expect(selectClientEmail(reloaded.getState())).toBe('ana@ejemplo.cl');
    expect(selectConfiguration(reloaded.getState())).toEqual({ collectorId: 'portal' });
  });

  it('contains a bill once if the page stopped between storing the cart and the queue', async () => {
    const [cart, waits] = [sampleItem({ invoiceId: 'F-1' }), sampleItem({ invoiceId: 'F-2' })];
    const bills = [sampleItem({ invoiceId: 'F-1' }), waits];
    localStorage.setItem('cart', JSON.stringify({ items: [cart] }));
    localStorage.setItem('paymentQueue', JSON.stringify({ bills, removedIds: [] }));
    const { store } = await openStore();
    expect(selectItems(store.getState())).toEqual([cart]);
    expect(selectQueue(store.getState())).toEqual([waits]);
  });

  it('is not overwritten by a tab that has just opened', async () => {
    const { saveNow } = await openStore();
    const newer = JSON.stringify({ receipts: { 'R-1': 'sent' } });
    localStorage.setItem('payment', newer);
    localStorage.setItem('collectorId', 'other');
    await saveNow();
    expect(localStorage.getItem('payment')).toBe(newer);
    expect(localStorage.getItem('collectorId')).toBe('other');
  });

  it('T01 is not overwritten by a tab that has not yet received another tab’s payment', async () => {
    const { store, saveNow } = await openStore();
    const newer = JSON.stringify({ receipts: { 'R-1': 'sent' } });
    localStorage.setItem('payment', newer);
    store.dispatch(paymentRequested({ email: 'ana@ejemplo.cl' }));
    await saveNow();
    expect(localStorage.getItem('clientEmail')).toBe('ana@ejemplo.cl');
    expect(stored('payment')).toMatchObject({ receipts: [{ reference: 'R-1', state: 'sent' }] });
  });

  it('T34 is removed if it was too old when it was read', async () => {
    const old = { version: 2, attempts: [sampleAttempt()], receipts: [] };
    localStorage.setItem('payment', JSON.stringify(old));
    const { store, saveNow } = await openStore();
    store.dispatch(readPaymentsAgain());
    await saveNow();
    expect(localStorage.getItem('payment')).toBeNull();
  });

  it('is stored again once the storage has room', async () => {
    const { store, saveNow } = await openStore();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await store.dispatch(configured({ collectorId: 'portal' }));
    await saveNow();
    full.mockRestore();
    await store.dispatch(configured({ collectorId: 'portal', paymentServiceId: '7' }));
    await saveNow();
    expect(localStorage.getItem('collectorId')).toBe('portal');
  });

  it('of the last activity is replaced after the clock was set back', async () => {
    const now = Date.now();
    localStorage.setItem('ng2Idle.lastActivity', String(now + 3_600_000));
    const { store, saveNow } = await openStore();
    store.dispatch(watchStarted({ limit: 300, lastActivity: now }));
    await saveNow();
    expect(stored('ng2Idle.lastActivity')).toBe(now);
  });

  it('is not stored again by a tab that did not change it', async () => {
    const { store, saveNow } = await openStore();
    store.dispatch(added('F-1'));
    await saveNow();
    localStorage.setItem('clientEmail', 'otra@pestaña.cl');
    store.dispatch(added('F-2'));
    await saveNow();
    expect(localStorage.getItem('clientEmail')).toBe('otra@pestaña.cl');
  });
});

describe('T19 a stored value', () => {
  it.each([
    ['corrupt', '{"items":['],
    ['foreign', '"hola"'],
    ['null', 'null'],
    ['of an older version', '{"items":[{"id":"d-1","monto":1000}],"total":1000}'],
    ['with an impossible amount', JSON.stringify({ items: [sampleItem({ amount: -5 })] })],
    ['oversized', JSON.stringify({ items: [], filler: 'x'.repeat(600_000) })],
  ])('that is %s is dropped with a warning, and the portal starts', async (_name, text) => {
    expectConsole(/Se descartó «(cart|payment|lookup|drafts)»/);
    localStorage.setItem('cart', text);
    localStorage.setItem('payment', text);
    sessionStorage.setItem('lookup', text);
    sessionStorage.setItem('drafts', text);
    const { store } = await openStore();
    expect(selectItems(store.getState())).toEqual([]);
    expect(selectAllAttempts(store.getState())).toEqual([]);
    expect(selectLookup(store.getState()).step).toBe(0);
    expect(selectDraft(store.getState(), 'contact')).toBeUndefined();
  });

  it('of a cart with only its items is complete', async () => {
    localStorage.setItem('cart', JSON.stringify({ items: [sampleItem({ invoiceId: 'F-1' })] }));
    const { store } = await openStore();
    expect(store.getState().cart).toMatchObject({ items: [{ invoiceId: 'F-1' }], maxItems: 10 });
    store.dispatch(added('F-2'));
    expect(selectItems(store.getState())).toHaveLength(2);
  });

  it.each(['setItem', 'getItem', 'removeItem'] as const)(
    'that the browser forbids (%s throws) leaves the portal working in memory',
    async (method) => {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
      const { store, saveNow, lostWrites } = await openStore();
      store.dispatch(added('F-1'));
      await saveNow();
      store.dispatch(cartReset());
      await saveNow();
      store.dispatch(added('F-2'));
      await saveNow();
      expect(selectItems(store.getState())).toMatchObject([{ invoiceId: 'F-2' }]);
      expect(lostWrites()).toBeGreaterThan(0);
    },
  );

  it('that no longer fits shows a message, and the cart is kept in memory', async () => {
    const { store, saveNow, lostWrites } = await openStore();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    store.dispatch(added('F-1'));
    await saveNow();
    expect(lostWrites()).toBe(1);
    expect(selectItems(store.getState())).toHaveLength(1);
  });
});

describe('another tab', () => {
  const tells = (key: string, oldValue: string | null, newValue: string | null) =>
    window.dispatchEvent(
      new StorageEvent('storage', { key, oldValue, newValue, storageArea: localStorage }),
    );

  it('that emptied its cart removes the known items from this one, and nothing else', async () => {
    const { store, saveNow } = await openStore();
    const stop = followOtherTabs(store);
    store.dispatch(added('F-1'));
    await saveNow();
    const known = localStorage.getItem('cart');
    store.dispatch(added('F-2'));
    tells('cart', known, null);
    expect(selectItems(store.getState())).toMatchObject([{ invoiceId: 'F-2' }]);
    stop();
  });

  it('T08 that logged out removes the e-mail, in a guest’s tab too', async () => {
    const { store, saveNow } = await openStore();
    const stop = followOtherTabs(store);
    store.dispatch(paymentRequested({ email: 'ana@ejemplo.cl' }));
    store.dispatch(added('F-1'));
    await saveNow();
    localStorage.clear();
    tells('payment', '{"receipts":{}}', null);
    await saveNow();
    expect(selectClientEmail(store.getState())).toBeUndefined();
    expect(localStorage.getItem('clientEmail')).toBeNull();
    stop();
  });

  it.each([
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '',
    'length',
    'cart ',
    'Ωmega',
  ])('T19 that stores something under «%s» changes nothing', async (key) => {
    const { store } = await openStore();
    const stop = followOtherTabs(store);
    const errors: unknown[] = [];
    const note = (event: ErrorEvent) => {
      event.preventDefault();
      errors.push(event.error);
    };
    window.addEventListener('error', note);
    store.dispatch(added('F-1'));
    const before = store.getState();
    tells(key, null, '1');
    tells(key, '1', null);
    window.removeEventListener('error', note);
    expect(errors).toEqual([]);
    expect(store.getState()).toBe(before);
    stop();
  });

  it('T19 that clears the whole storage removes its content here', async () => {
    const { store, saveNow } = await openStore();
    const stop = followOtherTabs(store);
    store.dispatch(added('F-1'));
    store.dispatch(paymentRequested({ email: 'ana@ejemplo.cl' }));
    await saveNow();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
    await saveNow();
    expect(selectItems(store.getState())).toEqual([]);
    expect(selectClientEmail(store.getState())).toBeUndefined();
    expect(Object.keys(localStorage)).toEqual([]);
    stop();
  });

  it('that stores an invalid value changes nothing', async () => {
    const { store } = await openStore();
    const stop = followOtherTabs(store);
    store.dispatch(added('F-1'));
    tells('cart', null, '{{{');
    tells('cart', null, '{"items":"x"}');
    expect(selectItems(store.getState())).toHaveLength(1);
    stop();
  });
});

describe('a page from the back/forward cache', () => {
  const turn = (type: 'pagehide' | 'pageshow') =>
    window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));

  /**
   * Adds F-1 and F-2 on a page, leaves it, calls `later` with a second page and shows the first one
   * again. Returns the invoice numbers in the first page's cart.
   */
  async function afterLeaving(later: (page: Awaited<ReturnType<typeof openStore>>) => void) {
    const { store, saveNow } = await openStore();
    store.dispatch(added('F-1'));
    store.dispatch(added('F-2'));
    await saveNow();
    const stop = followOtherTabs(store);
    turn('pagehide');
    const page = await openStore();
    later(page);
    await page.saveNow();
    turn('pageshow');
    stop();
    return selectItems(store.getState())
      .map(({ invoiceId }) => invoiceId)
      .sort();
  }

  it('has the cart that a later page left, and its additions', async () => {
    const items = await afterLeaving(({ store }) => {
      const [first] = selectItems(store.getState());
      if (first) store.dispatch(debtRemoved(first));
      store.dispatch(added('F-3'));
    });
    expect(items).toEqual(['F-2', 'F-3']);
  });

  it('has no items of a cart that was emptied, even if another was begun', async () => {
    expect(await afterLeaving(({ store }) => store.dispatch(cartReset()))).toEqual([]);
    const begunAnew = await afterLeaving(({ store }) => {
      store.dispatch(cartReset());
      store.dispatch(added('F-3'));
      const { items } = store.getState().cart;
      localStorage.setItem('cart', JSON.stringify({ items }));
    });
    expect(begunAnew).toEqual(['F-3']);
  });

  it('keeps its cart if the browser stores none', async () => {
    for (const method of ['setItem', 'getItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
    expect(await afterLeaving(() => undefined)).toEqual(['F-1', 'F-2']);
  });
});

it('T09 a guest’s page from the back/forward cache is replaced after a later sign-in', async () => {
  const { store } = await openStore();
  let reloads = 0;
  const stop = followOtherTabs(store, () => {
    reloads += 1;
  });
  sessionStorage.setItem('userData', JSON.stringify({ idu: 'u-1' }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(reloads).toBe(1);
  stop();
});
