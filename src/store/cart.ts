import { createSelector, createSlice, nanoid } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Debt } from '../api/debts.ts';
import type { CartItem } from '../api/fields.ts';
import { markDuplicates } from '../lib/duplicates.ts';
import { sumPesos } from '../lib/money.ts';
import { brokenLimitOf, emptyCart, maxItemsOf, mergeCarts, refusalOf } from './cartRules.ts';
import type { CartLimits, CartRefusal, CartState } from './cartRules.ts';
import { sessionEnded } from './session.ts';

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

/** Items owed to the same company under the same contract. */
export interface CartGroup {
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

/** The cart without some of its items; with the last one the limits go too (spec 4). */
function without(state: CartState, leaves: (item: CartItem) => boolean): CartState {
  const leaving = state.items.filter(leaves);
  if (leaving.length === 0) return state;
  const items = state.items.filter((item) => !leaving.includes(item));
  const removedIds = [...state.removedIds, ...leaving.map(({ debtFrontId }) => debtFrontId)];
  return { ...(items.length === 0 ? emptyCart : state), items, removedIds };
}

const slice = createSlice({
  name: 'cart',
  initialState: emptyCart,
  reducers: {
    /** A debt enters the cart, unless a rule refuses it; its limits become the cart's (spec 5). */
    debtAdded(state, { payload }: PayloadAction<{ item: CartItem; limits: CartLimits }>) {
      const maxItems = maxItemsOf(payload.limits);
      if (refusalOf({ items: state.items, maxItems }, payload.item)) return;
      state.items.push(payload.item);
      state.maxItems = maxItems;
      if (payload.limits.minAmount !== undefined) state.minAmount = payload.limits.minAmount;
      if (payload.limits.maxAmount !== undefined) state.maxAmount = payload.limits.maxAmount;
    },
    /** A debt did not enter the cart; only its message shows. */
    debtRefused(_state, _action: PayloadAction<{ invoiceId: string; reason: CartRefusal }>) {},
    /** An item left the cart. */
    debtRemoved: (state, { payload }: PayloadAction<{ debtFrontId: string; invoiceId: string }>) =>
      without(state, ({ debtFrontId }) => debtFrontId === payload.debtFrontId),
    /** The cart was emptied: by the payer, a payment, a login or a logout. */
    cartReset: (state) => without(state, () => true),
    /** These invoices were paid or are being settled: nothing of them is left to pay. */
    invoicesSettled: (state, { payload }: PayloadAction<readonly string[]>) =>
      without(state, ({ invoiceId }) => payload.includes(invoiceId)),
    /** Another tab changed the cart; both changes stay. */
    cartChangedElsewhere: (state, { payload }: PayloadAction<CartState>) =>
      mergeCarts(state, payload),
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, (state) => without(state, () => true)),
  selectors: {
    selectItems: ({ items }) => items,
    selectItemCount: ({ items }) => items.length,
    /** The sum of the items, in pesos. */
    selectTotal: ({ items }) => sumPesos(items.map(({ amount }) => amount)),
    selectMaxItems: ({ maxItems }) => maxItems,
    /** The limit that the total breaks, or undefined when it may be paid. */
    selectBrokenLimit: createSelector((state: CartState) => state, brokenLimitOf),
    /** The items by company and contract, in the order in which each came in first. */
    selectGroups: createSelector(({ items }: CartState) => items, groupItems),
    selectInvoiceIds: createSelector(
      ({ items }: CartState) => items,
      (items) => new Set(items.map(({ invoiceId }) => invoiceId)),
    ),
  },
});

export const {
  debtAdded,
  debtRefused,
  debtRemoved,
  cartReset,
  invoicesSettled,
  cartChangedElsewhere,
} = slice.actions;
export const {
  selectItems,
  selectItemCount,
  selectTotal,
  selectMaxItems,
  selectBrokenLimit,
  selectGroups,
  selectInvoiceIds,
} = slice.selectors;
export const cart = slice.reducer;

/** The companies of a Total TAG, each flagged when more than one debt is owed to it (spec 3). */
export function totalTagCompanies(debts: readonly Debt[]): CartItem['companies'] {
  const marked = markDuplicates(
    debts.map(({ company }) => ({ id: company.id })),
    ({ id }) => id,
  );
  return [...new Map(marked.map((company) => [company.id, company])).values()];
}
