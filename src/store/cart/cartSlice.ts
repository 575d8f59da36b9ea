import { createAction, createSlice, isAnyOf, weakMapMemoize } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { CartItem } from '../../api/cartItem.ts';
import { sumAmounts } from '../../lib/money.ts';
import { billSet, distinctBills } from './bills.ts';
import { brokenLimitOf, emptyCart, maxItemsOf, refusalOfDebt } from './cartRules.ts';
import type { CartLimits, CartRefusal, CartState } from './cartRules.ts';
import { mergeCarts } from './mergeCarts.ts';
import { guestForgotten, timePassed } from '../device/appEvents.ts';
import { isOutdated } from '../device/lifetimes.ts';
import type { LookupRoot } from '../lookup/lookupSlice.ts';
import { formerPayerForgotten, sessionEnded, signedIn } from '../session/sessionSlice.ts';

/**
 * The cart and its queue without some of their bills; with the last item of the cart the limits go
 * too.
 */
function without(state: CartState, leaves: (bill: CartItem) => boolean): CartState {
  const leaving = new Set([...state.items, ...state.queue].filter(leaves));
  if (leaving.size === 0) return state;
  const stays = (bill: CartItem) => !leaving.has(bill);
  const items = state.items.filter(stays);
  const left = [...leaving].map(({ debtFrontId }) => debtFrontId);
  return {
    ...(items.length === 0 ? emptyCart : state),
    items,
    queue: state.queue.filter(stays),
    removedIds: [...state.removedIds, ...left],
  };
}

/** The most bills that wait: few enough for every storage, and for their removals to be known. */
export const mostQueued = 100;

// Derived once per cart and forgotten with it; `createSelector` would keep its last result beyond a
// logout (docs/trust.md, T08).
const billsOf = weakMapMemoize(billSet);

/** The part of the state that the cart sees. */
export interface CartRoot extends LookupRoot {
  cart: CartState;
}

const slice = createSlice({
  name: 'cart',
  initialState: emptyCart,
  reducers: {
    /** A debt enters the cart, unless a rule refuses it; its limits become the cart's. */
    debtAdded(state, { payload }: PayloadAction<{ item: CartItem; limits: CartLimits }>) {
      const { item, limits } = payload;
      if (refusalOfDebt(state, item, limits)) return state;
      const { minAmount = state.minAmount, maxAmount = state.maxAmount } = limits;
      // What is in the cart waits no longer.
      const rest = without({ ...state, items: [] }, billSet([item]).has);
      const items = [...state.items, item];
      return { ...rest, items, maxItems: maxItemsOf(limits), minAmount, maxAmount };
    },
    /** An item left the cart. */
    debtRemoved: (state, { payload }: PayloadAction<Pick<CartItem, 'debtFrontId'>>) =>
      without(state, ({ debtFrontId }) => debtFrontId === payload.debtFrontId),
    /** Bills wait until the cart is paid; each once, at the amount that the bank told last. */
    billsQueued: (state, { payload }: PayloadAction<readonly CartItem[]>) => {
      const [held, waiting] = [billSet(state.items), billSet(state.queue)];
      const isNew = (bill: CartItem) => !held.has(bill) && !waiting.hasCharge(bill);
      const coming = distinctBills(payload.filter(isNew));
      const { queue, removedIds } = without({ ...state, items: [] }, billSet(coming).has);
      return { ...state, queue: [...queue, ...coming].slice(0, mostQueued), removedIds };
    },
    /** Bills wait no longer: the payer does not want to pay them, or they cannot be paid. */
    billsUnqueued: (state, { payload }: PayloadAction<readonly CartItem[]>) => {
      const ids = new Set(payload.map(({ debtFrontId }) => debtFrontId));
      return without(state, ({ debtFrontId }) => ids.has(debtFrontId));
    },
    /** The cart makes way for what waits: its items, as `payload` under new ids, wait instead. */
    cartSetAside: (state, { payload }: PayloadAction<readonly CartItem[]>) => ({
      ...without({ ...state, queue: [] }, () => true),
      queue: [...state.queue, ...payload],
    }),
    /** The payer emptied the cart and the queue. */
    cartReset: (state) => without(state, () => true),
    /** These invoices were paid or are being settled: nothing of them is left to pay, or waits. */
    billsSettled: (state, { payload }: PayloadAction<readonly CartItem[]>) => {
      const settled = billSet(payload);
      return without(state, settled.has);
    },
    /** The cart or the queue changed at this time (milliseconds); it is kept for a while from then. */
    cartDated(state, { payload: at }: PayloadAction<number>) {
      state.changedAt = at;
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
      .addCase(timePassed, (state, { payload: now }) => {
        const { changedAt } = state;
        const isOver = changedAt !== undefined && isOutdated('cart', changedAt, now);
        return isOver ? without(state, () => true) : state;
      })
      .addMatcher(isAnyOf(signedIn, guestForgotten, formerPayerForgotten), (state) =>
        without(state, () => true),
      ),
  selectors: {
    selectItems: ({ items }) => items,
    selectItemCount: ({ items }) => items.length,
    /** The bills that wait until the cart is paid, in the order in which they came. */
    selectQueue: ({ queue }) => queue,
    /** Those bills, to look debts up in. */
    selectQueuedBills: ({ queue }) => billsOf(queue),
    /** The sum of the items, in pesos. */
    selectTotal: ({ items }) => sumAmounts(items),
    selectMaxItems: ({ maxItems }) => maxItems,
    /** The limit that the total breaks, or undefined when it may be paid. */
    selectBrokenLimit: weakMapMemoize(brokenLimitOf),
    /** The bills in the cart, to look debts up in. */
    selectBills: ({ items }) => billsOf(items),
  },
});

/** The cart refused a debt: a toast says why. */
export const debtRefused = createAction('cart/debtRefused', (reason: CartRefusal, waiting = 0) => ({
  payload: reason,
  meta: { waiting },
}));

export const {
  debtAdded,
  debtRemoved,
  billsQueued,
  billsUnqueued,
  cartSetAside,
  cartReset,
  cartDated,
  billsSettled,
  cartChangedElsewhere,
} = slice.actions;
export const {
  selectItems,
  selectItemCount,
  selectQueue,
  selectQueuedBills,
  selectTotal,
  selectMaxItems,
  selectBrokenLimit,
  selectBills,
} = slice.selectors;
export const cart = slice.reducer;
