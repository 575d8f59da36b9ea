import { isBoolean, isKey, isListOf, isText, optional, shape } from '../lib/guards.ts';
import type { Guarded } from '../lib/guards.ts';
import { isPesos } from '../lib/money.ts';

// Guards and no schemas: the stored cart is read with them too, without yup in the first load.

/** Whether a value names the contract that a debt, account or cart item belongs to. */
export const isContractRef = shape({ id: isKey, secondId: isText });

/**
 * Whether a value is a company as debts and accounts carry it; `image` is a path or URL on the API's
 * origin.
 */
export const isCompany = shape({ id: isKey, name: isText, image: isText });

const wireFields = {
  id: isKey,
  invoiceId: isKey,
  amount: isPesos,
  debtFrontId: isKey,
  contract: isContractRef,
  contract_name: isText,
  company: shape({ name: isText, image: isText }),
  companies: isListOf(shape({ id: isKey, duplicateCompanyId: isBoolean })),
  suggestedAccount: isBoolean,
  totalTagAccount: isBoolean,
};

/** Whether a value is an item of the cart as the bank inscribes it and gives it back. */
export const isWireCartItem = shape(wireFields);

/**
 * Whether a value is an item of the stored cart: the bank's item and, where the debt said so, its
 * due day 'YYYY-MM-DD' and its period in words. They tell a bill from next month's with its number.
 */
export const isCartItem = shape({
  ...wireFields,
  dueDate: optional(isText),
  description: optional(isText),
});

/** An item of the cart in the bank's own field names. */
type WireCartItem = Guarded<typeof isWireCartItem>;

/** An item of the cart, as it is stored. */
export type CartItem = Guarded<typeof isCartItem>;

/** The item as it is inscribed: the bank refuses fields that it does not know. */
export function toWireItem({
  dueDate: _due,
  description: _period,
  ...item
}: CartItem): WireCartItem {
  return item;
}
