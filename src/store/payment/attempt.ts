import type { Inscription } from '../../api/checkout.ts';
import type { CartItem } from '../../api/cartItem.ts';
import type { PaymentStatus } from '../../api/payments.ts';
import { billKey, billKeys } from '../cart/cartItems.ts';

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

/** Whether the bank has said how a payment ended. */
export function hasEnded({ status }: Pick<Attempt, 'status'>): boolean {
  return status === 'paid' || status === 'rejected';
}

/** Whether a payment's invoices may not be paid again (trust T04). */
export function isPaidOrPending(attempt: Attempt): attempt is InscribedAttempt {
  return attempt.status === 'paid' || attempt.status === 'pending';
}

/** Whether this browser pays it, and did not only mail a link with which others do. */
export function isPaidHere({ email, link }: Attempt): boolean {
  return email !== undefined || link !== undefined;
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
  const bills = billKeys(one);
  return other.some((item) => bills.has(billKey(item)));
}

/** Whether one cart has every bill of another. */
const holdsAll = (cart: readonly CartItem[], items: readonly CartItem[]) => {
  const bills = billKeys(cart);
  return items.every((item) => bills.has(billKey(item)));
};

/**
 * Whether a payer would look for how a payment ended: one that this browser pays and that is
 * pending; or open, while this cart holds its bills or it is paid through a link; or not even
 * answered, for this very cart, as nobody was sent to pay it.
 */
export function isUnderWay(attempt: Attempt, cart: readonly CartItem[]): boolean {
  if (!isPaidHere(attempt) || hasEnded(attempt)) return false;
  if (attempt.status === 'asked') return isSameContent(attempt.items, cart);
  return (
    attempt.status === 'pending' || attempt.link !== undefined || holdsAll(cart, attempt.items)
  );
}
