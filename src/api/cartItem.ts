import { isBoolean, isKey, isListOf, isText, shape } from '../lib/guards.ts';
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

/** Whether a value is an item of the cart as the bank inscribes it (spec 3, "Cart account item"). */
export const isCartItem = shape({
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
});

/** An item of the cart, with the spec's own field names: it is stored and inscribed as it is. */
export type CartItem = Guarded<typeof isCartItem>;
