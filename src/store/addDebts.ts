import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Debt } from '../api/debts.ts';
import { debtAdded, debtRefused, toCartItem } from './cart.ts';
import type { CartOrigin } from './cart.ts';
import { maxItemsOf, refusalOf } from './cartRules.ts';
import type { CartLimits, CartRefusal } from './cartRules.ts';
import { selectPendingInvoiceIds } from './payment.ts';
import type { RootState } from './rootReducer.ts';

/** A debt that the cart did not take, and why. */
export interface RefusedDebt {
  debt: Debt;
  reason: CartRefusal;
}

/**
 * Puts debts in the cart one by one, each by the cart's rules, and answers those that did not fit (spec 5).
 * An invoice whose payment is pending is refused too (trust T04).
 */
export function addDebts(
  debts: readonly Debt[],
  limits: CartLimits,
  origin?: CartOrigin,
): ThunkAction<RefusedDebt[], RootState, unknown, UnknownAction> {
  return (dispatch, getState) => {
    const refused: RefusedDebt[] = [];
    for (const debt of debts) {
      const state = getState();
      const reason = selectPendingInvoiceIds(state).has(debt.invoiceId)
        ? 'IN_PAYMENT'
        : refusalOf({ items: state.cart.items, maxItems: maxItemsOf(limits) }, debt);
      if (reason) {
        refused.push({ debt, reason });
        dispatch(debtRefused({ invoiceId: debt.invoiceId, reason }));
      } else {
        dispatch(debtAdded({ item: toCartItem(debt, origin), limits }));
      }
    }
    return refused;
  };
}
