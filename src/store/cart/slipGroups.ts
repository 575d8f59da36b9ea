import type { CartItem } from '../../api/cartItem.ts';
import { groupItems } from './cartItems.ts';

/** Items as the lines of a paper slip, by company; `key` is the `debtFrontId`. */
export function slipGroups(items: readonly CartItem[]) {
  return groupItems(items).map(({ key, company, contractName, items: own }) => ({
    key,
    name: company.name,
    detail: contractName,
    image: company.image,
    lines: own.map(({ debtFrontId, invoiceId, amount }) => ({
      key: debtFrontId,
      label: invoiceId,
      amount,
    })),
  }));
}
