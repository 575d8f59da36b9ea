import { lazy, mixed, number, object, string } from 'yup';
import type { ObjectShape, Schema } from 'yup';
import { isKey, isText, shape } from '../lib/guards.ts';
import type { Guard, Guarded } from '../lib/guards.ts';
import { foreignButton, isPaymentButton } from './paymentButton.ts';

// Wire fields that several resources share. Every answer is validated strictly: nothing is cast.

/** How many there are. */
export const count = () => number().integer().min(0).max(Number.MAX_SAFE_INTEGER).required();

/** Whole pesos; negative, fractional, NaN or unsafe amounts are refused (docs/trust.md, T05). */
export const pesos = count;

/** A text that must be there but may be empty. */
export const text = () => string().defined();

/** An identifier: a text with at least one character. */
export const key = () => string().required();

/** A text that the bank may leave out or have nothing for. */
export const optionalText = () => string().nullable().optional();

/** Whether a value names something: a text, or a whole number, which is read as its text. */
export const isId: Guard<string | number> = (value): value is string | number =>
  isKey(value) || Number.isSafeInteger(value);

/** Whether a value is a text or a whole number, either of which may stand for a code. */
export const isCode: Guard<string | number> = (value): value is string | number =>
  isText(value) || isId(value);

/** A guard that also accepts what the bank left out or has nothing for. */
export const orNone =
  <T>(guard: Guard<T>): Guard<T | null | undefined> =>
  (value): value is T | null | undefined =>
    value === undefined || value === null || guard(value);

/** What names something: see `isId`. */
export const wireId = () => mixed<string | number>(isId).required();

/** A text or a number that stands for a code; perhaps empty. */
export const wireCode = () => mixed<string | number>(isCode).required();

/** A text or a number that the bank may have nothing for. */
export const optionalCode = () => mixed<string | number>(isCode).nullable().optional();

/** The text of an id or code; '' for none. */
export const asText = (value: string | number | null | undefined) => String(value ?? '');

/** A payment button: a URL of the bank's payment page. */
export const paymentButton = () => key().test('button', foreignButton, isPaymentButton);

/** One of the given texts. */
export const oneOf = <const T extends string>(...values: readonly T[]) =>
  mixed<T>((value): value is T => values.some((allowed) => allowed === value)).required();

/** A list, whose records are read one by one: see `readRecords`. */
export const list = () => mixed<unknown[]>(Array.isArray).required();

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const failureWord = /^(error|fail|failed|failure|nok|ko)$/i;

/** Whether a field of an answer says that the bank did not do what it was asked. */
function saysFailure([name, value]: [string, unknown]): boolean {
  switch (name.toLowerCase()) {
    case 'error':
    case 'errors':
      return Array.isArray(value) ? value.length > 0 : Boolean(value);
    case 'success':
    case 'ok':
    case 'exito':
      return value === false;
    case 'status':
    case 'estado':
      return typeof value === 'number' ? value >= 400 : failureWord.test(String(value));
    default:
      return false;
  }
}

/**
 * The answer to a call that has no result: an empty object or nothing at all. The status says that
 * it was done, unless the body says that it was not; a message alone contradicts nothing.
 */
export const doneSchema = mixed<object>(isObject)
  .nullable()
  .test(
    'done',
    'NOT_DONE',
    (answer) => answer === null || !Object.entries(answer ?? {}).some(saysFailure),
  );

/**
 * The answer to a change: what was changed, known by one of its fields, or the confirmation alone.
 */
export const doneOr = (schema: Schema, field: string) =>
  lazy((answer: unknown) => (isObject(answer) && field in answer ? schema : doneSchema));

/** A required object; yup on its own lets a missing object through. */
export const part = <T extends ObjectShape>(fields: T) => object(fields).required();

/** A part that is also read elsewhere. */
export const guarded = <T extends object>(guard: Guard<T>) => mixed<T>(guard).required();

/**
 * The records of a list that may hold thousands: guards read ten thousand debts in 10 ms, where a
 * schema for each field takes 200.
 */
export function recordOf<const G extends Record<string, Guard<unknown>>>(guards: G) {
  const isRecord = shape(guards);
  const badField = (value: object) => {
    const fields = new Map(Object.entries(value));
    return Object.keys(guards).find((name) => !guards[name]?.(fields.get(name)));
  };
  return mixed<Guarded<typeof isRecord>>()
    .required()
    .test('record', (value, { createError }) =>
      isRecord(value) ? true : createError({ path: badField(value) ?? '' }),
    );
}
