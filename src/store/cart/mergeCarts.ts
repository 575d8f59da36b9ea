import type { CartItem } from '../../api/cartItem.ts';
import { billSet, distinctBills } from './bills.ts';
import { emptyCart, refusalOf } from './cartRules.ts';
import type { CartState } from './cartRules.ts';

/**
 * The maximum number of removed ids to keep. An id is needed only until all open tabs have removed
 * its item, and no tab lags behind by so many removals.
 */
const rememberedRemovals = 200;

/** Returns the minimum or maximum of the defined values; undefined if all are undefined. */
const extreme = (choose: typeof Math.min, values: (number | undefined)[]) => {
  const present = values.filter((value) => value !== undefined);
  return present.length > 0 ? choose(...present) : undefined;
};

/** Combines the bills of two carts, each once, oldest first, without removed ones. */
function united(own: readonly CartItem[], other: readonly CartItem[], removed: Set<string>) {
  const known = new Map([...own, ...other].map((bill) => [bill.debtFrontId, bill]));
  return [...known.values()]
    .filter(({ debtFrontId }) => !removed.has(debtFrontId))
    .sort((one, two) => (one.debtFrontId < two.debtFrontId ? -1 : 1));
}

/**
 * Merges the carts of two tabs: keeps the items and queued bills that either tab added and neither
 * tab removed, oldest first, as far as the cart's rules allow. The limits come from the cart that
 * contains the oldest item; if both do, the larger `maxItems` and the stricter amounts. The merge
 * is commutative and idempotent, so that both tabs get the same cart.
 */
export function mergeCarts(own: CartState, other: CartState): CartState {
  const removedIds = [...new Set([...own.removedIds, ...other.removedIds])]
    .sort()
    .slice(-rememberedRemovals);
  const removed = new Set(removedIds);
  const candidates = united(own.items, other.items, removed);
  const queued = distinctBills(united(own.queue, other.queue, removed));
  const [oldest] = candidates;
  const changedAt = extreme(Math.max, [own.changedAt, other.changedAt]);
  if (!oldest) return { ...emptyCart, queue: queued, removedIds, changedAt };

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
    queue: queued.filter((bill) => !held.has(bill)),
    removedIds,
    maxItems,
    minAmount: extreme(
      Math.max,
      holders.map((cart) => cart.minAmount),
    ),
    maxAmount: extreme(
      Math.min,
      holders.map((cart) => cart.maxAmount),
    ),
    changedAt,
  };
}
