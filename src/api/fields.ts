import { boolean, lazy, mixed, string } from 'yup';
import type { Schema } from 'yup';
import { isRecord, key } from '../lib/schemas.ts';
import { foreignButton, isPaymentButton } from './paymentButton.ts';

// Fields of the bank's answers that several resources share, besides those of lib/schemas.ts.

/** A text that the bank may leave out or send as null. */
export const optionalText = () => string().nullable().optional();

const isCode = (value: unknown): value is string | number =>
  typeof value === 'string' || Number.isSafeInteger(value);

/** An id: a text, or a whole number, which is read as its text. */
export const wireId = () =>
  mixed<string | number>(isCode)
    .required()
    .test('named', (value) => String(value).trim() !== '');

/** A text, or a whole number used as a code; may be empty. */
export const wireCode = () => mixed<string | number>(isCode).required();

/** A text or a number that the bank may leave out or send as null. */
export const optionalCode = () => mixed<string | number>(isCode).nullable().optional();

/** A boolean that the bank may leave out or send as null. */
export const optionalFlag = () => boolean().nullable().optional();

/** The text of an id or code; '' for none. */
export const asText = (value: string | number | null | undefined) => String(value ?? '');

/** A payment's key, which travels in a header. */
export const paymentKey = () => key().matches(/^[!-~]+$/);

/** A payment button: a URL of the bank's payment page. */
export const paymentButton = () => key().test('button', foreignButton, isPaymentButton);

const failureWord = /^(error|fail|failed|failure|nok|ko)$/i;

/** Whether a field of a response reports that the bank did not execute the call. */
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
 * The answer to a call without a result: an empty object or body. A 2xx status means success,
 * unless the body contradicts it; a message alone does not.
 */
export const doneSchema = mixed(isRecord)
  .nullable()
  .test(
    'done',
    'NOT_DONE',
    (answer) => answer === null || !Object.entries(answer ?? {}).some(saysFailure),
  );

/**
 * The answer to a change: the changed record, recognised by one field, or an empty confirmation.
 */
export const doneOr = (schema: Schema, field: string) =>
  lazy((answer: unknown) => (isRecord(answer) && field in answer ? schema : doneSchema));
