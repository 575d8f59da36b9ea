import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { persistReducer, persistStore } from 'redux-persist';
import type { Storage as PersistStorage } from 'redux-persist';
import { keysOf } from '../../lib/arrays.ts';
import { timePassed } from '../device/appEvents.ts';
import { restoredState } from './restoredState.ts';
import { rootReducer } from './rootReducer.ts';
import type { AppStore, RootState } from './rootReducer.ts';
import type { SessionState } from '../session/sessionState.ts';
import { jsonIn, readText, writeText } from '../device/storageAreas.ts';
import type { StoredKeys } from '../device/storedSlice.ts';
import { storedSlices } from './storedSlices.ts';
import type { StoredState } from './storedSlices.ts';

type SliceName = keyof StoredState;

const sliceNames = keysOf(storedSlices);

function readSlice<Name extends SliceName>(name: Name): StoredState[Name] | undefined {
  const { area, read } = storedSlices[name];
  return read(jsonIn(area), (key) => readText(area, key));
}

/** The stored texts under a slice's keys, even if they were too old to be restored. */
function readTexts<Name extends SliceName>(name: Name, slice: StoredState[Name]): StoredKeys {
  const { area, write } = storedSlices[name];
  return Object.fromEntries(Object.keys(write(slice)).map((key) => [key, readText(area, key)]));
}

/** Leaves out the slices that were not stored, which are undefined. */
const present = (stored: Partial<StoredState>): Partial<StoredState> =>
  Object.fromEntries(Object.entries(stored).filter(([, slice]) => slice !== undefined));

/** Callbacks for events of reading and writing the storage. */
interface StorageEvents {
  /** A full or blocked storage rejected a write (docs/trust.md, T19). */
  onLost: () => void;
  /** Another tab had written in the meantime; this is the merged state. */
  onMerged: (merged: Partial<StoredState>) => void;
  /** The stored session expired while no page was open. */
  onLapsed: (session: SessionState) => void;
}

/**
 * Runs a callback in a microtask, because redux-persist may write while a reducer runs, when Redux
 * forbids dispatching.
 */
const afterwards = (callback: () => void) => queueMicrotask(callback);

/**
 * Stores a slice; returns false if the storage rejected it. A slice with `merge` is first merged
 * with what other tabs stored. A key in local storage is written only if its text differs from
 * `known`, the text that this tab last read or wrote, except for slices with `isWrittenWhole`.
 */
function writeSlice<Name extends SliceName>(
  name: Name,
  own: StoredState[Name],
  known: StoredKeys,
  onMerged: StorageEvents['onMerged'],
): boolean {
  const { area, merge, write, isWrittenWhole = false } = storedSlices[name];
  const merged = merge ? merge(own, jsonIn(area)) : own;
  if (merged === undefined) return true;
  const before = isWrittenWhole || area === 'session' ? {} : known;
  const changed = Object.entries(write(merged)).filter(
    ([key, text]) => !(key in before) || before[key] !== text,
  );
  const taken = changed.map(([key, text]) => writeText(area, key, text)).every(Boolean);
  if (taken && merged !== own) afterwards(() => onMerged({ [name]: merged }));
  return taken;
}

/**
 * Creates redux-persist's storage, on plain keys without a prefix. Keys that tabs share are written
 * only if this tab changed them since it read them, so that a stale tab does not overwrite a newer
 * one (docs/trust.md, T01).
 */
function plainKeys({ onLost, onMerged, onLapsed }: StorageEvents): PersistStorage {
  const initial: StoredState = rootReducer(undefined, { type: '' });
  // `offered` has each slice that this tab last tried to store; `taken` has the texts of each slice
  // that the storage last accepted.
  const offered = { ...initial };
  const taken: Partial<Record<SliceName, StoredKeys>> = {};
  function writeChanged<Name extends SliceName>(name: Name, own?: StoredState[Name]): boolean {
    if (own === undefined || offered[name] === own) return true;
    offered[name] = own;
    const isTaken = writeSlice(name, own, taken[name] ?? {}, onMerged);
    if (isTaken) taken[name] = storedSlices[name].write(own);
    return isTaken;
  }
  return {
    getItem() {
      const stored = Object.fromEntries(sliceNames.map((name) => [name, readSlice(name)]));
      const { state, lapsed } = restoredState(stored, Date.now());
      if (lapsed) onLapsed(lapsed);
      Object.assign(offered, initial, present(state));
      for (const name of sliceNames) taken[name] = readTexts(name, offered[name]);
      return Promise.resolve(state);
    },
    setItem(_key, state: Partial<StoredState>) {
      const areTaken = sliceNames.map((name) => writeChanged(name, state[name]));
      if (!areTaken.every(Boolean)) afterwards(onLost);
      return Promise.resolve();
    },
    removeItem: () => Promise.resolve(),
  };
}

/** Wraps the root reducer, so that redux-persist stores and restores `storedSlices`. */
export function persistedReducer(events: StorageEvents) {
  const config = {
    key: 'portal',
    storage: plainKeys(events),
    whitelist: sliceNames,
    stateReconciler(stored: Partial<StoredState>, _original: RootState, reduced: RootState) {
      return { ...reduced, ...present(stored) };
    },
    // `plainKeys` reads and writes the slices as they are, without redux-persist's own JSON. The
    // typings of redux-persist lack `deserialize`.
    serialize: false,
    deserialize: false,
    timeout: 0,
  };
  const reducer = persistReducer(config, rootReducer as Reducer<RootState>);
  // The type hides the `_persist` key, which only redux-persist uses.
  return reducer as unknown as Reducer<RootState, UnknownAction, Partial<RootState>>;
}

/**
 * Restores the stored slices; resolves once they are in the store. `saveNow` writes pending changes
 * to the storage.
 */
export async function restore(store: AppStore): Promise<{ saveNow: () => Promise<void> }> {
  const persistor = await new Promise<ReturnType<typeof persistStore>>((resolve) => {
    const starting = persistStore(store, null, () => resolve(starting));
  });
  // Removes outdated data before the first render.
  store.dispatch(timePassed(Date.now()));
  return { saveNow: () => persistor.flush() as Promise<void> };
}
