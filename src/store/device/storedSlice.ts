import type { Schema } from 'yup';

/** The text under a storage key, or undefined. */
type ReadKey = (key: string) => string | undefined;

/** The JSON under a key if it fits the schema, else undefined (docs/trust.md, T19). */
export type ReadJson = <T>(key: string, schema: Schema<T>) => T | undefined;

/** Storage keys and their new texts; undefined removes the key. */
export type StoredKeys = Record<string, string | undefined>;

export interface StoredSlice<State> {
  area: 'local' | 'session';
  /**
   * The slice to store, merged with what other tabs stored meanwhile; undefined leaves the storage
   * as it is. Without this function the tab's own slice is stored.
   */
  merge?: (own: State, json: ReadJson) => State | undefined;
  /**
   * Whether all keys are written when the slice changes, not only those whose text changed, because
   * another tab may have overwritten the unchanged ones.
   */
  isWrittenWhole?: boolean;
  write: (state: State) => StoredKeys;
  /** The slice as stored, or undefined to start over. */
  read: (json: ReadJson, text: ReadKey) => State | undefined;
}

/** A value as JSON; undefined stays undefined, which removes the key. */
export function toJson(value: unknown): string | undefined {
  return value === undefined ? undefined : JSON.stringify(value);
}
