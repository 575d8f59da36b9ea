import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { persistReducer, persistStore } from 'redux-persist';
import type { Storage as PersistStorage } from 'redux-persist';
import { cartChangedElsewhere } from './cart.ts';
import { emptyCart, mergeCarts } from './cartRules.ts';
import type { CartState } from './cartRules.ts';
import { paymentChangedElsewhere } from './payment.ts';
import { rootReducer } from './rootReducer.ts';
import type { RootState } from './rootReducer.ts';
import { readJson, readText, writeText } from './storageAreas.ts';
import type { AppStore } from './store.ts';
import { isCart, readCart, readPayment, storedSlices } from './storedSlices.ts';
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

/** What to store of a slice; of the cart, also what another tab stored since, so that no write loses another tab's. */
function toStore<Name extends SliceName>(name: Name, state: StoredState[Name]): StoredState[Name] {
  const stored = name === 'cart' ? readCart(fromLocal) : undefined;
  return stored ? (mergeCarts(state as CartState, stored) as StoredState[Name]) : state;
}

function writeSlice<Name extends SliceName>(name: Name, state: StoredState[Name]): boolean {
  const { area, write } = storedSlices[name];
  const keys = Object.entries(write(toStore(name, state)));
  return keys.map(([key, text]) => writeText(area, key, text)).every(Boolean);
}

/**
 * redux-persist's storage, on the spec's plain keys. A slice is written only when this tab changed it,
 * so that a stale tab does not write over a newer one.
 */
function plainKeys(onLost: () => void): PersistStorage {
  const written = new Map<SliceName, unknown>();
  return {
    getItem: () =>
      Promise.resolve(Object.fromEntries(sliceNames.map((name) => [name, readSlice(name)]))),
    setItem(_key, state: Partial<StoredState>) {
      let stored = true;
      for (const name of sliceNames) {
        const slice = state[name];
        if (slice === undefined || written.get(name) === slice) continue;
        written.set(name, slice);
        stored = writeSlice(name, slice) && stored;
      }
      if (!stored) onLost();
      return Promise.resolve();
    },
    removeItem: () => Promise.resolve(),
  };
}

/** The root reducer, stored; `onLost` hears each time that a full or blocked storage did not take something (trust T19). */
export function persistedReducer(onLost: () => void) {
  const reducer = persistReducer(
    {
      key: 'portal',
      storage: plainKeys(onLost),
      whitelist: sliceNames,
      stateReconciler: (stored: Partial<StoredState>, _original, reduced) => {
        const known = Object.entries(stored).filter(([, slice]) => slice !== undefined);
        return { ...reduced, ...Object.fromEntries(known) };
      },
      // Missing in the typings: the adapter reads and writes the slices as they are.
      ...{ serialize: false, deserialize: false },
      timeout: 0,
    },
    rootReducer,
  );
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

/** Follows what other tabs store: the cart merges, the payment is taken over (design, "Store"). Answers how to stop. */
export function followOtherTabs(store: AppStore): () => void {
  const follow = ({ key, newValue, oldValue, storageArea }: StorageEvent) => {
    if (storageArea !== window.localStorage) return;
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
