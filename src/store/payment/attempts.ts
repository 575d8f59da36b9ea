import { isOutdated } from '../device/lifetimes.ts';
import { isExpired, isRegistered } from './attempt.ts';
import type { Attempt, RegisteredAttempt } from './attempt.ts';
import { mergeReceipts } from './receipts.ts';
import type { ReceiptDeliveries } from './receipts.ts';

/** The payments that a browser stores, oldest first; all its tabs share them. */
export interface RememberedPayments extends ReceiptDeliveries {
  attempts: Attempt[];
  /** When `clientEmail` was last used, in milliseconds. */
  emailUsedAt?: number | undefined;
}

export const noPayments: RememberedPayments = { attempts: [], receipts: [] };

/** A blank state is not stored. */
export const isBlank = ({ attempts, receipts, emailUsedAt }: RememberedPayments) =>
  attempts.length + receipts.length === 0 && emailUsedAt === undefined;

const mostAttempts = 20;

/** Drops payments and receipts whose lifetime is over, and payments beyond `mostAttempts`. */
export function remembered({ attempts, receipts, ...rest }: RememberedPayments, now: number) {
  const young = attempts.filter((attempt) => !isExpired(attempt, now));
  // Payments that are neither paid nor pending are dropped first, then the oldest.
  const isUnneeded = ({ status }: Attempt) => Number(!['pending', 'paid'].includes(status));
  const leastFirst = [...young].sort((one, other) => isUnneeded(other) - isUnneeded(one));
  const kept = new Set(leastFirst.slice(-mostAttempts));
  return {
    ...rest,
    attempts: young.length > mostAttempts ? young.filter((each) => kept.has(each)) : young,
    receipts: receipts.filter(({ at }) => !isOutdated('receipt', at, now)),
  };
}

export function findAttempt(
  { attempts }: { attempts: readonly Attempt[] },
  reference: string,
): RegisteredAttempt | undefined {
  return attempts.filter(isRegistered).find((attempt) => attempt.reference === reference);
}

const progress = ['asked', 'refused', 'open', 'pending', 'other', 'rejected', 'paid'] as const;

const toldAt = (attempt: Attempt) => (isRegistered(attempt) && attempt.toldAt) || 0;

/**
 * Merges two states of a payment: keeps the state with the bank's later answer (`toldAt`), even if
 * its status comes earlier in `progress`, because a rejected payment may be tried again. Among
 * equally late answers, keeps the status further in `progress`, then the later start. Missing keys
 * and links come from the other state; `isPaidHere` is true if either state has it.
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

/** States of one payment share the reference or the start time. */
function isSamePayment(one: Attempt, other: Attempt): boolean {
  const areNamed = isRegistered(one) && isRegistered(other);
  return one.startedAt === other.startedAt || (areNamed && one.reference === other.reference);
}

/** Compares attempts so that `sort` puts the oldest first. */
export const byStart = (one: Attempt, other: Attempt) => one.startedAt - other.startedAt;

/** Adds an attempt to a list, merged with earlier states of the same payment. */
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
