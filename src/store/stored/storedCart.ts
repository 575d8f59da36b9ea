import { cartItemSchema } from '../../api/cartItem.ts';
import type { CartItem } from '../../api/cartItem.ts';
import { markDuplicates } from '../../lib/duplicates.ts';
import { key, listOf, part, pesos } from '../../lib/schemas.ts';
import { emptyCart } from '../cart/cartRules.ts';
import type { CartState } from '../cart/cartRules.ts';
import { mergeCarts } from '../cart/mergeCarts.ts';
import { toJson } from './storedSlice.ts';
import type { ReadJson, StoredSlice } from './storedSlice.ts';

const cartSchema = part({
  items: listOf(cartItemSchema),
  removedIds: listOf(key()).optional(),
  maxItems: pesos().optional(),
  minAmount: pesos().optional(),
  maxAmount: pesos().optional(),
});

/** The stored cart, or undefined; one that holds only its items is whole. */
export function readCart(read: ReadJson): CartState | undefined {
  const cart = read('cart', cartSchema);
  if (!cart) return undefined;
  const { removedIds = emptyCart.removedIds, maxItems = emptyCart.maxItems } = cart;
  return { ...cart, removedIds, maxItems };
}

/** The image record that is kept for each item. */
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

/** The cart, and the image record of its items. */
export const storedCart: StoredSlice<CartState> = {
  area: 'local',
  // No write may lose what another tab put in.
  merge(own, read) {
    const stored = readCart(read);
    const merged = stored ? mergeCarts(own, stored) : own;
    return toJson(merged) === toJson(own) ? own : merged;
  },
  isWrittenWhole: true,
  write: (state) =>
    state.items.length === 0
      ? { cart: undefined, imageData: undefined }
      : { cart: toJson(state), imageData: toJson(imageData(state.items)) },
  read: readCart,
};
