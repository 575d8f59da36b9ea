import { weakMapMemoize } from '@reduxjs/toolkit';
import { billKeys } from '../cart/cartItems.ts';
import { isPaidHere } from './attempt.ts';
import type { Attempt, InscribedAttempt } from './attempt.ts';
import type { Receipts } from './receipts.ts';

/** What a browser knows of its payments; all its tabs share it. */
export interface RememberedPayments extends Receipts {
  /** The one payment that is under way. */
  attempt?: Attempt | undefined;
  /**
   * Earlier payments, latest last, for which something is left to do: the bank may still settle
   * them, or their receipt was not mailed yet.
   */
  earlier?: InscribedAttempt[] | undefined;
}

/** Whether a browser remembers no payment at all: then nothing is stored. */
export const isBlank = ({ attempt, earlier = [], receipts }: RememberedPayments) =>
  !attempt && earlier.length === 0 && Object.keys(receipts).length === 0;

/** How many payments are remembered besides the one under way. */
export const rememberedAttempts = 5;

const isInscribed = (attempt: Attempt): attempt is InscribedAttempt => attempt.status !== 'asked';

/** The remembered payments, latest first. */
function attemptsOf({
  attempt,
  earlier = [],
}: Pick<RememberedPayments, 'attempt' | 'earlier'>): Attempt[] {
  return [...(attempt ? [attempt] : []), ...earlier.toReversed()];
}

// Derived once per state and forgotten with it; `createSelector` would keep its last result beyond
// a logout (trust T08).
const listAttempts = weakMapMemoize(
  (attempt: RememberedPayments['attempt'], earlier: RememberedPayments['earlier']) =>
    attemptsOf({ attempt, earlier }),
);
const listPendingBills = weakMapMemoize((attempts: readonly Attempt[]) => {
  const pending = attempts.filter(({ status }) => status === 'pending');
  return billKeys(pending.flatMap(({ items }) => items));
});

/** Every remembered payment of this browser, latest first; the same list for the same state. */
export const allAttempts = ({ attempt, earlier }: RememberedPayments) =>
  listAttempts(attempt, earlier);

/** The bills of pending payments by `billKey`; the same set for the same state. */
export const pendingBills = (payments: RememberedPayments) =>
  listPendingBills(allAttempts(payments));

/** The payment of this browser with a reference, if it has one. */
export function findAttempt(
  payments: RememberedPayments,
  reference: string,
): InscribedAttempt | undefined {
  return attemptsOf(payments)
    .filter(isInscribed)
    .find((attempt) => attempt.reference === reference);
}

/** Whether a payment has ended, and its receipt was mailed or is none of this browser's. */
function isSettled(attempt: InscribedAttempt, { receipts }: Receipts) {
  const { status, reference } = attempt;
  const isMailed = receipts[reference] === 'sent' || !isPaidHere(attempt);
  return status === 'rejected' || (status === 'paid' && isMailed);
}

/**
 * As many of some payments, oldest first, as are remembered: those on which nobody has decided are
 * forgotten first (trust T04).
 */
export function remembered(attempts: readonly InscribedAttempt[]): InscribedAttempt[] {
  const isOpen = ({ status }: InscribedAttempt) => Number(status === 'open');
  const leastFirst = attempts.toSorted((one, other) => isOpen(other) - isOpen(one));
  const kept = new Set(leastFirst.slice(-rememberedAttempts));
  return attempts.filter((each) => kept.has(each));
}

/** Tells payments from a given one: the bank may inscribe the same one again (ruling 1). */
export const otherThan =
  (attempt: Attempt | undefined) =>
  ({ reference }: InscribedAttempt): boolean =>
    !attempt || !isInscribed(attempt) || attempt.reference !== reference;

/** The payments to remember beside one that begins, latest last. */
export function setAside(
  { attempt, earlier = [], ...receipts }: RememberedPayments,
  begun: Attempt | undefined,
): InscribedAttempt[] {
  const known = [...earlier, ...(attempt && isInscribed(attempt) ? [attempt] : [])];
  const useful = known.filter((each) => !isSettled(each, receipts));
  return remembered(useful.filter(otherThan(begun)));
}
