import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { isOf, oneOf, part, text } from '../lib/schemas.ts';
import { plainText } from '../lib/text/plainText.ts';
import { foreignButton } from './paymentButton.ts';
import type { Refusal } from './refusals.ts';
import { askedWait, waitText } from './retryAfter.ts';

/** The message after a press that needs the network while there is none. */
export const offlineText =
  'No hay conexión a internet y no enviamos nada. Inténtalo de nuevo cuando vuelva.';

/** The message for a failed login without the bank's reason. */
export const loginFailedText = 'La información no está correcta, intenta nuevamente.';

export type BankError = FetchBaseQueryError;

/** Creates an error that the portal itself raises. */
export function refusal(reason: Refusal): BankError {
  return { status: 'CUSTOM_ERROR', error: reason };
}

/** Creates the error of a call about a paused company; `sentence` is the message for the payer. */
export function pausedRefusal(sentence: string): BankError {
  return { status: 'CUSTOM_ERROR', error: 'PAUSED' satisfies Refusal, data: sentence };
}

/** Whether a value caught from RTK Query is a bank error (and not, say, a thrown bug). */
export function isBankError(error: unknown): error is BankError {
  return typeof error === 'object' && error !== null && 'status' in error;
}

/** The reason of a failed call: its status, how it ended, or why the portal refused it. */
type Reason = Exclude<BankError['status'], 'CUSTOM_ERROR'> | Refusal;

/** The reason of a bank error; undefined for anything else that was thrown. */
export function reasonOf(error: unknown): Reason | undefined {
  if (!isBankError(error)) return undefined;
  return error.status === 'CUSTOM_ERROR' ? (error.error as Refusal) : error.status;
}

const failedBy = (error: unknown, ...reasons: readonly (Reason | undefined)[]) =>
  reasons.includes(reasonOf(error));

/** The most characters of the bank's message that a payer reads (docs/trust.md, T17). */
const longestMessage = 300;

/** Reasons that schemas use as messages, for answers that are readable but wrong. */
const namedReasons = [
  'NOT_DONE',
  'OTHER_PAYER',
  foreignButton,
] as const satisfies readonly Refusal[];

/** Creates the error for an answer that breaks its schema, by the messages of its issues. */
export function schemaRefusal(issues: readonly { message: string }[]): BankError {
  const reason = namedReasons.find((each) => issues.some(({ message }) => message === each));
  return refusal(reason ?? 'SCHEMA');
}

const refusalSchema = part({ message: text() });

/** The `message` the bank gave with a non-2xx answer, if it gave one, as plain text. */
export function bankMessage(error: unknown): string | undefined {
  if (!isBankError(error) || typeof error.status !== 'number') return undefined;
  if (!isOf(refusalSchema, error.data)) return undefined;
  return plainText(error.data.message, longestMessage) || undefined;
}

/** The error of a call that was aborted, e.g. because a logout cleared the caches. */
const abortSchema = part({ name: oneOf('AbortError') });

/** Whether a call may have failed without a network, or because the bank is unreachable. */
export const isNetworkFailure = (error: unknown) =>
  failedBy(error, 'FETCH_ERROR', 'NO_GUEST_TOKEN');

/** Whether a call was never sent, as the browser has no network. */
export const isOffline = (error: unknown) => failedBy(error, 'OFFLINE');

/** Whether a call was never sent, as there was no network, no token, or a pause of its company. */
export const isUnsent = (error: unknown) => failedBy(error, 'OFFLINE', 'NO_GUEST_TOKEN', 'PAUSED');

/** Whether the session ended while the call was in flight; such a failure is not shown. */
export function isSessionOver(error: unknown): boolean {
  return isOf(abortSchema, error) || failedBy(error, 'SESSION_OVER');
}

/** Whether the call was refused because its company is paused. */
export const isPaused = (error: unknown) => failedBy(error, 'PAUSED');

/** Whether a call was not made, or its session ended: no fault of the bank or the portal. */
export const isNoFault = (error: unknown) => failedBy(error, 'OFFLINE', 'PAUSED', 'SESSION_OVER');

/**
 * The error of a query that a screen shows: none while the query is sent again, nor if the session
 * ended.
 */
export function shownError({ error, isFetching }: { error?: unknown; isFetching: boolean }) {
  return isFetching || isSessionOver(error) ? undefined : error;
}

/**
 * Whether the bank may have executed a failed call: after a timeout, a lost network, a 5xx, an
 * unreadable answer (docs/trust.md, T03). After a refusal (4xx), or a call that was never sent, it
 * has not.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!isBankError(error)) return true;
  if (typeof error.status === 'number') return error.status >= 500 || error.status === 408;
  return !(error.status === 'CUSTOM_ERROR' && error.error !== 'SCHEMA');
}

/**
 * Whether the bank does not have a receipt yet, or the receipt contradicts the payment or itself.
 */
export const isReceiptLate = (error: unknown) => failedBy(error, 'NO_RECEIPT');

export const isUnreadable = (error: unknown) => failedBy(error, 'PARSING_ERROR', 'SCHEMA');

/** Whether the record to save exists already. */
export const isConflict = (error: unknown) => failedBy(error, 409);

/**
 * Refusals that do not concern the request itself: a guest's token, a timeout, too many calls. The
 * bank's message with them is for developers.
 */
const passing = new Set([401, 408, 429]);

/** Whether asking again cannot help, as the portal or the bank refused what was asked. */
export function isPermanent(error: unknown): boolean {
  const reason = reasonOf(error);
  return typeof reason === 'number'
    ? reason >= 400 && reason < 500 && !passing.has(reason)
    : reason === 'FOREIGN_ORIGIN' || reason === foreignButton;
}

const unreadable = 'El banco entregó una respuesta que no pudimos leer. Inténtalo de nuevo.';

/** The message for a failure by its reason, for reasons that need no detail. */
const reasonTexts = new Map<Reason | undefined, string>([
  [undefined, 'Ocurrió un problema inesperado. Inténtalo de nuevo.'],
  ['FETCH_ERROR', 'No pudimos conectarnos con el banco. Revisa tu conexión e inténtalo de nuevo.'],
  ['OFFLINE', offlineText],
  ['TIMEOUT_ERROR', 'El banco está tardando más de lo normal. Inténtalo de nuevo.'],
  ['PARSING_ERROR', unreadable],
  ['SCHEMA', unreadable],
  ['NO_RECEIPT', 'El comprobante todavía no está disponible. Inténtalo de nuevo en unos minutos.'],
  ['OTHER_RECEIPT', 'El comprobante que entregó el banco es de otras deudas que las de este pago.'],
  ['NOT_DONE', 'El banco no pudo hacer lo que pediste. Inténtalo de nuevo.'],
  ['OTHER_PAYER', loginFailedText],
  ['FOREIGN_ORIGIN', 'Este link no pertenece al banco.'],
  [
    foreignButton,
    'No reconocemos la página de pago como del banco, así que no te llevamos a ella. Inténtalo de nuevo más tarde.',
  ],
]);

/** The message for a failed call: the bank's own for a refusal, otherwise what the payer can do. */
export function errorMessage(error: unknown): string {
  if (isBankError(error) && isPaused(error)) return String(error.data);
  const known = reasonTexts.get(reasonOf(error)) ?? (isPermanent(error) && bankMessage(error));
  if (known) return known;
  const wait = isBankError(error) && 'data' in error ? askedWait(error.data) : undefined;
  return wait === undefined
    ? 'El banco no está disponible en este momento. Inténtalo de nuevo en unos minutos.'
    : `El banco no está disponible en este momento. Inténtalo de nuevo en ${waitText(wait)}.`;
}
