import type { CartItem } from '../../api/cartItem.ts';
import { paths, resultPath } from '../../config/paths.ts';
import { isSameContent } from '../../store/cart/bills.ts';
import { isRegistered, takenBills } from '../../store/payment/attempt.ts';
import type { Attempt } from '../../store/payment/attempt.ts';

/**
 * `attempts` are the present payments, `found` those when the screen opened; `requested` are the
 * items whose payment this screen requested.
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
 * Whether this screen no longer waits for the answer to a registration: nothing is being sent, and
 * the registration began before the screen opened or was sent by the screen. A later registration
 * of other items belongs to another tab.
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
 * Returns the path of the result, to which the confirmation then redirects, if a registration got
 * no answer, or if a paid or pending payment includes all bills in the cart or any of the requested
 * ones. Otherwise returns undefined.
 */
export function redirectTarget(confirmation: Confirmation): string | undefined {
  return confirmation.attempts
    .map((attempt) => resultOf(attempt, confirmation))
    .find((target) => target !== undefined);
}
