import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { AccountDebts, Debt } from '../api/debts.ts';
import { debtAdded, debtRefused, selectInvoiceIds } from './cart.ts';
import { toCartItem, totalTagOrigin } from './cartItems.ts';
import type { CartOrigin } from './cartItems.ts';
import { maxItemsOf, refusalOf } from './cartRules.ts';
import type { CartLimits, CartRefusal } from './cartRules.ts';
import { totalTagCollected } from './lookup.ts';
import { selectPendingInvoiceIds } from './payment.ts';
import type { RootState } from './rootReducer.ts';

type Adding<Result> = ThunkAction<Result, RootState, unknown, UnknownAction>;

/** A debt that the cart did not take, and why. */
export interface RefusedDebt {
  debt: Debt;
  reason: CartRefusal;
}

/** What came of adding everything that some accounts owe: how many came in, how many were there, which did not fit. */
export interface Additions {
  added: number;
  known: number;
  refused: RefusedDebt[];
}

/** Puts each debt in the cart that its rules and no pending payment refuse (spec 5, trust T04), and answers the others. */
function putInCart(
  debts: readonly Debt[],
  { minAmount, maxAmount, maxItems }: CartLimits,
  origin?: CartOrigin,
): Adding<RefusedDebt[]> {
  return (dispatch, getState) =>
    debts.flatMap((debt) => {
      const state = getState();
      const limits = { minAmount, maxAmount, maxItems };
      const reason = selectPendingInvoiceIds(state).has(debt.invoiceId)
        ? 'IN_PAYMENT'
        : refusalOf({ items: state.cart.items, maxItems: maxItemsOf(limits) }, debt);
      if (reason) return [{ debt, reason }];
      dispatch(debtAdded({ item: toCartItem(debt, origin), limits }));
      return [];
    });
}

/** Tells why debts did not fit: each reason once, however many debts it stops. */
export function tellRefusals(refused: readonly RefusedDebt[]): Adding<void> {
  return (dispatch) => {
    const told = new Map(refused.map(({ debt, reason }) => [reason, debt.invoiceId]));
    for (const [reason, invoiceId] of told) dispatch(debtRefused({ invoiceId, reason }));
  };
}

/** Puts debts in the cart one by one, answers those that did not fit, and tells why. */
export function addDebts(
  debts: readonly Debt[],
  limits: CartLimits,
  origin?: CartOrigin,
): Adding<RefusedDebt[]> {
  return (dispatch) => {
    const refused = dispatch(putInCart(debts, limits, origin));
    dispatch(tellRefusals(refused));
    return refused;
  };
}

/**
 * Puts everything that some accounts owe in the cart, as far as it fits; what is there already stays as it is. What did not fit is
 * for the screen to say, which can name it.
 */
export function addAllDebts(
  accounts: readonly AccountDebts[],
  origin?: CartOrigin,
): Adding<Additions> {
  return (dispatch, getState) => {
    const total: Additions = { added: 0, known: 0, refused: [] };
    for (const account of accounts) {
      const inCart = selectInvoiceIds(getState());
      const missing = account.debts.filter(({ invoiceId }) => !inCart.has(invoiceId));
      const refused = dispatch(putInCart(missing, account, origin));
      total.added += missing.length - refused.length;
      total.known += account.debts.length - missing.length;
      total.refused.push(...refused);
    }
    return total;
  };
}

/**
 * Puts everything that "Pagar Total TAG" found in the cart: once per press, however often it is called after a render, a reload
 * or an effect that runs twice; undefined when there was nothing to do (design, "Total TAG").
 */
export function collectTotalTag(accounts: readonly AccountDebts[]): Adding<Additions | undefined> {
  return (dispatch, getState) => {
    if (!getState().lookup.fromTotalTagButton) return undefined;
    dispatch(totalTagCollected());
    return dispatch(addAllDebts(accounts, totalTagOrigin(accounts)));
  };
}
