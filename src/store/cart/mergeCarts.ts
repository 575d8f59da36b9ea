import type { CartItem } from '../../api/cartItem.ts';
import { billSet, distinctBills } from './bills.ts';
import { emptyCart, refusalOf } from './cartRules.ts';
import type { CartState } from './cartRules.ts';

/** The maximum of remembered removals, far more than open tabs can differ by. */
const rememberedRemovals = 200;

/** The limit or time that `choose` picks, which is the only one if the other is absent. */
const binding = (choose: (...limits: number[]) => number, limits: (number | undefined)[]) => {
  const known = limits.filter((limit) => limit !== undefined);
  return known.length > 0 ? choose(...known) : undefined;
};

/** The bills of both carts that neither removed, each once, oldest first. */
function united(own: readonly CartItem[], other: readonly CartItem[], removed: Set<string>) {
  const known = new Map([...own, ...other].map((bill) => [bill.debtFrontId, bill]));
  return [...known.values()]
    .filter(({ debtFrontId }) => !removed.has(debtFrontId))
    .sort((one, two) => (one.debtFrontId < two.debtFrontId ? -1 : 1));
}

/**
 * Merges the carts of two tabs: items that either added and neither removed, oldest first, as far
 * as the cart's rules allow; the oldest item decides the limits. Queues are merged alike. The merge
 * is commutative, associative and idempotent, so no tab loses another's changes.
 */
export function mergeCarts(own: CartState, other: CartState): CartState {
  const removedIds = [...new Set([...own.removedIds, ...other.removedIds])]
    .sort()
    .slice(-rememberedRemovals);
  const removed = new Set(removedIds);
  const candidates = united(own.items, other.items, removed);
  const waiting = distinctBills(united(own.queue, other.queue, removed));
  const [oldest] = candidates;
  const changedAt = binding(Math.max, [own.changedAt, other.changedAt]);
  if (!oldest) return { ...emptyCart, queue: waiting, removedIds, changedAt };

  const holders = [own, other].filter(({ items }) =>
    items.some(({ debtFrontId }) => debtFrontId === oldest.debtFrontId),
  );
  const maxItems = Math.max(...holders.map((cart) => cart.maxItems));
  const items: CartItem[] = [];
  for (const item of candidates) {
    if (refusalOf({ items, maxItems }, item) === undefined) items.push(item);
  }
  const held = billSet(items);
  return {
    items,
    queue: waiting.filter((bill) => !held.has(bill)),
    removedIds,
    maxItems,
    minAmount: binding(
      Math.max,
      holders.map((cart) => cart.minAmount),
    ),
    maxAmount: binding(
      Math.min,
      holders.map((cart) => cart.maxAmount),
    ),
    changedAt,
  };
}
