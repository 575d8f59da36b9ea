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
export interface AskedAttempt extends AttemptBase {
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

/** How many payments without an outcome are remembered beside the one under way. */
const remembered = 5;

/** The unsettled payments to remember when another one begins, latest last. */
export function setAside(
  earlier: readonly InscribedAttempt[] = [],
  attempt: Attempt | undefined,
  begun: Attempt,
): InscribedAttempt[] {
  const beginsAgain = ({ reference }: InscribedAttempt) =>
    begun.status !== 'asked' && begun.reference === reference;
  return [...earlier, ...(attempt && attempt.status !== 'asked' ? [attempt] : [])]
    .filter(({ status }) => status === 'open' || status === 'pending')
    .filter((each) => !beginsAgain(each))
    .slice(-remembered);
}

const progress = ['asked', 'open', 'pending', 'rejected', 'paid'] as const;

const isFurther = (own: Attempt, stored: Attempt) =>
  progress.indexOf(own.status) > progress.indexOf(stored.status);

/** Of what this tab knows and what another stored, the later attempt; of the same one, what got further: the bank's word stays. */
export function latestAttempt(
  own: Attempt | undefined,
  stored: Attempt | undefined,
): Attempt | undefined {
  if (!own || !stored) return stored;
  if (own.startedAt !== stored.startedAt) return own.startedAt > stored.startedAt ? own : stored;
  return isFurther(own, stored) ? own : stored;
}

/** The earlier payments of two tabs together, of each what got further. */
export function mergeEarlier(
  own: readonly InscribedAttempt[] = [],
  stored: readonly InscribedAttempt[] = [],
): InscribedAttempt[] {
  const merged = new Map(own.map((attempt) => [attempt.reference, attempt]));
  for (const attempt of stored) {
    const known = merged.get(attempt.reference);
    if (!known || !isFurther(known, attempt)) merged.set(attempt.reference, attempt);
  }
  return [...merged.values()]
    .sort((one, other) => one.startedAt - other.startedAt)
    .slice(-remembered);
}

const receiptProgress = ['sending', 'failed', 'sent'] as const;

/** Of two notes of one receipt, the later: what ended is no longer under way. */
export function latestReceipt(own: ReceiptState | undefined, stored: ReceiptState): ReceiptState {
  if (own === undefined) return stored;
  return receiptProgress.indexOf(own) > receiptProgress.indexOf(stored) ? own : stored;
}
