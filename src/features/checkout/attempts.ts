import type { CartItem } from '../../api/fields.ts';
import { paths, resultPath } from '../../paths.ts';
import { isSameContent } from '../../store/payment.ts';
import type { Attempt } from '../../store/payment.ts';

/** Where a payer stands at the confirmation: the attempt there is, the cart, and what this screen has already been asked to pay. */
export interface Confirmation {
  attempt: Attempt | undefined;
  items: readonly CartItem[];
  pressed: readonly CartItem[];
  isPaying: boolean;
}

function share(one: readonly CartItem[], other: readonly CartItem[]): boolean {
  const invoices = new Set(one.map(({ invoiceId }) => invoiceId));
  return other.some(({ invoiceId }) => invoices.has(invoiceId));
}

/**
 * The screen that a payer belongs on instead of the confirmation (trust T01, T03, T04): the result, when the bank was asked and
 * did not answer, or when the same invoices are paid or being settled. Undefined where paying may go on, as with an open attempt.
 */
export function elsewhere({ attempt, items, pressed, isPaying }: Confirmation): string | undefined {
  if (!attempt) return undefined;
  const covers = isSameContent(attempt.items, items);
  if (attempt.status === 'asked') return covers && !isPaying ? paths.result : undefined;
  const isSettled = attempt.status === 'pending' || attempt.status === 'paid';
  return isSettled && (covers || share(attempt.items, pressed))
    ? resultPath(attempt.reference)
    : undefined;
}
