import type { CartItem } from '../api/fields.ts';
import { imageUrl } from '../api/images.ts';
import { groupItems } from './cartItems.ts';

/** Some items as the lines of a slip of paper, by company: each line's key is the item's `debtFrontId`, its label the invoice. */
export function accountGroups(items: readonly CartItem[]) {
  return groupItems(items).map(({ key, company, contractName, items: own }) => ({
    key,
    name: company.name,
    detail: contractName,
    image: imageUrl(company.image),
    lines: own.map(({ debtFrontId, invoiceId, amount }) => ({
      key: debtFrontId,
      label: invoiceId,
      amount,
    })),
  }));
}
