import { nanoid } from '@reduxjs/toolkit';
import type { AccountDebts, Debt } from '../api/debts.ts';
import type { CartItem } from '../api/fields.ts';
import { markDuplicates, uniqueById } from '../lib/duplicates.ts';

/** How an item came to the cart beside an ordinary lookup; `companies` names a Total TAG's motorways (ruling 28). */
export interface CartOrigin {
  suggestedAccount?: boolean;
  totalTagAccount?: boolean;
  companies?: CartItem['companies'];
}

let latest = 0;

/** Unique and sorting by time, which is how tabs agree on an order: no two of a tab share a millisecond. */
function createFrontId(): string {
  latest = Math.max(Date.now(), latest + 1);
  return `${String(latest).padStart(14, '0')}-${nanoid(8)}`;
}

/** The cart item of a debt (spec 3, ruling 28). */
export function toCartItem(debt: Debt, origin: CartOrigin = {}): CartItem {
  const { id, invoiceId, amount, contract, contract_name, company } = debt;
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
  };
}

/**
 * How the debts of a Total TAG come to the cart: flagged, and with the motorways of the whole tag (ruling 28), each of them marked when
 * more than one debt is owed to it (spec 3).
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

/** Some items by company and contract, in the order in which each came in first. */
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
