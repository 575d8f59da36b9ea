import { createSlice, weakMapMemoize } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { CartItem } from '../../api/cartItem.ts';
import { sumAmounts } from '../../lib/money.ts';
import { billSet } from './bills.ts';
import { brokenLimitOf, emptyCart, maxItemsOf, refusalOfDebt } from './cartRules.ts';
import type { CartLimits, CartRefusal, CartState } from './cartRules.ts';
import { mergeCarts } from './mergeCarts.ts';
import { guestForgotten } from '../appEvents.ts';
import { sessionEnded } from '../sessionSlice.ts';

/** The cart without some of its items; with the last one the limits go too. */
function without(state: CartState, leaves: (item: CartItem) => boolean): CartState {
  const leaving = state.items.filter(leaves);
  if (leaving.length === 0) return state;
  const items = state.items.filter((item) => !leaving.includes(item));
  const removedIds = [...state.removedIds, ...leaving.map(({ debtFrontId }) => debtFrontId)];
  return { ...(items.length === 0 ? emptyCart : state), items, removedIds };
}

// Derived once per cart and forgotten with it; `createSelector` would keep its last result beyond a
// logout (docs/trust.md, T08).
const billsOf = weakMapMemoize(billSet);

const slice = createSlice({
  name: 'cart',
  initialState: emptyCart,
  reducers: {
    /** A debt enters the cart, unless a rule refuses it; its limits become the cart's. */
    debtAdded(state, { payload }: PayloadAction<{ item: CartItem; limits: CartLimits }>) {
      if (refusalOfDebt(state, payload.item, payload.limits)) return;
      state.items.push(payload.item);
      state.maxItems = maxItemsOf(payload.limits);
      if (payload.limits.minAmount !== undefined) state.minAmount = payload.limits.minAmount;
      if (payload.limits.maxAmount !== undefined) state.maxAmount = payload.limits.maxAmount;
    },
    /** The cart refused a debt: nothing changes, only a message shows (`listeners/toasts.ts`). */
    debtRefused(_state, _action: PayloadAction<CartRefusal>) {},
    /** An item left the cart. */
    debtRemoved: (state, { payload }: PayloadAction<Pick<CartItem, 'debtFrontId'>>) =>
      without(state, ({ debtFrontId }) => debtFrontId === payload.debtFrontId),
    /** The cart was emptied, by the payer or by a login. */
    cartReset: (state) => without(state, () => true),
    /** These invoices were paid or are being settled: nothing of them is left to pay. */
    billsSettled: (state, { payload }: PayloadAction<readonly CartItem[]>) => {
      const settled = billSet(payload);
      return without(state, settled.has);
    },
    /** Another tab changed the cart; both changes stay. */
    cartChangedElsewhere: (state, { payload }: PayloadAction<CartState>) =>
      mergeCarts(state, payload),
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionEnded, (state, { payload }) =>
        // What the cart of the same payer's new session holds by now stays there.
        payload === 'replaced' ? emptyCart : without(state, () => true),
      )
      .addCase(guestForgotten, (state) => without(state, () => true)),
  selectors: {
    selectItems: ({ items }) => items,
    selectItemCount: ({ items }) => items.length,
    /** The sum of the items, in pesos. */
    selectTotal: ({ items }) => sumAmounts(items),
    selectMaxItems: ({ maxItems }) => maxItems,
    /** The limit that the total breaks, or undefined when it may be paid. */
    selectBrokenLimit: weakMapMemoize(brokenLimitOf),
    /** The bills in the cart, to look debts up in. */
    selectBills: ({ items }) => billsOf(items),
  },
});

export const {
  debtAdded,
  debtRefused,
  debtRemoved,
  cartReset,
  billsSettled,
  cartChangedElsewhere,
} = slice.actions;
export const {
  selectItems,
  selectItemCount,
  selectTotal,
  selectMaxItems,
  selectBrokenLimit,
  selectBills,
} = slice.selectors;
export const cart = slice.reducer;
