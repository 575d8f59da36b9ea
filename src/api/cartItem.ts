import { boolean, string } from 'yup';
import type { InferType } from 'yup';
import { key, listOf, part, pesos, text } from '../lib/schemas.ts';

const wireFields = {
  id: key(),
  invoiceId: key(),
  amount: pesos(),
  debtFrontId: key(),
  contract: part({ id: key(), secondId: text() }),
  contract_name: text(),
  company: part({ name: text(), image: text() }),
  companies: listOf(part({ id: key(), duplicateCompanyId: boolean().required() })),
  suggestedAccount: boolean().required(),
  totalTagAccount: boolean().required(),
};

/** An item of the cart as the bank inscribes it and gives it back. */
const wireCartItemSchema = part(wireFields);

/**
 * An item of the stored cart: the bank's item and, where the debt said so, its due day 'YYYY-MM-DD'
 * and its period in words. They tell a bill from next month's with its number.
 */
export const cartItemSchema = part({
  ...wireFields,
  dueDate: string().optional(),
  description: string().optional(),
});

/** An item of the cart, as it is stored. */
export type CartItem = InferType<typeof cartItemSchema>;

/** The item as it is inscribed: the bank refuses fields that it does not know. */
export function toWireItem({
  dueDate: _due,
  description: _period,
  ...item
}: CartItem): InferType<typeof wireCartItemSchema> {
  return item;
}
