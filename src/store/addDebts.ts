import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { AccountDebts, Debt } from '../api/debts.ts';
import { debtAdded, debtRefused, selectBills } from './cart.ts';
import { billKey, toCartItem, totalTagOrigin } from './cartItems.ts';
import type { CartOrigin, OwedBill } from './cartItems.ts';
import { refusalOfDebt } from './cartRules.ts';
import type { CartLimits, CartRefusal, CartState } from './cartRules.ts';
import { totalTagCollected } from './lookup.ts';
import { selectPendingBills } from './payment.ts';
import type { RootState } from './rootReducer.ts';

type Adding<Result> = ThunkAction<Result, RootState, unknown, UnknownAction>;

/** A debt that the cart refused, and why. */
export interface RefusedDebt<Bill extends OwedBill = Debt> {
  debt: Bill;
  reason: CartRefusal;
}

/**
 * The result of adding everything that some accounts owe: how many debts were added, how many were
 * already there, and which were refused.
 */
export interface Additions {
  added: number;
  known: number;
  refused: RefusedDebt[];
}

/**
 * Adds the debts that neither the cart's rules nor a pending payment refuse (spec 5, trust T04);
 * returns the others.
 */
function putInCart<Bill extends OwedBill>(
  debts: readonly Bill[],
  { minAmount, maxAmount, maxItems }: CartLimits,
  origin?: CartOrigin,
): Adding<RefusedDebt<Bill>[]> {
  return (dispatch, getState) =>
    debts.flatMap((debt) => {
      const state = getState();
      const limits = { minAmount, maxAmount, maxItems };
      const reason = selectPendingBills(state).has(billKey(debt))
        ? 'IN_PAYMENT'
        : refusalOfDebt(state.cart, debt, limits);
      if (reason) return [{ debt, reason }];
      dispatch(debtAdded({ item: toCartItem(debt, origin), limits }));
      return [];
    });
}

/** Says why debts were refused: each reason once, however many debts it stops. */
export function tellRefusals(refused: readonly RefusedDebt<OwedBill>[]): Adding<void> {
  return (dispatch) => {
    const told = new Map(refused.map(({ debt, reason }) => [reason, debt.invoiceId]));
    for (const [reason, invoiceId] of told) dispatch(debtRefused({ invoiceId, reason }));
  };
}

/** Says that debts were in the cart already (spec 5). */
export const tellKnown = (debts: readonly OwedBill[]): Adding<void> =>
  tellRefusals(debts.map((debt) => ({ debt, reason: 'DUPLICATE' })));

/** Adds debts to the cart one by one; returns the refused ones, and says why. */
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
 * Adds everything that some accounts owe to the cart, as far as it fits; what is already there
 * stays as it is. It shows no message: the screen names what was refused.
 */
export function addAllDebts(
  accounts: readonly AccountDebts[],
  origin?: CartOrigin,
): Adding<Additions> {
  return (dispatch, getState) => {
    const total: Additions = { added: 0, known: 0, refused: [] };
    for (const account of accounts) {
      const inCart = selectBills(getState());
      const missing = account.debts.filter((debt) => !inCart.has(billKey(debt)));
      const refused = dispatch(putInCart(missing, account, origin));
      total.added += missing.length - refused.length;
      total.known += account.debts.length - missing.length;
      total.refused.push(...refused);
    }
    return total;
  };
}

/**
 * Adds everything that "Pagar Total TAG" found to the cart: once per press, however often it is
 * called after a render, a reload or an effect that runs twice; undefined when there was nothing to
 * do (design, "Total TAG").
 */
export function collectTotalTag(accounts: readonly AccountDebts[]): Adding<Additions | undefined> {
  return (dispatch, getState) => {
    if (!getState().lookup.fromTotalTagButton) return undefined;
    dispatch(totalTagCollected());
    return dispatch(addAllDebts(accounts, totalTagOrigin(accounts)));
  };
}

/** Puts everything that a cart held in the cart again, as far as its rules still allow. */
export function restoreCart({ items, ...limits }: CartState): Adding<void> {
  return (dispatch) =>
    dispatch(tellRefusals(items.flatMap((item) => dispatch(putInCart([item], limits, item)))));
}
