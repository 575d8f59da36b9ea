import { boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { identifierKinds } from '../lib/identifiers/identifierKinds.ts';
import { key, listOf, oneOf, part, pesos, text } from '../lib/schemas.ts';

/**
 * An item of the stored cart: the fields that the bank registers, and some of the debt's. `dueDate`
 * and `description` (the period) distinguish two bills with one number; `account` has the
 * identifier for a new query, and the holder as masked by the bank. A queued bill also has its
 * contract's `maxItems`; `queuedAt` is when the item was queued, in milliseconds.
 */
export const cartItemSchema = part({
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
  dueDate: string().optional(),
  description: string().optional(),
  account: object({
    kind: oneOf(...identifierKinds),
    value: text(),
    holder: string().optional(),
    name: string().optional(),
  })
    .optional()
    .default(undefined),
  maxItems: pesos().optional(),
  queuedAt: number().optional(),
});

export type CartItem = InferType<typeof cartItemSchema>;

/** The item without its account, which a paid bill no longer needs. */
export function withoutAccount({ account: _account, ...item }: CartItem): CartItem {
  return item;
}

/** The fields of the item that are sent to `inscripcion`, because the bank refuses unknown ones. */
export function toWireItem(item: CartItem) {
  const { dueDate: _due, description: _period, account: _account, ...rest } = item;
  const { maxItems: _max, queuedAt: _queued, ...wire } = rest;
  return wire;
}

/** The names of the bills' companies as one text, each once. */
export const companyNames = (bills: readonly { company: { name: string } }[]): string =>
  [...new Set(bills.map(({ company }) => company.name))].join(', ');
