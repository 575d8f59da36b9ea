import type { CartItem } from '../../api/fields.ts';
import { paths, resultPath } from '../../paths.ts';
import { isSameContent, sharesInvoice } from '../../store/attempts.ts';
import type { Attempt } from '../../store/attempts.ts';

/** Where a payer stands at the confirmation: this browser's payments, the cart, and what this screen has already been asked to pay. */
export interface Confirmation {
  attempts: readonly Attempt[];
  items: readonly CartItem[];
  pressed: readonly CartItem[];
  isPaying: boolean;
}

function resultOf(attempt: Attempt, { items, pressed, isPaying }: Confirmation) {
  const covers = isSameContent(attempt.items, items);
  if (attempt.status === 'asked') return covers && !isPaying ? paths.result : undefined;
  const isSettled = attempt.status === 'pending' || attempt.status === 'paid';
  return isSettled && (covers || sharesInvoice(attempt.items, pressed))
    ? resultPath(attempt.reference)
    : undefined;
}

/**
 * The screen that a payer belongs on instead of the confirmation (trust T01, T03, T04): the result, when the bank was asked and
 * did not answer, or when the same invoices are paid or being settled. Undefined where paying may go on, as with an open attempt.
 */
export function elsewhere(confirmation: Confirmation): string | undefined {
  return confirmation.attempts
    .map((attempt) => resultOf(attempt, confirmation))
    .find((target) => target !== undefined);
}
