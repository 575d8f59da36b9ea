import { parseUrl } from './parseUrl.ts';
/**
 * A check of a value from outside, such as JSON from storage. Hand-written so that yup (12 KiB)
 * stays out of the first load.
 */
export type Guard<T> = (value: unknown) => value is T;

/** The type that a guard proves. */
export type Guarded<G> = G extends Guard<infer T> ? T : never;

type Guards = Record<string, Guard<unknown>>;
type OptionalKeys<G extends Guards> = {
  [K in keyof G]: undefined extends Guarded<G[K]> ? K : never;
}[keyof G];
type Shape<G extends Guards> = {
  [K in Exclude<keyof G, OptionalKeys<G>>]: Guarded<G[K]>;
} & { [K in OptionalKeys<G>]?: Exclude<Guarded<G[K]>, undefined> };

/** Whether a value is a string. */
export const isText: Guard<string> = (value) => typeof value === 'string';

/** Whether a value is a string with at least one character. */
export const isKey: Guard<string> = (value): value is string => isText(value) && value !== '';

/** Whether a value is an http(s) URL: no other may be opened or passed on. */
export const isWebUrl: Guard<string> = (value): value is string =>
  isText(value) && /^https?:$/.test(parseUrl(value)?.protocol ?? '');

/** Whether a value is a finite number. */
export const isNumber: Guard<number> = (value): value is number => Number.isFinite(value);

/** Whether a value is a boolean. */
export const isBoolean: Guard<boolean> = (value) => typeof value === 'boolean';

/** Whether a value is an array, whatever its entries. */
export const isArray: Guard<unknown[]> = (value) => Array.isArray(value);

/** Whether a value is an object, whatever its keys. */
export const isRecord: Guard<Record<string, unknown>> = (value): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A guard for one of the given literals. */
export const isOneOf =
  <const T extends readonly (string | number | boolean | null)[]>(...values: T): Guard<T[number]> =>
  (value): value is T[number] =>
    values.some((each) => each === value);

/** A guard that also accepts undefined, and in a shape an absent key. */
export const optional =
  <T>(guard: Guard<T>): Guard<T | undefined> =>
  (value) =>
    value === undefined || guard(value);

/** A guard for an array whose entries all pass the given guard. */
export const isListOf =
  <T>(guard: Guard<T>): Guard<T[]> =>
  (value) =>
    Array.isArray(value) && value.every(guard);

/** A guard for an object used as a map: whatever its keys, each value passes the given guard. */
export const isRecordOf =
  <T>(guard: Guard<T>): Guard<Record<string, T>> =>
  (value): value is Record<string, T> =>
    isRecord(value) && Object.values(value).every(guard);

/**
 * A guard for an object whose named keys pass their guards. Other keys are accepted: an older
 * version of the portal may have written them.
 */
export const shape =
  <const G extends Guards>(guards: G): Guard<Shape<G>> =>
  (value): value is Shape<G> =>
    isRecord(value) && Object.entries(guards).every(([key, guard]) => guard(value[key]));
