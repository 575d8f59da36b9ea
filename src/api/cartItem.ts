import { boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { identifierKinds } from '../lib/identifiers/identifierKinds.ts';
import { key, listOf, oneOf, part, pesos, text } from '../lib/schemas.ts';

/**
 * A stored bill: in the cart, in the queue for later payments, or in a payment. `dueDate` and
 * `description` (the period) distinguish two bills with the same number. `account` serves to query
 * the debt again; its `holder` is masked by the bank. A queued bill has `maxItems`, the contract's
 * maximum of bills in one payment. `queuedAt` is when the bill was first queued, in milliseconds.
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

/** The account is no longer needed once the bill is paid. */
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
