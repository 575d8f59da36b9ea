import type { CartItem } from '../../api/cartItem.ts';
import { paths, resultPath } from '../../config/paths.ts';
import { isSameContent } from '../../store/cart/bills.ts';
import { isRegistered, takenBills } from '../../store/payment/attempt.ts';
import type { Attempt } from '../../store/payment/attempt.ts';

/**
 * `attempts` are the payer's payments now, `found` those when the screen opened. `items` are those
 * of the cart, `requested` those whose payment this screen requested.
 */
interface Confirmation {
  attempts: readonly Attempt[];
  found: readonly Attempt[];
  items: readonly CartItem[];
  requested: readonly CartItem[];
  isPaying: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Whether a registration will get no answer here: this tab is sending nothing, and the registration
 * began before this screen opened or was sent by this screen. Any other registration belongs to
 * another tab, which may still be waiting for the answer.
 */
function isUnanswered(attempt: Attempt, { found, requested, isPaying }: Confirmation): boolean {
  const isOld = found.some(({ startedAt }) => startedAt === attempt.startedAt);
  return !isPaying && (isOld || isSameContent(attempt.items, requested));
}

function resultOf(attempt: Attempt, confirmation: Confirmation) {
  const { items, requested, now } = confirmation;
  if (!isRegistered(attempt)) {
    const covers = isSameContent(attempt.items, items);
    return covers && isUnanswered(attempt, confirmation) ? paths.result : undefined;
  }
  const { isPending, isPaid } = takenBills([attempt], now);
  const isTaken = (item: CartItem) => isPending(item) || isPaid(item);
  const isAllTaken = items.length > 0 && items.every(isTaken);
  return isAllTaken || requested.some(isTaken) ? resultPath(attempt.reference) : undefined;
}

/**
 * Returns the path of the result if the confirmation must redirect to it, else undefined. It must
 * if a registration of the cart got no answer, or if a payment that is pending or was paid in the
 * last day includes all bills in the cart or any of the requested bills.
 */
export function redirectTarget(confirmation: Confirmation): string | undefined {
  return confirmation.attempts
    .map((attempt) => resultOf(attempt, confirmation))
    .find((target) => target !== undefined);
}
