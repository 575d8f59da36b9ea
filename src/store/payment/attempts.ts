import { isOutdated } from '../device/lifetimes.ts';
import { isExpired, isRegistered } from './attempt.ts';
import type { Attempt, RegisteredAttempt } from './attempt.ts';
import { mergeReceipts } from './receipts.ts';
import type { ReceiptDeliveries } from './receipts.ts';

/** What a browser knows of its payments, oldest first; all its tabs share it. */
export interface RememberedPayments extends ReceiptDeliveries {
  attempts: Attempt[];
  /** When `clientEmail` was last used, in milliseconds. */
  emailUsedAt?: number | undefined;
}

/** Nothing is remembered. */
export const noPayments: RememberedPayments = { attempts: [], receipts: [] };

/** Whether a browser remembers nothing at all: then nothing is stored. */
export const isBlank = ({ attempts, receipts, emailUsedAt }: RememberedPayments) =>
  attempts.length + receipts.length === 0 && emailUsedAt === undefined;

/** The most payments that are remembered. */
const mostAttempts = 20;

/** What of some payments is not old enough to be forgotten. */
export function remembered({ attempts, receipts, ...rest }: RememberedPayments, now: number) {
  const young = attempts.filter((attempt) => !isExpired(attempt, now));
  // Those on which nobody decided go first.
  const isOpen = ({ status }: Attempt) => Number(!['pending', 'paid'].includes(status));
  const leastFirst = [...young].sort((one, other) => isOpen(other) - isOpen(one));
  const kept = new Set(leastFirst.slice(-mostAttempts));
  return {
    ...rest,
    attempts: young.length > mostAttempts ? young.filter((each) => kept.has(each)) : young,
    receipts: receipts.filter(({ at }) => !isOutdated('receipt', at, now)),
  };
}

/** The payment of this browser with a reference, if it has one. */
export function findAttempt(
  { attempts }: Pick<RememberedPayments, 'attempts'>,
  reference: string,
): RegisteredAttempt | undefined {
  return attempts.filter(isRegistered).find((attempt) => attempt.reference === reference);
}

const progress = ['asked', 'refused', 'open', 'pending', 'other', 'rejected', 'paid'] as const;

const toldAt = (attempt: Attempt) => (isRegistered(attempt) && attempt.toldAt) || 0;

/**
 * The one of two states of a payment that the bank told of later: it may say that a rejected one is
 * tried again. Else the one that got further, or began later; what either knew stays.
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

/** Two payments are one if they have the same reference, or began as one. */
function isOne(one: Attempt, other: Attempt): boolean {
  const areNamed = isRegistered(one) && isRegistered(other);
  return one.startedAt === other.startedAt || (areNamed && one.reference === other.reference);
}

/** The order in which payments are remembered: oldest first. */
export const byStart = (one: Attempt, other: Attempt) => one.startedAt - other.startedAt;

/**
 * Some payments with one more, or with what became of one of them: the bank answers a repeated
 * registration with the same reference.
 */
export function withAttempt(attempts: readonly Attempt[], attempt: Attempt): Attempt[] {
  const same = attempts.filter((each) => isOne(each, attempt));
  const others = attempts.filter((each) => !same.includes(each));
  return [...others, same.reduce(further, attempt)].sort(byStart);
}

/** What this tab knows of the browser's payments, merged with what another tab stored. */
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
