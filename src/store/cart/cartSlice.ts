import { createAction, createSlice, isAnyOf, weakMapMemoize } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { CartItem } from '../../api/cartItem.ts';
import { sumAmounts } from '../../lib/money.ts';
import { billSet, distinctBills } from './bills.ts';
import type { Bill } from './bills.ts';
import { brokenLimitOf, emptyCart, maxItemsOf, refusalOfDebt } from './cartRules.ts';
import type { CartLimits, CartRefusal, CartState } from './cartRules.ts';
import { mergeCarts } from './mergeCarts.ts';
import { guestForgotten, timePassed } from '../device/appEvents.ts';
import { isOutdated } from '../device/lifetimes.ts';
import type { LookupRoot } from '../lookup/lookupSlice.ts';
import { formerPayerForgotten, sessionEnded, signedIn } from '../session/sessionSlice.ts';

/**
 * Removes bills from cart and queue, and adds their ids to `removedIds`. Returns the same state if
 * no bill leaves. A cart without items also loses its limits.
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

/**
 * The number of bills up to which `billsQueued` fills the queue: the browser's storage has room for
 * so many, and the list of removed ids for all their ids (`rememberedRemovals` in `mergeCarts.ts`).
 * `cartSetAside` and a merge with another tab may exceed this number.
 */
export const mostQueued = 100;

// Memoized by list in a WeakMap, so that the result is garbage-collected with the list;
// `createSelector` would keep its last result after a logout (docs/trust.md, T08).
const billsOf = weakMapMemoize(billSet);

export interface CartRoot extends LookupRoot {
  cart: CartState;
}

const slice = createSlice({
  name: 'cart',
  initialState: emptyCart,
  reducers: {
    /**
     * Adds a debt to the cart unless a rule refuses it. The debt's limits replace the cart's;
     * without a minimum or maximum amount in the debt's limits, the cart's stays.
     */
    debtAdded(state, { payload }: PayloadAction<{ item: CartItem; limits: CartLimits }>) {
      const { item, limits } = payload;
      if (refusalOfDebt(state, item, limits)) return state;
      const { minAmount = state.minAmount, maxAmount = state.maxAmount } = limits;
      // An added bill leaves the queue.
      const rest = without({ ...state, items: [] }, billSet([item]).has);
      const items = [...state.items, item];
      return { ...rest, items, maxItems: maxItemsOf(limits), minAmount, maxAmount };
    },
    debtRemoved: (state, { payload }: PayloadAction<Pick<CartItem, 'debtFrontId'>>) =>
      without(state, ({ debtFrontId }) => debtFrontId === payload.debtFrontId),
    /**
     * Queues bills that are not in the cart, each once; a new amount replaces that of a queued
     * bill. At `mostQueued`, the bills queued earlier stay and further ones are dropped.
     */
    billsQueued: (state, { payload }: PayloadAction<readonly CartItem[]>) => {
      const [held, queued] = [billSet(state.items), billSet(state.queue)];
      const isNew = (bill: CartItem) => !held.has(bill) && !queued.hasCharge(bill);
      const coming = distinctBills(payload.filter(isNew));
      const { queue, removedIds } = without({ ...state, items: [] }, billSet(coming).has);
      const room = Math.max(0, mostQueued - queue.length);
      return { ...state, queue: [...queue, ...coming.slice(0, room)], removedIds };
    },
    /** Bills were removed from the queue by the payer, or because they cannot be paid. */
    billsUnqueued: (state, { payload }: PayloadAction<readonly CartItem[]>) => {
      const ids = new Set(payload.map(({ debtFrontId }) => debtFrontId));
      return without(state, ({ debtFrontId }) => ids.has(debtFrontId));
    },
    /**
     * Moves the cart's items to the end of the queue, so that queued bills can become the cart. The
     * payload holds these items with new ids, because their old ids count as removed.
     */
    cartSetAside: (state, { payload }: PayloadAction<readonly CartItem[]>) => ({
      ...without({ ...state, queue: [] }, () => true),
      queue: [...state.queue, ...payload],
    }),
    cartReset: (state) => without(state, () => true),
    /** Removes bills that are paid, or whose payment is pending, from cart and queue. */
    billsSettled: (state, { payload }: PayloadAction<readonly CartItem[]>) => {
      const settled = billSet(payload);
      return without(state, settled.has);
    },
    /** Sets when cart or queue last changed, in milliseconds; their lifetime starts then. */
    cartDated(state, { payload: at }: PayloadAction<number>) {
      state.changedAt = at;
    },
    /** Merges another tab's cart into this tab's. */
    cartChangedElsewhere: (state, { payload }: PayloadAction<CartState>) =>
      mergeCarts(state, payload),
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionEnded, (state, { payload }) =>
        // After 'replaced', the stored cart may already belong to a new session of the same payer
        // in another tab. Marking its items as removed would also remove them there.
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
    /** The bills to pay after the cart, oldest first. */
    selectQueue: ({ queue }) => queue,
    selectQueuedBills: ({ queue }) => billsOf(queue),
    /**
     * Returns for how many debts of one contract cart and queue have room, counting the places that
     * some of `debts` take already. A cart of another contract has no room.
     */
    selectRoom({ items, queue }, debts: readonly Bill[], limits: CartLimits) {
      const isOther = (bill: Bill) => !billsOf(debts).has(bill);
      const isRefused = items.some(({ contract }) => contract.id !== debts[0]?.contract.id);
      const inCart = isRefused ? 0 : maxItemsOf(limits) - items.filter(isOther).length;
      const inQueue = mostQueued - queue.filter(isOther).length;
      return Math.max(0, inCart) + Math.max(0, inQueue);
    },
    /** In pesos. */
    selectTotal: ({ items }) => sumAmounts(items),
    selectMaxItems: ({ maxItems }) => maxItems,
    selectBrokenLimit: weakMapMemoize(brokenLimitOf),
    selectBills: ({ items }) => billsOf(items),
  },
});

/** The cart refused one or more debts for the reason in the payload. */
export const debtRefused = createAction<CartRefusal>('cart/debtRefused');

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
  selectRoom,
  selectTotal,
  selectMaxItems,
  selectBrokenLimit,
  selectBills,
} = slice.selectors;
export const cart = slice.reducer;
