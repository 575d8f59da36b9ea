import { useState } from 'react';
import type { CartItem } from '../../api/cartItem.ts';
import type { CheckoutArrival } from '../../config/paths.ts';
import { useAppSelector } from '../../store/app/hooks.ts';
import { queuedAt } from '../../store/cart/cartItems.ts';
import { selectItems, selectQueue } from '../../store/cart/cartSlice.ts';
import { paymentsOf, queueEntries } from '../../store/cart/queueEntries.ts';
import { isPaidOrPending } from '../../store/payment/attempt.ts';
import { selectOwnAttempts } from '../../store/payment/ownPayments.ts';

/** Milliseconds for which accepted terms are also valid for the payments that follow. */
const termsValidity = 3_600_000;

/** How many payments this browser has made since the oldest of these bills was queued. */
export function usePaymentsMade(queued: readonly CartItem[]): number {
  const since = Math.min(...queued.map(queuedAt));
  return useAppSelector(selectOwnAttempts).filter(
    (attempt) => attempt.isPaidHere && isPaidOrPending(attempt) && attempt.startedAt >= since,
  ).length;
}

interface QueueProgress extends CheckoutArrival {
  /**
   * The position of the cart among the payments of a queue, 'Pago 2 de 4'; absent if the cart is
   * the only payment.
   */
  place?: string;
}

/**
 * Returns the position of the cart among the payments of the queue (the bills to pay after the
 * cart) and, for a cart from the queue, whether the payer accepted the terms for another payment
 * within the last hour. Both are derived from the store, because the payer may edit the cart or
 * reload the page before paying.
 */
export function useQueueProgress(): QueueProgress {
  const queue = useAppSelector(selectQueue);
  const items = useAppSelector(selectItems);
  const fromQueue = items.filter((item) => item.queuedAt !== undefined);
  const made = usePaymentsMade([...fromQueue, ...queue]);
  const [now] = useState(() => Date.now());
  // A payment through a payment link does not require accepting the terms.
  const acceptsTerms = useAppSelector(selectOwnAttempts).some(
    ({ isPaidHere, link, startedAt }) => isPaidHere && !link && now - startedAt < termsValidity,
  );
  if (items.length === 0) return {};
  const all = made + 1 + queueEntries(queue).flatMap((entry) => paymentsOf(entry)).length;
  return {
    ...(fromQueue.length > 0 && { acceptsTerms }),
    ...(all > 1 && { place: `Pago ${made + 1} de ${all}` }),
  };
}
