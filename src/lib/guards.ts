/** A check of a value that came from outside, such as JSON restored from storage. */
export type Guard<T> = (value: unknown) => value is T;

/** The type that a guard proves. */
type Guarded<G> = G extends Guard<infer T> ? T : never;

type Guards = Record<string, Guard<unknown>>;
type OptionalKeys<G extends Guards> = {
  [K in keyof G]: undefined extends Guarded<G[K]> ? K : never;
}[keyof G];
type Shape<G extends Guards> = {
  [K in Exclude<keyof G, OptionalKeys<G>>]: Guarded<G[K]>;
} & { [K in OptionalKeys<G>]?: Exclude<Guarded<G[K]>, undefined> };

/** Whether a value is a text, of any length. */
export const isText: Guard<string> = (value) => typeof value === 'string';

/** Whether a value is a finite number. */
export const isNumber: Guard<number> = (value): value is number => Number.isFinite(value);

/** Whether a value is true or false. */
export const isBoolean: Guard<boolean> = (value) => typeof value === 'boolean';

/** One of the given literals. */
export const oneOf =
  <const T extends readonly (string | number | boolean | null)[]>(...values: T): Guard<T[number]> =>
  (value): value is T[number] =>
    values.some((each) => each === value);

/** What the guard accepts, or an absent key of a shape. */
export const optional =
  <T>(guard: Guard<T>): Guard<T | undefined> =>
  (value) =>
    value === undefined || guard(value);

/** An array whose every entry the guard accepts. */
export const listOf =
  <T>(guard: Guard<T>): Guard<T[]> =>
  (value) =>
    Array.isArray(value) && value.every(guard);

/** An object used as a map: whatever its keys, the guard accepts every value. */
export const isRecordOf =
  <T>(guard: Guard<T>): Guard<Record<string, T>> =>
  (value): value is Record<string, T> =>
    isObject(value) && Object.values(value).every(guard);

/** An object whose named keys pass their guards. Other keys are let through: an older portal may have written them. */
export const shape =
  <const G extends Guards>(guards: G): Guard<Shape<G>> =>
  (value): value is Shape<G> =>
    isObject(value) && Object.entries(guards).every(([key, guard]) => guard(value[key]));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
