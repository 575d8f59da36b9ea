import type { Dispatch } from '@reduxjs/toolkit';
import { number } from 'yup';
import { cartItemSchema } from '../../api/cartItem.ts';
import type { CartItem } from '../../api/cartItem.ts';
import { markDuplicates } from '../../lib/duplicates.ts';
import { key, listOf, part, pesos } from '../../lib/schemas.ts';
import { billSet } from './bills.ts';
import { emptyCart } from './cartRules.ts';
import type { CartState } from './cartRules.ts';
import { usedBy } from '../device/lifetimes.ts';
import { cartChangedElsewhere } from './cartSlice.ts';
import { mergeCarts } from './mergeCarts.ts';
import { jsonIn } from '../device/storageAreas.ts';
import { toJson } from '../device/storedSlice.ts';
import type { ReadJson, StoredSlice } from '../device/storedSlice.ts';

const cartSchema = part({
  items: listOf(cartItemSchema),
  removedIds: listOf(key()).optional(),
  maxItems: pesos().optional(),
  minAmount: pesos().optional(),
  maxAmount: pesos().optional(),
  changedAt: number().optional(),
});

const queueSchema = part({
  bills: listOf(cartItemSchema),
  removedIds: listOf(key()),
  changedAt: number().optional(),
});

/** Returns undefined if neither cart nor queue is stored. */
export function readCart(read: ReadJson): CartState | undefined {
  const cart = read('cart', cartSchema);
  const queue = read('paymentQueue', queueSchema);
  if (!cart && !queue) return undefined;
  const held = billSet(cart?.items ?? []);
  return {
    ...emptyCart,
    ...cart,
    maxItems: cart?.maxItems ?? emptyCart.maxItems,
    removedIds: [...(cart?.removedIds ?? []), ...(queue?.removedIds ?? [])],
    // If a page closes between the writes of cart and queue, a bill may be stored in both; only the
    // cart keeps it then.
    queue: queue?.bills.filter((bill) => !held.has(bill)) ?? [],
    changedAt: usedBy(cart?.changedAt ?? queue?.changedAt, Date.now()),
  };
}

/**
 * Creates the value under `imageData`, a key that docs/product.md prescribes and the portal never
 * reads: each item's id, image and contract name, and whether another item is of the same company.
 */
function imageData(items: readonly CartItem[]) {
  return markDuplicates(items, ({ company }) => company.name).map(
    ({ id, company: { image }, contract_name, duplicateCompanyId }) => ({
      image,
      id,
      contract_name,
      duplicateCompanyId,
    }),
  );
}

/** The cart is stored under `cart` and `imageData`, its queue under `paymentQueue`. */
export const storedCart: StoredSlice<CartState> = {
  area: 'local',
  // Merged, so that a write does not lose items that another tab added.
  merge(own, read) {
    const stored = readCart(read);
    const merged = stored ? mergeCarts(own, stored) : own;
    return toJson(merged) === toJson(own) ? own : merged;
  },
  isWrittenWhole: true,
  write: ({ queue: bills, ...cart }) => ({
    ...(cart.items.length === 0
      ? { cart: undefined, imageData: undefined }
      : { cart: toJson(cart), imageData: toJson(imageData(cart.items)) }),
    paymentQueue:
      bills.length === 0
        ? undefined
        : toJson({ bills, removedIds: cart.removedIds, changedAt: cart.changedAt }),
  }),
  read: readCart,
};

/** Merges this tab's cart with the stored one, which another tab may have changed. */
export const readCartAgain = () => (dispatch: Dispatch) => {
  const stored = readCart(jsonIn('local'));
  if (stored) dispatch(cartChangedElsewhere(stored));
};
