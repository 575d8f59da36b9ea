import type { CartItem } from '../../api/fields.ts';
import { paths, resultPath } from '../../paths.ts';
import { isSameContent, sharesInvoice } from '../../store/attempts.ts';
import type { Attempt } from '../../store/attempts.ts';

/** Where a payer stands at the confirmation: this browser's payments now and on arrival, the cart, and what this screen has been asked to pay. */
export interface Confirmation {
  attempts: readonly Attempt[];
  found: readonly Attempt[];
  items: readonly CartItem[];
  pressed: readonly CartItem[];
  isPaying: boolean;
}

/** Whether nobody waits for the answer any more; a question that came up meanwhile and was not pressed for here is another tab's. */
function isUnanswered(attempt: Attempt, { found, pressed, isPaying }: Confirmation): boolean {
  const isOld = found.some(({ startedAt }) => startedAt === attempt.startedAt);
  return !isPaying && (isOld || isSameContent(attempt.items, pressed));
}

function resultOf(attempt: Attempt, confirmation: Confirmation) {
  const { items, pressed } = confirmation;
  const covers = isSameContent(attempt.items, items);
  if (attempt.status === 'asked') {
    return covers && isUnanswered(attempt, confirmation) ? paths.result : undefined;
  }
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
