import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { isOf, oneOf, part, text } from '../lib/schemas.ts';
import { plainText } from '../lib/text/plainText.ts';
import { foreignButton } from './paymentButton.ts';
import type { Refusal } from './refusals.ts';
import { askedWait, waitText } from './retryAfter.ts';

/** The message if pressing a button sent nothing, because there is no connection. */
export const offlineText =
  'No hay conexión a internet y no enviamos nada. Inténtalo de nuevo cuando vuelva.';

/** The message for a failed login if the bank gives no reason. */
export const loginFailedText = 'La información no está correcta, intenta nuevamente.';

export type BankError = FetchBaseQueryError;

/** Creates the error of a call or an answer that the portal itself refuses. */
export function refusal(reason: Refusal): BankError {
  return { status: 'CUSTOM_ERROR', error: reason };
}

/**
 * Creates the error of a call for contracts (services of companies) that the portal's operators
 * have paused; `sentence` is the message to the payer.
 */
export function pausedRefusal(sentence: string): BankError {
  return { status: 'CUSTOM_ERROR', error: 'PAUSED' satisfies Refusal, data: sentence };
}

/** Whether a caught value is an error of a call, and not, for example, an exception. */
export function isBankError(error: unknown): error is BankError {
  return typeof error === 'object' && error !== null && 'status' in error;
}

/** Why a call failed: the HTTP status, `fetchBaseQuery`'s status, or the portal's own refusal. */
type Reason = Exclude<BankError['status'], 'CUSTOM_ERROR'> | Refusal;

/** Returns undefined for a caught value that is no error of a call. */
export function reasonOf(error: unknown): Reason | undefined {
  if (!isBankError(error)) return undefined;
  return error.status === 'CUSTOM_ERROR' ? (error.error as Refusal) : error.status;
}

const failedBy = (error: unknown, ...reasons: readonly (Reason | undefined)[]) =>
  reasons.includes(reasonOf(error));

/**
 * The maximum number of characters of the bank's message that a payer sees (docs/trust.md, T17).
 */
const longestMessage = 300;

/**
 * Refusals that the schemas' yup tests have as messages: the bank's answer has the right shape, but
 * its content is refused.
 */
const namedReasons = [
  'NOT_DONE',
  'OTHER_PAYER',
  foreignButton,
] as const satisfies readonly Refusal[];

/**
 * Creates the error of an answer that its schema refuses: one of the `namedReasons`, or `SCHEMA`.
 */
export function schemaRefusal(issues: readonly { message: string }[]): BankError {
  const reason = namedReasons.find((each) => issues.some(({ message }) => message === each));
  return refusal(reason ?? 'SCHEMA');
}

const refusalSchema = part({ message: text() });

/**
 * Returns the bank's `message` in an answer with an error status, as plain text; undefined without
 * one.
 */
export function bankMessage(error: unknown): string | undefined {
  if (!isBankError(error) || typeof error.status !== 'number') return undefined;
  if (!isOf(refusalSchema, error.data)) return undefined;
  return plainText(error.data.message, longestMessage) || undefined;
}

/** The error of an aborted call; a logout, for example, aborts calls. */
const abortSchema = part({ name: oneOf('AbortError') });

/**
 * Whether a call may have failed because there is no network, or because the bank is unreachable.
 */
export const isNetworkFailure = (error: unknown) =>
  failedBy(error, 'FETCH_ERROR', 'NO_GUEST_TOKEN');

/** Whether a call was not sent because there is no connection. */
export const isOffline = (error: unknown) => failedBy(error, 'OFFLINE');

/**
 * Whether a call was not sent, because there was no connection or no token, or a contract was
 * paused. A call to a foreign URL, which is not sent either, does not count.
 */
export const isUnsent = (error: unknown) => failedBy(error, 'OFFLINE', 'NO_GUEST_TOKEN', 'PAUSED');

/** Whether a call was aborted, or the session ended during it; such an error is not shown. */
export function isSessionOver(error: unknown): boolean {
  return isOf(abortSchema, error) || failedBy(error, 'SESSION_OVER');
}

export const isPaused = (error: unknown) => failedBy(error, 'PAUSED');

/**
 * Whether a call failed through no fault of the bank or the portal, so operators need no report.
 */
export const isNoFault = (error: unknown) => failedBy(error, 'OFFLINE', 'PAUSED', 'SESSION_OVER');

/**
 * Returns the error to show for a query: none while it is being repeated, or if the session ended.
 */
export function shownError({ error, isFetching }: { error?: unknown; isFetching: boolean }) {
  return isFetching || isSessionOver(error) ? undefined : error;
}

/**
 * Whether the bank may have executed a failed call: after a timeout (also a 408), a lost
 * connection, a 5xx, an unreadable answer or an exception (docs/trust.md, T03). Not after another
 * 4xx, nor after any other refusal by the portal, such as `OFFLINE`.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!isBankError(error)) return true;
  if (typeof error.status === 'number') return error.status >= 500 || error.status === 408;
  return !(error.status === 'CUSTOM_ERROR' && error.error !== 'SCHEMA');
}

/**
 * Whether the bank does not have the receipt yet, or the receipt contradicts the payment or itself.
 */
export const isReceiptLate = (error: unknown) => failedBy(error, 'NO_RECEIPT');

export const isUnreadable = (error: unknown) => failedBy(error, 'PARSING_ERROR', 'SCHEMA');

/** Whether the record to save already exists. */
export const isConflict = (error: unknown) => failedBy(error, 409);

/**
 * 4xx statuses that may pass: an invalid token, a timeout, too many calls. They do not concern the
 * request's content, and the messages that the bank sends with them are meant for developers.
 */
const passing = new Set([401, 408, 429]);

/** Whether repeating the call is useless, because the bank or the portal refused its content. */
export function isPermanent(error: unknown): boolean {
  const reason = reasonOf(error);
  return typeof reason === 'number'
    ? reason >= 400 && reason < 500 && !passing.has(reason)
    : reason === 'FOREIGN_ORIGIN' || reason === foreignButton;
}

const unreadable = 'El banco entregó una respuesta que no pudimos leer. Inténtalo de nuevo.';

/** The messages of reasons that need no details. */
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

/**
 * Returns the message for a failed call: the operators' sentence for a paused contract, the bank's
 * own message if it refused the request's content, otherwise the portal's advice to the payer.
 */
export function errorMessage(error: unknown): string {
  if (isBankError(error) && isPaused(error)) return String(error.data);
  const known = reasonTexts.get(reasonOf(error)) ?? (isPermanent(error) && bankMessage(error));
  if (known) return known;
  const wait = isBankError(error) && 'data' in error ? askedWait(error.data) : undefined;
  return wait === undefined
    ? 'El banco no está disponible en este momento. Inténtalo de nuevo en unos minutos.'
    : `El banco no está disponible en este momento. Inténtalo de nuevo en ${waitText(wait)}.`;
}
