import type { Guard } from '../../lib/guards.ts';

/** The text under a storage key, or undefined. */
type ReadKey = (key: string) => string | undefined;

/** A JSON value under a storage key that a guard accepts, or undefined: a bad value is dropped, never fatal (trust T19). */
export type ReadJson = <T>(key: string, guard: Guard<T>) => T | undefined;

/** Storage keys and what to put there; undefined removes the key. */
type StoredKeys = Record<string, string | undefined>;

/** How a slice is stored and read back. */
export interface StoredSlice<State> {
  area: 'local' | 'session';
  write: (state: State) => StoredKeys;
  /** The slice as stored, or undefined to begin anew. */
  read: (json: ReadJson, text: ReadKey) => State | undefined;
}

/** A value as its key holds it; undefined removes the key. */
export function toJson(value: unknown): string | undefined {
  return value === undefined ? undefined : JSON.stringify(value);
}
