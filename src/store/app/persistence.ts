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

/**
 * Reads the text under each key of a slice, including texts too old to be restored, so that the
 * next write of the slice removes them from the storage.
 */
function readTexts<Name extends SliceName>(name: Name, slice: StoredState[Name]): StoredKeys {
  const { area, write } = storedSlices[name];
  return Object.fromEntries(Object.keys(write(slice)).map((key) => [key, readText(area, key)]));
}

/**
 * Leaves out undefined slices (absent or unreadable in the storage), because spreading them would
 * overwrite the initial state.
 */
const present = (stored: Partial<StoredState>): Partial<StoredState> =>
  Object.fromEntries(Object.entries(stored).filter(([, slice]) => slice !== undefined));

interface StorageEvents {
  /** Called when a full or blocked storage rejects a write (docs/trust.md, T19). */
  onLost: () => void;
  /** Called with the slices that a write merged with another tab's data. */
  onMerged: (merged: Partial<StoredState>) => void;
  /** Called with the stored session if it expired while no page was open. */
  onLapsed: (session: SessionState) => void;
}

/**
 * Defers a callback that dispatches: redux-persist may write while a reducer runs, when Redux
 * forbids dispatching.
 */
const afterwards = (callback: () => void) => queueMicrotask(callback);

/**
 * Stores a slice; returns false if the storage rejected it. A slice with `merge` is first merged
 * with the stored data of other tabs. In localStorage, only keys whose text differs from `known`,
 * the texts that this tab last read or wrote, are written: under the others, another tab may have
 * stored newer texts. A slice in session storage or with `isWrittenWhole` is written under all its
 * keys.
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
 * Creates redux-persist's storage, which uses plain keys without a prefix. A slice is written only
 * after this tab changed it (`writeChanged`), so that a stale tab does not overwrite newer data
 * (docs/trust.md, T01).
 */
function plainKeys({ onLost, onMerged, onLapsed }: StorageEvents): PersistStorage {
  const initial: StoredState = rootReducer(undefined, { type: '' });
  // `offered`: each slice as last read or written, even if the storage rejected it; a slice that
  // has not changed since is not written. `taken`: each slice's texts as last read or accepted by
  // the storage.
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

/** Wraps the root reducer with redux-persist, which stores and restores `storedSlices`. */
export function persistedReducer(events: StorageEvents) {
  const config = {
    key: 'portal',
    storage: plainKeys(events),
    whitelist: sliceNames,
    stateReconciler(stored: Partial<StoredState>, _original: RootState, reduced: RootState) {
      return { ...reduced, ...present(stored) };
    },
    // `plainKeys` serializes the slices itself. `config` has no type annotation, because
    // redux-persist's type lacks `deserialize`.
    serialize: false,
    deserialize: false,
    timeout: 0,
  };
  const reducer = persistReducer(config, rootReducer as Reducer<RootState>);
  // The cast hides the `_persist` key, which only redux-persist uses.
  return reducer as unknown as Reducer<RootState, UnknownAction, Partial<RootState>>;
}

/**
 * Restores the stored slices; resolves once they are in the store. The returned `saveNow` writes
 * pending changes to the storage.
 */
export async function restore(store: AppStore): Promise<{ saveNow: () => Promise<void> }> {
  const persistor = await new Promise<ReturnType<typeof persistStore>>((resolve) => {
    const starting = persistStore(store, null, () => resolve(starting));
  });
  // Removes outdated data before the first render.
  store.dispatch(timePassed(Date.now()));
  return { saveNow: () => persistor.flush() as Promise<void> };
}
