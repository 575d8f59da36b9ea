import { weakMapMemoize } from '@reduxjs/toolkit';
import type { CartItem } from '../../api/cartItem.ts';
import type { Payment, PaymentStatus } from '../../api/paymentsApi.ts';
import { sumAmounts } from '../../lib/money.ts';
import { billSet, isSameContent } from '../cart/bills.ts';
import { isOutdated } from '../device/lifetimes.ts';

interface AttemptBase {
  items: CartItem[];
  /** When it began, in milliseconds; identifies the attempt. */
  startedAt: number;
  /** The payer's `idu`; '' for a guest. */
  owner: string;
  /** Whether this browser pays it; false if it only created a link for others to pay. */
  isPaidHere: boolean;
  /**
   * The `Idempotency-Key` of its registration, so that the call can be repeated; absent if this
   * browser did not register the payment, but pays it through a link.
   */
  idempotencyKey?: string | undefined;
  /**
   * The URL of the dashboard of the payment link through which this browser pays. The payer then
   * gives the e-mail for the receipt to the bank, not to the portal.
   */
  link?: string | undefined;
}

/** A cart that the bank was asked to register: it refused, or no answer has arrived. */
interface UnregisteredAttempt extends AttemptBase {
  status: 'asked' | 'refused';
}

/** A registered payment: `open` until the bank reports a status, then with that status. */
export interface RegisteredAttempt extends AttemptBase {
  status: 'open' | PaymentStatus;
  reference: string;
  /** The payment's key at the bank (`codigoCarro`); absent in records of an older version. */
  paymentKey?: string | undefined;
  /** The bank's own word for the status. */
  statusWord?: string | undefined;
  /** When the bank first reported how it ended, in milliseconds. */
  settledAt?: number | undefined;
  /** When the bank last reported something new about it, in milliseconds; only ever increases. */
  toldAt?: number | undefined;
  /** The `debtFrontId` of the items that the bank counts to the payment; absent for all of them. */
  coveredIds?: string[] | undefined;
}

/** A payment in the bank's list, which perhaps another device made; `date` is its timestamp. */
export interface ListedAttempt extends RegisteredAttempt {
  date: string;
}

/** A payment of this browser, whether or not the bank has registered it. */
export type Attempt = UnregisteredAttempt | RegisteredAttempt;

/** Whether the bank registered it, so that it has a reference. */
export const isRegistered = (attempt: Attempt): attempt is RegisteredAttempt =>
  attempt.status !== 'asked' && attempt.status !== 'refused';

export function hasEnded({ status }: Pick<Attempt, 'status'>): boolean {
  return status === 'paid' || status === 'rejected';
}

/** Whether the bank is still deciding on a payment. */
export const isPending = ({ status }: Pick<Attempt, 'status'>): boolean => status === 'pending';

/** Whether the bank accepted the payment, or may still accept it. */
export function isPaidOrPending(attempt: Attempt): attempt is RegisteredAttempt {
  return attempt.status === 'paid' || attempt.status === 'pending';
}

/** The items that the bank counts to a payment. */
export function coveredItems(attempt: Attempt): CartItem[] {
  const { coveredIds } = isRegistered(attempt) ? attempt : {};
  if (!coveredIds) return attempt.items;
  return attempt.items.filter(({ debtFrontId }) => coveredIds.includes(debtFrontId));
}

/** The sum of the items that the bank counts to a payment, in pesos. */
export const attemptTotal = (attempt: Attempt): number => sumAmounts(coveredItems(attempt));

/** The items that were sent to be paid, and that the bank does not count to the payment. */
export function leftItems(attempt: Attempt): CartItem[] {
  const covered = coveredItems(attempt);
  return attempt.items.filter((item) => !covered.includes(item));
}

/**
 * The bills of a payment in the bank's answer: those listed, how many are unreadable, their sum.
 */
type Listing = Pick<Payment, 'items' | 'itemsLeftOut' | 'total'>;

/**
 * The items that the bank counts to a payment. It counts all of them if it lists no bills, if one
 * of its bills is unreadable, or if its total is that of all items: a bill that may be paid must
 * not be offered again (docs/decisions.md, partly-paid).
 */
export function itemsIn({ items: listed, itemsLeftOut, total }: Listing, items: CartItem[]) {
  if (listed.length === 0) return items;
  const named = items.filter(billSet(listed).has);
  const isWhole = itemsLeftOut > 0 || total === sumAmounts(items);
  return named.length > 0 && isWhole ? items : named;
}

/**
 * Whether a payment of the bank pays any of these items. A reference belongs to the bills that it
 * was registered for, so an answer with other bills is the bank's error.
 */
export const isPaymentOf = (payment: Listing, items: CartItem[]) =>
  itemsIn(payment, items).length > 0;

/**
 * Whether the bank's figures of a payment agree with each other, and with the bills that were sent
 * to be paid.
 */
export function isConsistent(payment: Listing, own?: Attempt) {
  const { items, itemsLeftOut, total } = payment;
  const isSum = items.length === 0 || itemsLeftOut > 0 || sumAmounts(items) === total;
  return isSum && (!own || sumAmounts(itemsIn(payment, own.items)) === total);
}

/** Milliseconds for which a bank may still list a bill that was paid. */
const listingDelay = 86_400_000;

// Memoized per list, because adding thousands of debts calls it for each one.
/** The bills of pending payments: those of this browser, and those made elsewhere. */
export const pendingBills = weakMapMemoize(
  (attempts: readonly Attempt[], elsewhere: readonly Attempt[] = []) =>
    billSet([...attempts, ...elsewhere].filter(isPending).flatMap(coveredItems)),
);
export const paidBills = weakMapMemoize((attempts: readonly Attempt[]) =>
  billSet(attempts.filter(({ status }) => status === 'paid').flatMap(coveredItems)),
);

/**
 * The bills that may not be paid again: those of pending payments, and those paid for the same
 * amount in the last day, as a bank may list them for a while after the payment.
 */
export function takenBills(attempts: readonly Attempt[], now: number) {
  const isRecent = (each: Attempt) =>
    each.status === 'paid' && now - (each.settledAt ?? each.startedAt) < listingDelay;
  const paid = billSet(attempts.filter(isRecent).flatMap(coveredItems));
  return { isPending: pendingBills(attempts).has, isPaid: paid.hasCharge };
}

/**
 * Whether the home page offers to look up how a payment of this browser ended: a pending one; an
 * open one, while the cart holds its bills or if it is paid through a link; an unanswered one, if
 * it is of this very cart.
 */
export function isUnderWay(attempt: Attempt, cart: readonly CartItem[]): boolean {
  if (!attempt.isPaidHere) return false;
  if (attempt.status === 'asked') return isSameContent(attempt.items, cart);
  if (attempt.status === 'pending') return true;
  const isOffered = attempt.link !== undefined || attempt.items.every(billSet(cart).has);
  return attempt.status === 'open' && isOffered;
}

/** Whether a payment is old enough to be forgotten; a pending one is kept longer. */
export function isExpired(attempt: Attempt, now: number): boolean {
  if (attempt.status === 'pending') return isOutdated('pendingPayment', attempt.startedAt, now);
  const settledAt = isRegistered(attempt) ? attempt.settledAt : undefined;
  return isOutdated('settledPayment', settledAt ?? attempt.startedAt, now);
}
