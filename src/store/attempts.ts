import type { Inscription } from '../api/checkout.ts';
import type { CartItem } from '../api/fields.ts';

interface AttemptBase {
  items: CartItem[];
  /** When it began, in milliseconds. */
  startedAt: number;
  /** The payer's e-mail; absent while only a payment link of it was made, or when it is paid through one. */
  email?: string | undefined;
  /** The dashboard of the link through which this browser pays it; the receipt then goes where the bank says (ruling 4). */
  link?: string | undefined;
}

/** A payment that the bank was asked to take note of and is not known to have answered. */
interface AskedAttempt extends AttemptBase {
  status: 'asked';
}

/** A payment that the bank took note of: `open` until it settles it; then what it said. */
export interface InscribedAttempt extends AttemptBase, Inscription {
  status: 'open' | 'pending' | 'paid' | 'rejected';
}

/** A payment of this browser. */
export type Attempt = AskedAttempt | InscribedAttempt;

/** How far the receipt of a payment got; a receipt is mailed once per reference (trust T06). */
export type ReceiptState = 'sending' | 'sent' | 'failed';

/** What a browser knows of its payments: all its tabs share it. */
export interface Payments {
  /** The one payment that is under way. */
  attempt?: Attempt | undefined;
  /** Payments left without an outcome for a later one, latest last: the bank may still settle them. */
  earlier?: InscribedAttempt[] | undefined;
  /** By reference. */
  receipts: Record<string, ReceiptState>;
}

/** How many payments without an outcome are remembered beside the one under way. */
export const rememberedAttempts = 5;

const isInscribed = (attempt: Attempt): attempt is InscribedAttempt => attempt.status !== 'asked';

/** Whether the bank has not said yet what comes of a payment. */
export function isUnsettled({ status }: Attempt): boolean {
  return status !== 'paid' && status !== 'rejected';
}

/** Every payment of this browser that is remembered, latest first. */
export function attemptsOf({ attempt, earlier = [] }: Pick<Payments, 'attempt' | 'earlier'>) {
  return [...(attempt ? [attempt] : []), ...earlier.toReversed()];
}

/** The payment of this browser with a reference, if it has one. */
export function findAttempt(payments: Payments, reference: string): InscribedAttempt | undefined {
  return attemptsOf(payments)
    .filter(isInscribed)
    .find((attempt) => attempt.reference === reference);
}

/** The unsettled payments to remember when another one begins, latest last. */
export function setAside({ attempt, earlier = [] }: Payments, begun: Attempt): InscribedAttempt[] {
  const isAnother = ({ reference }: InscribedAttempt) =>
    !isInscribed(begun) || begun.reference !== reference;
  return [...earlier, ...(attempt && isInscribed(attempt) ? [attempt] : [])]
    .filter((each) => isUnsettled(each) && isAnother(each))
    .slice(-rememberedAttempts);
}

/** Whether two carts hold the same invoices for the same amounts: one attempt serves both. */
export function isSameContent(one: readonly CartItem[], other: readonly CartItem[]): boolean {
  const amounts = new Map(one.map(({ invoiceId, amount }) => [invoiceId, amount]));
  return (
    one.length === other.length &&
    other.every(({ invoiceId, amount }) => amounts.get(invoiceId) === amount)
  );
}

/** Whether two carts have an invoice in common. */
export function sharesInvoice(one: readonly CartItem[], other: readonly CartItem[]): boolean {
  const invoices = new Set(one.map(({ invoiceId }) => invoiceId));
  return other.some(({ invoiceId }) => invoices.has(invoiceId));
}
