import { array, mixed, number, object, string } from 'yup';
import type { ISchema, ObjectShape, Schema } from 'yup';
import { parseUrl } from './urls.ts';

// Yup schemas for the bank's answers and for stored values. They are used with `strict: true`, as
// in `isOf`, because yup would otherwise convert values.

export const count = () => number().integer().min(0).max(Number.MAX_SAFE_INTEGER).required();

/** Whole pesos; negative, fractional, NaN or unsafe amounts are refused (docs/trust.md, T05). */
export const pesos = count;

/** Milliseconds since 1970, up to the last instant that a `Date` can represent; optional. */
export const instant = () => number().min(0).max(8.64e15);

/** A text that is required but may be empty. */
export const text = () => string().defined();

/** A text with at least one character, such as an identifier. */
export const key = () => string().required();

export const oneOf = <const T extends string | number>(...values: readonly T[]) =>
  mixed<T>((value): value is T => values.some((allowed) => allowed === value)).required();

/** A required object; yup on its own lets a missing object through. */
export const part = <T extends ObjectShape>(fields: T) => object(fields).required();

/** Whether a value is a JSON object, neither null nor a list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object whose fields are validated elsewhere. */
export const record = (): Schema<Record<string, unknown>> => mixed(isRecord).required();

export const listOf = <T>(entry: ISchema<T>) => array(entry).required();

/** A list whose entries are validated one by one elsewhere. */
export const list = () => mixed<unknown[]>(Array.isArray).required();

/**
 * An http(s) URL, or undefined; URLs of other schemes, such as `javascript:`, must not be opened or
 * passed on.
 */
export const webUrl = () =>
  string().test(
    'web-url',
    (value) => value === undefined || /^https?:$/.test(parseUrl(value)?.protocol ?? ''),
  );

/** Whether a value from outside fits a schema without conversion. */
export const isOf = <T>(schema: Schema<T>, value: unknown): value is T =>
  schema.isValidSync(value, { strict: true, disableStackTrace: true });
