import { weakMapMemoize } from '@reduxjs/toolkit';
import type { Inscription } from '../../api/checkout.ts';
import type { CartItem } from '../../api/fields.ts';
import type { PaymentStatus } from '../../api/payments.ts';
import { billKey } from '../cart/cartItems.ts';
import type { Receipts } from './receipts.ts';

interface AttemptBase {
  items: CartItem[];
  /** When it began, in milliseconds. */
  startedAt: number;
  /** The payer's e-mail; absent while the attempt only serves a link, or is paid through one. */
  email?: string | undefined;
  /**
   * The dashboard of the link through which this browser pays it; the receipt then goes where the
   * bank says (ruling 4).
   */
  link?: string | undefined;
}

/** A payment that the bank was asked to inscribe, and has not answered as far as we know. */
interface AskedAttempt extends AttemptBase {
  status: 'asked';
}

/** An inscribed payment: `open` until somebody decides on it, then what the bank said. */
export interface InscribedAttempt extends AttemptBase, Inscription {
  status: 'open' | PaymentStatus;
}

/** A payment of this browser. */
export type Attempt = AskedAttempt | InscribedAttempt;

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

/** Whether the bank has said how a payment ended. */
export function hasEnded({ status }: Pick<Attempt, 'status'>): boolean {
  return status === 'paid' || status === 'rejected';
}

/** Whether a payment's invoices may not be paid again (trust T04). */
export function isPaidOrPending(attempt: Attempt): attempt is InscribedAttempt {
  return attempt.status === 'paid' || attempt.status === 'pending';
}

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
  return new Set(pending.flatMap(({ items }) => items.map(billKey)));
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

/** Whether this browser pays it, and did not only mail a link with which others do. */
export function isPaidHere({ email, link }: Attempt): boolean {
  return email !== undefined || link !== undefined;
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

/** Whether two carts hold the same bills for the same amounts: one attempt serves both. */
export function isSameContent(one: readonly CartItem[], other: readonly CartItem[]): boolean {
  const amounts = new Map(one.map((item) => [billKey(item), item.amount]));
  return (
    one.length === other.length && other.every((item) => amounts.get(billKey(item)) === item.amount)
  );
}

/** Whether two carts have a bill in common. */
export function sharesBill(one: readonly CartItem[], other: readonly CartItem[]): boolean {
  const bills = new Set(one.map(billKey));
  return other.some((item) => bills.has(billKey(item)));
}
