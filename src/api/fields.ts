import { boolean, lazy, mixed, string } from 'yup';
import type { Schema } from 'yup';
import { isRecord, key } from '../lib/schemas.ts';
import { foreignButton, isPaymentButton } from './paymentButton.ts';

// Schemas for fields that several of the bank's answers have; lib/schemas.ts has the general ones.

/** A text that the bank may omit or send as null. */
export const optionalText = () => string().nullable().optional();

const isCode = (value: unknown): value is string | number =>
  typeof value === 'string' || Number.isSafeInteger(value);

/** An id: a text that is not blank, or a whole number. */
export const wireId = () =>
  mixed<string | number>(isCode)
    .required()
    .test('named', (value) => String(value).trim() !== '');

/** A code: a text, perhaps empty, or a whole number. */
export const wireCode = () => mixed<string | number>(isCode).required();

/** A code that the bank may omit or send as null. */
export const optionalCode = () => mixed<string | number>(isCode).nullable().optional();

/** A boolean that the bank may omit or send as null. */
export const optionalFlag = () => boolean().nullable().optional();

/** Returns an id or code as text; '' if it is absent. */
export const asText = (value: string | number | null | undefined) => String(value ?? '');

/** A payment's key: ASCII without spaces, because calls send it in the header `X-PAYMENT-KEY`. */
export const paymentKey = () => key().matches(/^[!-~]+$/);

/** The URL of a payment button (the bank's page for one payment), on one of the bank's origins. */
export const paymentButton = () => key().test('button', foreignButton, isPaymentButton);

const failureWord = /^(error|fail|failed|failure|nok|ko)$/i;

/** Whether a field of an answer says that the bank did not execute the call. */
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
 * The answer to a call without a result: an empty body or any object. A 2xx means success unless a
 * field says otherwise (`saysFailure`).
 */
export const doneSchema = mixed(isRecord)
  .nullable()
  .test(
    'done',
    'NOT_DONE',
    (answer) => answer === null || !Object.entries(answer ?? {}).some(saysFailure),
  );

/**
 * Creates the schema of an answer to a change. An answer with `field` is the changed record and is
 * validated by `schema`, any other answer by `doneSchema`.
 */
export const doneOr = (schema: Schema, field: string) =>
  lazy((answer: unknown) => (isRecord(answer) && field in answer ? schema : doneSchema));
