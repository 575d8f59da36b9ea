import { isOutdated } from '../device/lifetimes.ts';
import { isExpired, isRegistered } from './attempt.ts';
import type { Attempt, RegisteredAttempt } from './attempt.ts';
import { mergeReceipts } from './receipts.ts';
import type { ReceiptDeliveries } from './receipts.ts';

/** The payments that a browser remembers, oldest first; all its tabs share them. */
export interface RememberedPayments extends ReceiptDeliveries {
  attempts: Attempt[];
  /** When `clientEmail` was last used, in milliseconds. */
  emailUsedAt?: number | undefined;
}

export const noPayments: RememberedPayments = { attempts: [], receipts: [] };

/** Whether there are no payments, receipts or e-mail, so that nothing needs to be stored. */
export const isBlank = ({ attempts, receipts, emailUsedAt }: RememberedPayments) =>
  attempts.length + receipts.length === 0 && emailUsedAt === undefined;

const mostAttempts = 20;

/**
 * Drops payments and receipts that have outlived their time, and payments beyond `mostAttempts`.
 */
export function remembered({ attempts, receipts, ...rest }: RememberedPayments, now: number) {
  const young = attempts.filter((attempt) => !isExpired(attempt, now));
  // Attempts that are neither paid nor pending are dropped first, then the oldest.
  const isOpen = ({ status }: Attempt) => Number(!['pending', 'paid'].includes(status));
  const leastFirst = [...young].sort((one, other) => isOpen(other) - isOpen(one));
  const kept = new Set(leastFirst.slice(-mostAttempts));
  return {
    ...rest,
    attempts: young.length > mostAttempts ? young.filter((each) => kept.has(each)) : young,
    receipts: receipts.filter(({ at }) => !isOutdated('receipt', at, now)),
  };
}

/** The registered payment with this reference; undefined if there is none. */
export function findAttempt(
  { attempts }: { attempts: readonly Attempt[] },
  reference: string,
): RegisteredAttempt | undefined {
  return attempts.filter(isRegistered).find((attempt) => attempt.reference === reference);
}

const progress = ['asked', 'refused', 'open', 'pending', 'other', 'rejected', 'paid'] as const;

const toldAt = (attempt: Attempt) => (isRegistered(attempt) && attempt.toldAt) || 0;

/**
 * Merges two states of a payment. Keeps the one with the bank's later answer, as a rejected payment
 * may be tried again; else the one further in `progress`, or the one that began later. Takes
 * missing keys and links from the other one.
 */
function further(one: Attempt, other: Attempt): Attempt {
  const lead =
    toldAt(other) - toldAt(one) ||
    progress.indexOf(other.status) - progress.indexOf(one.status) ||
    other.startedAt - one.startedAt;
  const [more, less] = lead > 0 ? [other, one] : [one, other];
  const keyOf = (each: Attempt) => (isRegistered(each) ? each.paymentKey : undefined);
  return {
    ...more,
    isPaidHere: more.isPaidHere || less.isPaidHere,
    link: more.link ?? less.link,
    idempotencyKey: more.idempotencyKey ?? less.idempotencyKey,
    ...(isRegistered(more) && { paymentKey: more.paymentKey ?? keyOf(less) }),
  };
}

/**
 * Whether two states are of the same payment: they have the same reference or the same start time.
 */
function isSamePayment(one: Attempt, other: Attempt): boolean {
  const areNamed = isRegistered(one) && isRegistered(other);
  return one.startedAt === other.startedAt || (areNamed && one.reference === other.reference);
}

/** Sorts the oldest first. */
export const byStart = (one: Attempt, other: Attempt) => one.startedAt - other.startedAt;

/**
 * Adds an attempt to a list, merged with the one that it continues: the bank answers a repeated
 * registration with the same reference.
 */
export function withAttempt(attempts: readonly Attempt[], attempt: Attempt): Attempt[] {
  const same = attempts.filter((each) => isSamePayment(each, attempt));
  const others = attempts.filter((each) => !same.includes(each));
  return [...others, same.reduce(further, attempt)].sort(byStart);
}

/** Merges this tab's payments with those that another tab stored. */
export function mergePayments(
  own: RememberedPayments,
  stored: RememberedPayments,
): RememberedPayments {
  return {
    attempts: stored.attempts.reduce(withAttempt, own.attempts),
    receipts: mergeReceipts(own.receipts, stored.receipts),
    emailUsedAt: Math.max(own.emailUsedAt ?? 0, stored.emailUsedAt ?? 0) || undefined,
  };
}
