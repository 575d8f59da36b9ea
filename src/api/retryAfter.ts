import { number } from 'yup';
import { countOf } from '../lib/counts.ts';
import { isOf, part } from '../lib/schemas.ts';

// A bank that has too much to do says with the header `Retry-After` when to ask again.

/**
 * The milliseconds that the header asks to wait, given in seconds or as a date; undefined without
 * one that can be read.
 */
export function readRetryAfter(header: string | null | undefined, now: number): number | undefined {
  if (!header) return undefined;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
  // Only a day of the week begins a date of HTTP; JavaScript reads others, and almost anything.
  const wait = /^\w{3},/.test(header) ? Date.parse(header) - now : Number.NaN;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

/** What the bank says with a refusal, and the wait that it asks for beside it. */
export function withWait(said: unknown, retryAfter: number | undefined): unknown {
  if (retryAfter === undefined) return said;
  return { ...(typeof said === 'object' ? said : {}), retryAfter };
}

const waitSchema = part({ retryAfter: number().required() });

/** The milliseconds after which the bank wants to be asked again, by what `withWait` returned. */
export const askedWait = (said: unknown): number | undefined =>
  isOf(waitSchema, said) ? said.retryAfter : undefined;

/** A wait in words, rounded up: '30 segundos', '2 minutos', '3 horas'. */
export function waitText(milliseconds: number): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  if (seconds < 60) return countOf(seconds, 'segundo');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? countOf(minutes, 'minuto') : countOf(Math.ceil(minutes / 60), 'hora');
}
