import { array, mixed, number, object, string } from 'yup';
import type { AnyObject, ObjectSchema, ObjectShape } from 'yup';
import { isWebUrl } from '../lib/guards.ts';
import type { Guard } from '../lib/guards.ts';

// Wire fields that several resources share. Every answer is validated strictly: nothing is cast.

/** How many there are. */
export const count = () => number().integer().min(0).max(Number.MAX_SAFE_INTEGER).required();

/** Whole pesos; negative, fractional, NaN or unsafe amounts are refused (trust T05). */
export const pesos = count;

/** A text that must be there but may be empty. */
export const text = () => string().defined();

/** An identifier: a text with at least one character. */
export const key = () => string().required();

/** An identifier that only calls of the bank need: a text, or a whole number. */
export const keyOrNumber = () =>
  mixed<string | number>(
    (value): value is string | number =>
      (typeof value === 'string' && value !== '') || Number.isSafeInteger(value),
  ).required();

/** An http(s) URL: no other may be opened or passed on. */
export const webUrl = () => key().test('http', isWebUrl);

/** An http(s) URL; empty or null where there is none. */
export const webUrlOrNone = () =>
  text()
    .nullable()
    .test('http', (url) => !url || isWebUrl(url));

/** One of the given texts. */
export const oneOf = <const T extends string>(...values: readonly T[]) =>
  mixed<T>((value): value is T => values.some((allowed) => allowed === value)).required();

/** A list of the given objects. */
export const listOf = <T extends AnyObject>(item: ObjectSchema<T>) =>
  array().of(item.required()).required();

/** The empty object with which the bank confirms a call that has no result. */
export const doneSchema = object().strict();

/** A required object; yup on its own lets a missing object through. */
export const part = <T extends ObjectShape>(fields: T) => object(fields).required();

/**
 * A part that is also read elsewhere, or a list that may hold thousands: a guard reads ten thousand
 * debts in 10 ms, where yup takes 200.
 */
export const guarded = <T extends object>(guard: Guard<T>) => mixed<T>(guard).required();
