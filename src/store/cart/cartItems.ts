import { nanoid } from '@reduxjs/toolkit';
import type { AccountDebts } from '../../api/debtsApi.ts';
import type { CartItem } from '../../api/cartItem.ts';
import { maxItemsOf } from './cartRules.ts';
import type { CartLimits } from './cartRules.ts';
import { markDuplicates, uniqueById } from '../../lib/duplicates.ts';

/**
 * The source of a cart item. A Total TAG account is one electronic toll tag for several motorways;
 * `companies` are these motorways.
 */
export interface CartOrigin {
  suggestedAccount?: boolean;
  totalTagAccount?: boolean;
  companies?: CartItem['companies'];
  account?: CartItem['account'];
  /** When the bill was first queued, in milliseconds; set when the bill moves to the cart. */
  queuedAt?: number | undefined;
}

let latest = 0;

/**
 * Creates a unique id that begins with the time in milliseconds, so that every tab sorts items
 * alike. A tab uses each millisecond once, so that the order of its items is kept.
 */
function createFrontId(): string {
  latest = Math.max(Date.now(), latest + 1);
  return `${String(latest).padStart(14, '0')}-${nanoid(8)}`;
}

/**
 * Returns when a bill was first queued, in milliseconds. Without `queuedAt`, that is when the item
 * was created: the time at the start of its id.
 */
export const queuedAt = ({ debtFrontId, queuedAt: first }: CartItem): number =>
  first ?? Number(debtFrontId.slice(0, 14));

/** The fields of a debt, or of an earlier cart item, from which a cart item is created. */
export type OwedBill = Omit<CartItem, 'debtFrontId' | keyof CartOrigin>;

/** Creates a cart item with a new `debtFrontId`. */
export function toCartItem(debt: OwedBill, origin: CartOrigin = {}): CartItem {
  const { id, invoiceId, amount, dueDate, description, contract, contract_name, company } = debt;
  return {
    id,
    invoiceId,
    amount,
    debtFrontId: createFrontId(),
    contract: { id: contract.id, secondId: contract.secondId },
    contract_name,
    company: { name: company.name, image: company.image },
    companies: origin.companies ?? [],
    suggestedAccount: origin.suggestedAccount ?? false,
    totalTagAccount: origin.totalTagAccount ?? false,
    ...(dueDate !== undefined && { dueDate }),
    ...(description !== undefined && { description }),
    ...(origin.account && { account: origin.account }),
    ...(origin.queuedAt !== undefined && { queuedAt: origin.queuedAt }),
  };
}

/**
 * Creates an item for the queue. The item keeps its contract's limit of items per payment, because
 * that limit decides how many payments the queue needs.
 */
export const toQueuedBill = (
  debt: OwedBill,
  origin: CartOrigin | undefined,
  limits: CartLimits = {},
): CartItem => ({ ...toCartItem(debt, origin), maxItems: maxItemsOf(limits) });

/**
 * Returns the origin of a Total TAG's debts, with each motorway once. The bank requires the flag
 * `duplicateCompanyId`, which is true if a motorway has more than one of the debts.
 */
export function totalTagOrigin(accounts: readonly AccountDebts[]): CartOrigin {
  const billers = accounts.flatMap(({ debts }) => debts.map(({ company: { id } }) => ({ id })));
  return { totalTagAccount: true, companies: uniqueById(markDuplicates(billers, ({ id }) => id)) };
}

interface CartGroup {
  key: string;
  company: CartItem['company'];
  contractName: string;
  items: CartItem[];
}

export const companyImage = (
  items: readonly Pick<CartItem, 'company'>[],
  companyName: string,
): string | undefined => items.find(({ company }) => company.name === companyName)?.company.image;

/** Groups items by company and contract; groups are in the order of their first items. */
export function groupItems(items: readonly CartItem[]): CartGroup[] {
  const groups = new Map<string, CartGroup>();
  for (const item of items) {
    const { contract, company, contract_name: contractName } = item;
    const key = JSON.stringify([contract.id, contract.secondId, company.name]);
    const group = groups.get(key) ?? { key, company, contractName, items: [] };
    groups.set(key, { ...group, items: [...group.items, item] });
  }
  return [...groups.values()];
}
