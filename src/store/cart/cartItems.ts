import { nanoid } from '@reduxjs/toolkit';
import type { AccountDebts } from '../../api/debtsApi.ts';
import type { CartItem } from '../../api/cartItem.ts';
import { maxItemsOf } from './cartRules.ts';
import type { CartLimits } from './cartRules.ts';
import { markDuplicates, uniqueById } from '../../lib/duplicates.ts';

/**
 * Where an item comes from: its account and how that was found; `companies` are the motorways of a
 * Total TAG.
 */
export interface CartOrigin {
  suggestedAccount?: boolean;
  totalTagAccount?: boolean;
  companies?: CartItem['companies'];
  account?: CartItem['account'];
  /** For an item that waited in the payment queue: when it was queued, in milliseconds. */
  queuedAt?: number | undefined;
}

let latest = 0;

/**
 * Creates a unique id that begins with a time, so that all tabs sort items alike. A tab never uses
 * a millisecond twice, so ids created at once are a millisecond apart.
 */
function createFrontId(): string {
  latest = Math.max(Date.now(), latest + 1);
  return `${String(latest).padStart(14, '0')}-${nanoid(8)}`;
}

/**
 * When a queued bill was first queued, in milliseconds. An item without `queuedAt` was created at
 * that time, and its id begins with it.
 */
export const queuedAt = ({ debtFrontId, queuedAt: first }: CartItem): number =>
  first ?? Number(debtFrontId.slice(0, 14));

/** An owed bill with the fields that the cart needs: a debt, or an earlier cart item. */
export type OwedBill = Omit<CartItem, 'debtFrontId' | keyof CartOrigin>;

/** Creates a cart item for a debt, with a new `debtFrontId`. */
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
 * Creates a bill for the queue. It keeps the maximum of its contract, which decides how many
 * payments the queue needs.
 */
export const toQueuedBill = (
  debt: OwedBill,
  origin: CartOrigin | undefined,
  limits: CartLimits = {},
): CartItem => ({ ...toCartItem(debt, origin), maxItems: maxItemsOf(limits) });

/**
 * The origin of a Total TAG's debts: `totalTagAccount`, and the motorways of the tag, each marked
 * if it has more than one debt.
 */
export function totalTagOrigin(accounts: readonly AccountDebts[]): CartOrigin {
  const billers = accounts.flatMap(({ debts }) => debts.map(({ company: { id } }) => ({ id })));
  return { totalTagAccount: true, companies: uniqueById(markDuplicates(billers, ({ id }) => id)) };
}

/** Items owed to the same company under the same contract. */
interface CartGroup {
  key: string;
  company: CartItem['company'];
  contractName: string;
  items: CartItem[];
}

/** The image of the company with that name; undefined if no item is of that company. */
export const companyImage = (
  items: readonly Pick<CartItem, 'company'>[],
  companyName: string,
): string | undefined => items.find(({ company }) => company.name === companyName)?.company.image;

/** Groups items by company and contract, in the order of each group's first item. */
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
