import type { CartItem } from '../../api/cartItem.ts';
import { billSet, distinctBills } from './bills.ts';
import { emptyCart, refusalOf } from './cartRules.ts';
import type { CartState } from './cartRules.ts';

/** How many removals are remembered: far more than two open tabs can disagree about. */
const rememberedRemovals = 200;

/** The one of two limits or times that counts, or the only one there is. */
const binding = (choose: (...limits: number[]) => number, limits: (number | undefined)[]) => {
  const known = limits.filter((limit) => limit !== undefined);
  return known.length > 0 ? choose(...known) : undefined;
};

/** Bills of both, each once and oldest first, that neither removed. */
function united(own: readonly CartItem[], other: readonly CartItem[], removed: Set<string>) {
  const known = new Map([...own, ...other].map((bill) => [bill.debtFrontId, bill]));
  return [...known.values()]
    .filter(({ debtFrontId }) => !removed.has(debtFrontId))
    .sort((one, two) => (one.debtFrontId < two.debtFrontId ? -1 : 1));
}

/**
 * The cart that two tabs agree on: what either added and neither removed, oldest first, by the
 * rules of the cart; the oldest item decides the limits. The same of their queues. The result does
 * not depend on who merges, in which order or how often, so no tab loses what another did.
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
