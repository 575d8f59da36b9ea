import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { persistReducer, persistStore } from 'redux-persist';
import type { Storage as PersistStorage } from 'redux-persist';
import { isNumber } from '../lib/guards.ts';
import type { CartState } from './cartRules.ts';
import type { IdleState } from './idleMachine.ts';
import { mergeCarts } from './mergeCarts.ts';
import { restorable } from './restorable.ts';
import { rootReducer } from './rootReducer.ts';
import type { RootState } from './rootReducer.ts';
import { readJson, readLocal, readText, writeText } from './storageAreas.ts';
import type { AppStore } from './store.ts';
import { readCart } from './stored/cart.ts';
import { lastActivityKey } from './stored/idle.ts';
import { storedSlices } from './stored/storedSlices.ts';
import type { StoredState } from './stored/storedSlices.ts';

type SliceName = keyof StoredState;

const sliceNames = Object.keys(storedSlices) as SliceName[];

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

/** What a tab learns from its own writes. */
interface StorageEvents {
  /** A full or blocked storage did not take something (trust T19). */
  onLost: () => void;
  /** Another tab had stored a cart meanwhile: the two were merged, and this is the result. */
  onMerged: (cart: CartState) => void;
}

/** redux-persist may write while a reducer runs, when nothing can be dispatched. */
const afterwards = (tell: () => void) => queueMicrotask(tell);

/** Stores the cart merged with what another tab stored since, so that no write loses items. */
function writeCart(cart: CartState, onMerged: StorageEvents['onMerged']): boolean {
  const stored = readCart(readLocal);
  if (!stored) return writeSlice('cart', cart);
  const merged = mergeCarts(cart, stored);
  const taken = writeSlice('cart', merged);
  if (taken && JSON.stringify(merged) !== JSON.stringify(cart)) afterwards(() => onMerged(merged));
  return taken;
}

/** Whether another tab has noticed activity later than this one did. */
function isOutdated(name: SliceName, slice: object): boolean {
  if (name !== 'idle') return false;
  const { lastActivity = 0 } = slice as IdleState;
  return (readLocal(lastActivityKey, isNumber) ?? 0) > lastActivity;
}

/**
 * redux-persist's storage, on the spec's plain keys. A slice is written only when this tab changed
 * it, so that a stale tab does not write over a newer one.
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

/** The root reducer, with its slices stored. */
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
  // The type hides the `_persist` key, which only redux-persist uses.
  return reducer as unknown as Reducer<RootState, UnknownAction, Partial<RootState>>;
}

/** Restores the stored slices; resolves once they are in the store. `saveNow` flushes writes. */
export async function restore(store: AppStore): Promise<{ saveNow: () => Promise<void> }> {
  const persistor = await new Promise<ReturnType<typeof persistStore>>((resolve) => {
    const starting = persistStore(store, null, () => resolve(starting));
  });
  return { saveNow: () => persistor.flush() as Promise<void> };
}
