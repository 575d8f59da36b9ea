import { boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { identifierKinds } from '../lib/identifiers/identifierKinds.ts';
import { key, listOf, oneOf, part, pesos, text } from '../lib/schemas.ts';

/** A stored bill: in the cart, in the queue for later payments, or in a payment. */
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
  // `dueDate` and `description` (the period) distinguish two bills with the same number.
  dueDate: string().optional(),
  description: string().optional(),
  // The bill's account, to show it and to query the debt again.
  account: object({
    kind: oneOf(...identifierKinds),
    value: text(),
    // The name of the account's holder, which the bank masks (`A*** R***`).
    holder: string().optional(),
    name: string().optional(),
  })
    .optional()
    .default(undefined),
  // Only in the queue: how many bills of the contract (the company's service) one payment may have.
  maxItems: pesos().optional(),
  // When the bill was first queued, in milliseconds.
  queuedAt: number().optional(),
});

export type CartItem = InferType<typeof cartItemSchema>;

/** Removes a bill's account, which is needed only until the bill is paid. */
export function withoutAccount({ account: _account, ...item }: CartItem): CartItem {
  return item;
}

/** Returns only the fields that the registration of a cart accepts: the bank refuses others. */
export function toWireItem(item: CartItem) {
  const { dueDate: _due, description: _period, account: _account, ...rest } = item;
  const { maxItems: _max, queuedAt: _queued, ...wire } = rest;
  return wire;
}

/** Returns the companies' names, each once, separated by commas. */
export const companyNames = (bills: readonly { company: { name: string } }[]): string =>
  [...new Set(bills.map(({ company }) => company.name))].join(', ');
