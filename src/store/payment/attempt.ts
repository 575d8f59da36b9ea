import { weakMapMemoize } from '@reduxjs/toolkit';
import type { CartItem } from '../../api/cartItem.ts';
import type { Payment, PaymentStatus } from '../../api/paymentsApi.ts';
import { sumAmounts } from '../../lib/money.ts';
import { billSet, isSameContent } from '../cart/bills.ts';
import { isOutdated } from '../device/lifetimes.ts';

interface AttemptBase {
  items: CartItem[];
  /** When the payment began, in milliseconds; identifies the attempt. */
  startedAt: number;
  /** The payer's `idu`; '' for a guest. */
  owner: string;
  /** False if this browser only created a link for others to pay. */
  isPaidHere: boolean;
  /**
   * The `Idempotency-Key` of the registration: the bank answers a repeated call with the same
   * payment. Absent, for example, if another browser registered the payment and this one pays it
   * through a link.
   */
  idempotencyKey?: string | undefined;
  /**
   * The bank's URL in the payment link, if this browser pays through a link. The bank then collects
   * the e-mail for the receipt; the portal does not ask for it.
   */
  link?: string | undefined;
}

/**
 * `asked`: a cart was sent to be registered, and no answer has arrived. `refused`: the cart was not
 * registered.
 */
interface UnregisteredAttempt extends AttemptBase {
  status: 'asked' | 'refused';
}

/** `open`: the cart is registered, and the bank has reported no status of the payment yet. */
export interface RegisteredAttempt extends AttemptBase {
  status: 'open' | PaymentStatus;
  reference: string;
  /**
   * The bank's key for the payment (`codigoCarro`); with it, a query also returns the fields that
   * are not public. Older versions of the portal did not store it.
   */
  paymentKey?: string | undefined;
  /** The text of the status in the bank's answer. */
  statusWord?: string | undefined;
  /** When the bank first reported the outcome, in milliseconds. */
  settledAt?: number | undefined;
  /**
   * When the bank last reported a change, in milliseconds; only ever increases, because a merge of
   * two tabs keeps the state with the later time.
   */
  toldAt?: number | undefined;
  /**
   * The `debtFrontId` of the items that the bank includes in the payment; absent if it includes
   * all.
   */
  coveredIds?: string[] | undefined;
}

/** A payment in the bank's list, perhaps made on another device; `date` is the bank's timestamp. */
export interface ListedAttempt extends RegisteredAttempt {
  date: string;
}

/** A payment of this browser, whether or not the bank has registered it. */
export type Attempt = UnregisteredAttempt | RegisteredAttempt;

export const isRegistered = (attempt: Attempt): attempt is RegisteredAttempt =>
  attempt.status !== 'asked' && attempt.status !== 'refused';

export function hasEnded({ status }: Pick<Attempt, 'status'>): boolean {
  return status === 'paid' || status === 'rejected';
}

export const isPending = ({ status }: Pick<Attempt, 'status'>): boolean => status === 'pending';

export function isPaidOrPending(attempt: Attempt): attempt is RegisteredAttempt {
  return attempt.status === 'paid' || attempt.status === 'pending';
}

/** Returns the items that the bank includes in the payment. */
export function coveredItems(attempt: Attempt): CartItem[] {
  const { coveredIds } = isRegistered(attempt) ? attempt : {};
  if (!coveredIds) return attempt.items;
  return attempt.items.filter(({ debtFrontId }) => coveredIds.includes(debtFrontId));
}

/** Returns the sum of the covered items, in pesos. */
export const attemptTotal = (attempt: Attempt): number => sumAmounts(coveredItems(attempt));

/** Returns the items sent to the bank that the bank does not include in the payment. */
export function leftItems(attempt: Attempt): CartItem[] {
  const covered = coveredItems(attempt);
  return attempt.items.filter((item) => !covered.includes(item));
}

/**
 * The bills in the bank's answer about a payment: the readable ones, the number of unreadable ones,
 * and the total.
 */
type Listing = Pick<Payment, 'items' | 'itemsLeftOut' | 'total'>;

/**
 * Returns those of the `items` that a payment in the bank's answer includes. Returns all items in
 * two doubtful cases, because a bill that has perhaps been paid must not be offered again
 * (docs/decisions.md, partly-paid): the answer lists no bills; or it lists at least one of the
 * items and has unreadable bills or a total that equals the sum of all items.
 */
export function itemsIn({ items: listed, itemsLeftOut, total }: Listing, items: CartItem[]) {
  if (listed.length === 0) return items;
  const named = items.filter(billSet(listed).has);
  const isWhole = itemsLeftOut > 0 || total === sumAmounts(items);
  return named.length > 0 && isWhole ? items : named;
}

/**
 * Whether a payment in the bank's answer includes any of these items. If it includes none, the
 * answer is wrong: a reference belongs to the bills registered under it.
 */
export const isPaymentOf = (payment: Listing, items: CartItem[]) =>
  itemsIn(payment, items).length > 0;

/**
 * Whether the total in the bank's answer is right. It must be the sum of the listed bills, unless
 * none are listed or some are unreadable. With `own`, it must also be the sum of those items of
 * `own` that the payment includes.
 */
export function isConsistent(payment: Listing, own?: Attempt) {
  const { items, itemsLeftOut, total } = payment;
  const isSum = items.length === 0 || itemsLeftOut > 0 || sumAmounts(items) === total;
  return isSum && (!own || sumAmounts(itemsIn(payment, own.items)) === total);
}

/** Milliseconds after a payment during which a bank may still list the paid bill as a debt. */
const listingDelay = 86_400_000;

/**
 * Returns the bills of pending payments, made in this browser or elsewhere. Memoized, because
 * adding thousands of debts calls this function once per debt.
 */
export const pendingBills = weakMapMemoize(
  (attempts: readonly Attempt[], elsewhere: readonly Attempt[] = []) =>
    billSet([...attempts, ...elsewhere].filter(isPending).flatMap(coveredItems)),
);
export const paidBills = weakMapMemoize((attempts: readonly Attempt[]) =>
  billSet(attempts.filter(({ status }) => status === 'paid').flatMap(coveredItems)),
);

/**
 * Returns two predicates for bills that must not be paid again: those of pending payments, and
 * those paid in the last day for the same amount, because a bank may still list them as debts.
 */
export function takenBills(attempts: readonly Attempt[], now: number) {
  const isRecent = (each: Attempt) =>
    each.status === 'paid' && now - (each.settledAt ?? each.startedAt) < listingDelay;
  const paid = billSet(attempts.filter(isRecent).flatMap(coveredItems));
  return { isPending: pendingBills(attempts).has, isPaid: paid.hasCharge };
}

/**
 * Whether the home page shows an attempt to pay in this browser as in progress: always if it is
 * pending; if it is open, only when paid through a link or when the cart has all its bills; if the
 * bank has not answered (`asked`), only when the cart has exactly its bills.
 */
export function isUnderWay(attempt: Attempt, cart: readonly CartItem[]): boolean {
  if (!attempt.isPaidHere) return false;
  if (attempt.status === 'asked') return isSameContent(attempt.items, cart);
  if (attempt.status === 'pending') return true;
  const isOffered = attempt.link !== undefined || attempt.items.every(billSet(cart).has);
  return attempt.status === 'open' && isOffered;
}

/** Whether a payment is too old to be kept; pending ones are kept longer. */
export function isExpired(attempt: Attempt, now: number): boolean {
  if (attempt.status === 'pending') return isOutdated('pendingPayment', attempt.startedAt, now);
  const settledAt = isRegistered(attempt) ? attempt.settledAt : undefined;
  return isOutdated('settledPayment', settledAt ?? attempt.startedAt, now);
}
