import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { persistReducer, persistStore } from 'redux-persist';
import type { Storage as PersistStorage } from 'redux-persist';
import { cartChangedElsewhere } from './cart.ts';
import { emptyCart, mergeCarts } from './cartRules.ts';
import type { CartState } from './cartRules.ts';
import { isNumber } from '../lib/guards.ts';
import { activityElsewhere } from './idle.ts';
import type { IdleState } from './idle.ts';
import { paymentChangedElsewhere } from './payment.ts';
import { restorable } from './restorable.ts';
import { rootReducer } from './rootReducer.ts';
import type { RootState } from './rootReducer.ts';
import { sessionEnded } from './session.ts';
import { readJson, readText, writeText } from './storageAreas.ts';
import type { AppStore } from './store.ts';
import { isCart, lastActivityKey, readCart, readPayment, storedSlices } from './storedSlices.ts';
import type { ReadJson, StoredState } from './storedSlices.ts';

type SliceName = keyof StoredState;

const sliceNames = Object.keys(storedSlices) as SliceName[];
const fromLocal: ReadJson = (key, guard) => readJson('local', key, guard);

function readSlice<Name extends SliceName>(name: Name): StoredState[Name] | undefined {
  const { area, read } = storedSlices[name];
  return read(
    (key, guard) => readJson(area, key, guard),
    (key) => readText(area, key),
  );
}

function writeSlice<Name extends SliceName>(name: Name, state: StoredState[Name]): boolean {
  const { area, write } = storedSlices[name];
  const keys = Object.entries(write(state));
  return keys.map(([key, text]) => writeText(area, key, text)).every(Boolean);
}

/** What a tab hears of its own storing. */
export interface StorageEvents {
  /** A full or blocked storage did not take something (trust T19). */
  onLost: () => void;
  /** Another tab had stored a cart meanwhile: this one, of both, is what was stored. */
  onMerged: (cart: CartState) => void;
}

/** redux-persist may write while a reducer runs, when nothing can be dispatched. */
const afterwards = (tell: () => void) => queueMicrotask(tell);

/** Stores the cart with what another tab stored since, so that no write loses another tab's. */
function writeCart(cart: CartState, onMerged: StorageEvents['onMerged']): boolean {
  const stored = readCart(fromLocal);
  if (!stored) return writeSlice('cart', cart);
  const merged = mergeCarts(cart, stored);
  const taken = writeSlice('cart', merged);
  if (taken && JSON.stringify(merged) !== JSON.stringify(cart)) afterwards(() => onMerged(merged));
  return taken;
}

/** Whether another tab has noticed somebody later than this one did. */
function isOutdated(name: SliceName, slice: object): boolean {
  if (name !== 'idle') return false;
  const { lastActivity = 0 } = slice as IdleState;
  return (readJson('local', lastActivityKey, isNumber) ?? 0) > lastActivity;
}

/**
 * redux-persist's storage, on the spec's plain keys. A slice is written only when this tab changed it,
 * so that a stale tab does not write over a newer one.
 */
function plainKeys({ onLost, onMerged }: StorageEvents): PersistStorage {
  const written = new Map<SliceName, unknown>();
  return {
    getItem() {
      const stored = Object.fromEntries(sliceNames.map((name) => [name, readSlice(name)]));
      return Promise.resolve(restorable(stored, Date.now()));
    },
    setItem(_key, state: Partial<StoredState>) {
      let stored = true;
      for (const name of sliceNames) {
        const slice = state[name];
        if (slice === undefined || written.get(name) === slice) continue;
        written.set(name, slice);
        const taken =
          name === 'cart'
            ? writeCart(slice as CartState, onMerged)
            : isOutdated(name, slice) || writeSlice<SliceName>(name, slice);
        stored = taken && stored;
      }
      if (!stored) afterwards(onLost);
      return Promise.resolve();
    },
    removeItem: () => Promise.resolve(),
  };
}

/** The root reducer, stored. */
export function persistedReducer(events: StorageEvents) {
  const config = {
    key: 'portal',
    storage: plainKeys(events),
    whitelist: sliceNames,
    stateReconciler(stored: Partial<StoredState>, _original: RootState, reduced: RootState) {
      const known = Object.entries(stored).filter(([, slice]) => slice !== undefined);
      return { ...reduced, ...Object.fromEntries(known) };
    },
    // Not in the typings: the adapter reads and writes the slices as they are.
    serialize: false,
    deserialize: false,
    timeout: 0,
  };
  const reducer = persistReducer(config, rootReducer as Reducer<RootState>);
  // Its own `_persist` key is nobody else's business.
  return reducer as unknown as Reducer<RootState, UnknownAction, Partial<RootState>>;
}

/** Restores the stored slices into a store; resolves once they stand. `saveNow` writes what is still waiting. */
export async function restore(store: AppStore): Promise<{ saveNow: () => Promise<void> }> {
  const persistor = await new Promise<ReturnType<typeof persistStore>>((resolve) => {
    const starting = persistStore(store, null, () => resolve(starting));
  });
  return { saveNow: () => persistor.flush() as Promise<void> };
}

/** Takes over the payment that another tab stored meanwhile, if any. */
export function readPaymentAgain(store: AppStore): void {
  const stored = readPayment(fromLocal);
  if (stored) store.dispatch(paymentChangedElsewhere(stored));
}

function cartOf(text: string | null): CartState | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isCart(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Another tab of the same session noticed somebody, or ended it (ruling 14). */
function followSession(store: AppStore, lastActivity: string | null): void {
  if (store.getState().idle.status === 'stopped') return;
  if (lastActivity !== null) {
    store.dispatch(activityElsewhere({ at: Number(lastActivity), now: Date.now() }));
    return;
  }
  store.dispatch(sessionEnded('elsewhere'));
}

/** Follows what other tabs store: the cart merges, payment and session are taken over (design, "Store"). Answers how to stop. */
export function followOtherTabs(store: AppStore): () => void {
  const follow = ({ key, newValue, oldValue, storageArea }: StorageEvent) => {
    if (storageArea !== window.localStorage) return;
    if (key === lastActivityKey || key === null) followSession(store, newValue);
    if (key === 'payment' && newValue === null) {
      store.dispatch(paymentChangedElsewhere({ attempt: undefined, receipts: {} }));
    }
    if (key === 'payment') readPaymentAgain(store);
    if (key !== 'cart') return;
    // The event may be older than what is stored by now. Of the past it tells what was removed, as an emptied cart cannot.
    const stored = readCart(fromLocal) ?? emptyCart;
    const [before, after] = [cartOf(oldValue), cartOf(newValue)];
    const emptied = newValue === null ? (before?.items ?? []) : [];
    const removedIds = [
      ...[stored, before, after].flatMap((cart) => cart?.removedIds ?? []),
      ...emptied.map(({ debtFrontId }) => debtFrontId),
    ];
    store.dispatch(cartChangedElsewhere({ ...stored, removedIds }));
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
