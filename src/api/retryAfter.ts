import { number } from 'yup';
import { countOf } from '../lib/counts.ts';
import { isOf, part } from '../lib/schemas.ts';

// An overloaded bank sends the header `Retry-After`: how long to wait before the next call.

/**
 * Returns the pause in milliseconds for a header in seconds or with a date; undefined if it is
 * absent or unreadable.
 */
export function readRetryAfter(header: string | null | undefined, now: number): number | undefined {
  if (!header) return undefined;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
  // HTTP dates begin with a weekday; `Date.parse` would accept almost any text.
  const wait = /^\w{3},/.test(header) ? Date.parse(header) - now : Number.NaN;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

/**
 * Adds the pause that the bank requests, in milliseconds, to the body of an error; a body that is
 * not an object is replaced by one with only the pause.
 */
export function withWait(said: unknown, retryAfter: number | undefined): unknown {
  if (retryAfter === undefined) return said;
  return { ...(typeof said === 'object' ? said : {}), retryAfter };
}

const waitSchema = part({ retryAfter: number().required() });

/** Returns the pause (milliseconds) that `withWait` added to a body; undefined without a pause. */
export const askedWait = (said: unknown): number | undefined =>
  isOf(waitSchema, said) ? said.retryAfter : undefined;

/** Returns a pause in words, rounded up: '30 segundos', '2 minutos', '3 horas'. */
export function waitText(milliseconds: number): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  if (seconds < 60) return countOf(seconds, 'segundo');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? countOf(minutes, 'minuto') : countOf(Math.ceil(minutes / 60), 'hora');
}
