import type { CartItem } from '../../api/cartItem.ts';
import { emptyCart, refusalOf } from './cartRules.ts';
import type { CartState } from './cartRules.ts';

/** How many removals are remembered: far more than two open tabs can disagree about. */
const rememberedRemovals = 200;

/** The one of two limits that binds, or the only one there is. */
const binding = (choose: (...limits: number[]) => number, limits: (number | undefined)[]) => {
  const known = limits.filter((limit) => limit !== undefined);
  return known.length > 0 ? choose(...known) : undefined;
};

/**
 * The cart that two tabs agree on: what either added and neither removed, oldest first, by the
 * rules of the cart; the oldest item decides the limits. The result does not depend on who merges,
 * in which order or how often, so no tab loses what another did.
 */
export function mergeCarts(own: CartState, other: CartState): CartState {
  const removedIds = [...new Set([...own.removedIds, ...other.removedIds])]
    .sort()
    .slice(-rememberedRemovals);
  const removed = new Set(removedIds);
  const known = new Map([...own.items, ...other.items].map((item) => [item.debtFrontId, item]));
  const candidates = [...known.values()]
    .filter(({ debtFrontId }) => !removed.has(debtFrontId))
    .sort((one, two) => (one.debtFrontId < two.debtFrontId ? -1 : 1));
  const [oldest] = candidates;
  if (!oldest) return { ...emptyCart, removedIds };

  const holders = [own, other].filter(({ items }) =>
    items.some(({ debtFrontId }) => debtFrontId === oldest.debtFrontId),
  );
  const maxItems = Math.max(...holders.map((cart) => cart.maxItems));
  const items: CartItem[] = [];
  for (const item of candidates) {
    if (refusalOf({ items, maxItems }, item) === undefined) items.push(item);
  }
  return {
    items,
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
  };
}
