import { toDayKey, toIsoWithOffset } from './isoDates.ts';

/**
 * Creates an `idTrxRec`, the number of a debt query: the local day YYYYMMDD and 8 random digits,
 * together a safe integer of 16 digits.
 */
export function createTransactionId(now: Date, random = Math.random): number {
  return Number(toDayKey(now)) * 100_000_000 + Math.floor(random() * 100_000_000);
}

/** The maximum number of accounts in one call; a longer list is queried in batches. */
export const maxAccounts = 20;

/**
 * Returns the `idTrxRec` of the nth batch of a query, counted from 0. It is derived from `first`,
 * the number of the first batch, so that a repeated batch keeps its number, also after a reload.
 */
export function batchTransactionId(first: number, nth: number): number {
  const digits = first % 100_000_000;
  return first - digits + ((digits + nth) % 100_000_000);
}

/** Creates an `Idempotency-Key`: 128 random bits as base64url. */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/**
 * The number and date of a debt query (`idTrxRec`, `date`); kept when the same query is repeated.
 */
export interface QueryIdentity {
  transactionId: number;
  /** ISO 8601 with offset. */
  date: string;
}

export function createQueryIdentity(now = new Date()): QueryIdentity {
  return { transactionId: createTransactionId(now), date: toIsoWithOffset(now) };
}

/**
 * Creates the `uniqueNumber` of a message of the contact form: a random number below 1,000,000,
 * followed by the time in ms.
 */
export function createUniqueNumber(now: Date, random = Math.random): string {
  return `${Math.floor(random() * 1_000_000)}${now.getTime()}`;
}
