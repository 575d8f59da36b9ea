import type { Schema } from 'yup';

/** Returns the text under a storage key; undefined if none is stored. */
type ReadKey = (key: string) => string | undefined;

/**
 * Returns the parsed JSON under a key; undefined if absent or not of the schema (docs/trust.md,
 * T19).
 */
export type ReadJson = <T>(key: string, schema: Schema<T>) => T | undefined;

/** Texts by storage key; undefined removes the key. */
export type StoredKeys = Record<string, string | undefined>;

export interface StoredSlice<State> {
  area: 'local' | 'session';
  /**
   * Returns the slice to store, merged with the data that other tabs have stored; undefined leaves
   * the storage unchanged. Without this function the tab's own slice is stored.
   */
  merge?: (own: State, json: ReadJson) => State | undefined;
  /**
   * Whether a change of the slice writes all its keys, even a key with the text that this tab last
   * wrote: another tab may have stored another text there since.
   */
  isWrittenWhole?: boolean;
  write: (state: State) => StoredKeys;
  /** Returns the stored slice; undefined makes the slice start with its initial state. */
  read: (json: ReadJson, text: ReadKey) => State | undefined;
}

/** Returns undefined for undefined, so that the key is removed. */
export function toJson(value: unknown): string | undefined {
  return value === undefined ? undefined : JSON.stringify(value);
}
