import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { plainText } from '../lib/plainText.ts';

/** Why the portal itself refused a call or an answer, beside what `fetchBaseQuery` reports. */
export type Refusal = 'SCHEMA' | 'FOREIGN_ORIGIN' | 'SESSION_OVER' | 'NO_GUEST_TOKEN';

/** Everything that a bank call can fail with. */
export type BankError = FetchBaseQueryError;

/** An error the portal raises itself. */
export function refusal(reason: Refusal): BankError {
  return { status: 'CUSTOM_ERROR', error: reason };
}

const isRefusal = (error: BankError, reason: Refusal) =>
  error.status === 'CUSTOM_ERROR' && error.error === reason;

/** Whether a value caught from RTK Query is a bank error (and not, say, a thrown bug). */
export function isBankError(error: unknown): error is BankError {
  return typeof error === 'object' && error !== null && 'status' in error;
}

/** The most characters of the bank's message that a payer reads (trust T17). */
const longestMessage = 300;

/** The `message` the bank gave with a non-2xx answer, if it gave one, as plain text. */
export function bankMessage(error: unknown): string | undefined {
  if (!isBankError(error) || typeof error.status !== 'number') return undefined;
  const data = error.data;
  if (typeof data !== 'object' || data === null || !('message' in data)) return undefined;
  if (typeof data.message !== 'string') return undefined;
  return plainText(data.message, longestMessage) || undefined;
}

/** A call that was given up: what it was for is no longer wanted, as when the caches are emptied at logout. */
const isAborted = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

/** Whether the session ended under the call; its 401 is swallowed (spec 8). */
export function isSessionOver(error: unknown): boolean {
  return isAborted(error) || (isBankError(error) && isRefusal(error, 'SESSION_OVER'));
}

/**
 * Whether the bank may have done what was asked although no answer says so: timeout, lost network, 5xx,
 * an answer that cannot be read (trust T03). A refusal (4xx) or a call that never left is certain.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!isBankError(error)) return true;
  if (typeof error.status === 'number') return error.status >= 500 || error.status === 408;
  return !(error.status === 'CUSTOM_ERROR' && error.error !== 'SCHEMA');
}

/** What a payer reads when a call failed: the bank's own message for a refusal, else what can be done. */
export function errorMessage(error: unknown): string {
  const message = bankMessage(error);
  if (!isBankError(error)) return 'Ocurrió un problema inesperado. Por favor, intenta nuevamente.';
  if (error.status === 'FETCH_ERROR') {
    return 'No pudimos conectarnos con el banco. Revisa tu conexión e intenta nuevamente.';
  }
  if (error.status === 'TIMEOUT_ERROR') {
    return 'El banco está tardando más de lo normal. Por favor, intenta nuevamente.';
  }
  if (error.status === 'PARSING_ERROR' || isRefusal(error, 'SCHEMA')) {
    return 'El banco entregó una respuesta que no pudimos leer. Por favor, intenta nuevamente.';
  }
  if (isRefusal(error, 'FOREIGN_ORIGIN')) return 'Este enlace no pertenece al banco.';
  if (typeof error.status === 'number' && error.status < 500 && message) return message;
  return 'El banco no está disponible en este momento. Por favor, intenta en unos minutos.';
}
