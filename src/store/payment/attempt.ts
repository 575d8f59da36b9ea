import { weakMapMemoize } from '@reduxjs/toolkit';
import type { CartItem } from '../../api/cartItem.ts';
import type { Payment, PaymentStatus } from '../../api/paymentsApi.ts';
import { sumAmounts } from '../../lib/money.ts';
import { billSet, isSameContent } from '../cart/bills.ts';
import { isOutdated } from '../device/lifetimes.ts';

interface AttemptBase {
  items: CartItem[];
  /** When it began, in milliseconds; tells it from others. */
  startedAt: number;
  /** The payer's `idu`; '' for a guest. */
  owner: string;
  /** Whether this browser pays it, and did not only make a link with which others do. */
  isPaidHere: boolean;
  /** The `Idempotency-Key` of its registration, so that it may be repeated; absent for a link's. */
  idempotencyKey?: string | undefined;
  /**
   * The dashboard of the link through which this browser pays it; the receipt then goes where the
   * bank says.
   */
  link?: string | undefined;
}

/** A cart that the bank was asked to register: it has not answered as far as we know, or refused. */
interface UnregisteredAttempt extends AttemptBase {
  status: 'asked' | 'refused';
}

/** A payment that the bank registered: `open` until somebody decides on it, then as the bank said. */
export interface RegisteredAttempt extends AttemptBase {
  status: 'open' | PaymentStatus;
  reference: string;
  /** The payment's key at the bank (`codigoCarro`); absent in records of an older version. */
  paymentKey?: string | undefined;
  /** The bank's own word for the status. */
  statusWord?: string | undefined;
  /** When the bank first said how it ended, in milliseconds. */
  settledAt?: number | undefined;
  /** When the bank last said something new of it, in milliseconds; never earlier than before. */
  toldAt?: number | undefined;
  /** The `debtFrontId` of the items that the bank counts to the payment; absent for all of them. */
  coveredIds?: string[] | undefined;
}

/** A payment of this browser. */
export type Attempt = UnregisteredAttempt | RegisteredAttempt;

/** Whether the bank registered it, so that it has a reference. */
export const isRegistered = (attempt: Attempt): attempt is RegisteredAttempt =>
  attempt.status !== 'asked' && attempt.status !== 'refused';

/** Whether the bank has said how a payment ended. */
export function hasEnded({ status }: Pick<Attempt, 'status'>): boolean {
  return status === 'paid' || status === 'rejected';
}

/** Whether the bank took the payment, or is about to. */
export function isPaidOrPending(attempt: Attempt): attempt is RegisteredAttempt {
  return attempt.status === 'paid' || attempt.status === 'pending';
}

/** The items that the bank counts to a payment. */
export function coveredItems(attempt: Attempt): CartItem[] {
  const { coveredIds } = isRegistered(attempt) ? attempt : {};
  if (!coveredIds) return attempt.items;
  return attempt.items.filter(({ debtFrontId }) => coveredIds.includes(debtFrontId));
}

/** The items that were sent to be paid, and that the bank does not count to the payment. */
export function leftItems(attempt: Attempt): CartItem[] {
  const covered = coveredItems(attempt);
  return attempt.items.filter((item) => !covered.includes(item));
}

/** What a payment says of its bills: those that it lists, how many cannot be read, and their sum. */
type Listing = Pick<Payment, 'items' | 'itemsLeftOut' | 'total'>;

/**
 * Those of some items that the bank counts to a payment: what it lists; all of them where it lists
 * nothing, or where one of its bills cannot be read, or its total is that of them all: a bill that
 * may be paid is not offered to be paid again (docs/decisions.md, partly-paid).
 */
export function itemsIn({ items: listed, itemsLeftOut, total }: Listing, items: CartItem[]) {
  if (listed.length === 0) return items;
  const named = items.filter(billSet(listed).has);
  const isWhole = itemsLeftOut > 0 || total === sumAmounts(items);
  return named.length > 0 && isWhole ? items : named;
}

/**
 * Whether a payment of the bank is the one that these items were sent for: a reference belongs to
 * the bills that it was given for, and another's is the bank's error.
 */
export const isPaymentOf = (payment: Listing, items: CartItem[]) =>
  itemsIn(payment, items).length > 0;

/** Whether the bank's figures of a payment agree with each other and with what was sent to be paid. */
export function isConsistent(payment: Listing, own?: Attempt) {
  const { items, itemsLeftOut, total } = payment;
  const isSum = items.length === 0 || itemsLeftOut > 0 || sumAmounts(items) === total;
  return isSum && (!own || sumAmounts(itemsIn(payment, own.items)) === total);
}

/** Milliseconds for which a bank may still list a bill that was paid. */
const listingDelay = 86_400_000;

// Derived once per list and forgotten with it: adding thousands of debts asks for it at each one.
/** The bills of the pending ones among some payments. */
export const pendingBills = weakMapMemoize((attempts: readonly Attempt[]) =>
  billSet(attempts.filter(({ status }) => status === 'pending').flatMap(coveredItems)),
);

/**
 * The bills that may not be paid again: those of pending payments; and those paid in the last day,
 * for the same amount, as a bank may list them a little longer. What it lists after that is owed.
 */
export function takenBills(attempts: readonly Attempt[], now: number) {
  const isRecent = (each: Attempt) =>
    each.status === 'paid' && now - (each.settledAt ?? each.startedAt) < listingDelay;
  const paid = billSet(attempts.filter(isRecent).flatMap(coveredItems));
  return { isPending: pendingBills(attempts).has, isPaid: paid.hasCharge };
}

/**
 * Whether a payer would look for how a payment ended: one that this browser pays and that is
 * pending; or open, while this cart holds its bills or it is paid through a link; or not even
 * answered, for this very cart, as nobody was sent to pay it.
 */
export function isUnderWay(attempt: Attempt, cart: readonly CartItem[]): boolean {
  if (!attempt.isPaidHere) return false;
  if (attempt.status === 'asked') return isSameContent(attempt.items, cart);
  if (attempt.status === 'pending') return true;
  const isOffered = attempt.link !== undefined || attempt.items.every(billSet(cart).has);
  return attempt.status === 'open' && isOffered;
}

/** Whether a payment is old enough to be forgotten. */
export function isExpired(attempt: Attempt, now: number): boolean {
  if (attempt.status === 'pending') return isOutdated('pendingPayment', attempt.startedAt, now);
  const settledAt = isRegistered(attempt) ? attempt.settledAt : undefined;
  return isOutdated('settledPayment', settledAt ?? attempt.startedAt, now);
}
