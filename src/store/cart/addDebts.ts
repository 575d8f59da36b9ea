import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { AccountDebts, Debt } from '../../api/debtsApi.ts';
import { debtAdded, debtRefused, selectBills } from './cartSlice.ts';
import { toCartItem, totalTagOrigin } from './cartItems.ts';
import type { CartOrigin, OwedBill } from './cartItems.ts';
import { refusalOfDebt } from './cartRules.ts';
import type { CartLimits, CartRefusal, CartState } from './cartRules.ts';
import { totalTagCollected } from '../lookupSlice.ts';
import { takenBills } from '../payment/attempt.ts';
import { selectAllAttempts } from '../payment/paymentSlice.ts';
import type { RootState } from '../rootReducer.ts';

type Adding<Result> = ThunkAction<Result, RootState, unknown, UnknownAction>;

/** A debt on its way into the cart: the limits that the bank gave with it, and where it is from. */
interface Candidate<Bill extends OwedBill> {
  debt: Bill;
  limits: CartLimits;
  origin?: CartOrigin | undefined;
}

/** A debt that the cart refused, and why. */
export interface RefusedDebt<Bill extends OwedBill = Debt> {
  debt: Bill;
  reason: CartRefusal;
}

/**
 * The result of adding many debts: how many were added, how many were already there, and which were
 * refused.
 */
export interface Additions<Bill extends OwedBill = Debt> {
  added: number;
  known: number;
  refused: RefusedDebt<Bill>[];
}

/** Why this browser's payments keep a bill from being paid again, if they do. */
function takenReason(debt: OwedBill, state: RootState): CartRefusal | undefined {
  if (debt.amount === 0) return 'NOTHING_DUE';
  const { isPending, isPaid } = takenBills(selectAllAttempts(state), Date.now());
  if (isPending(debt)) return 'IN_PAYMENT';
  return isPaid(debt) ? 'PAID' : undefined;
}

/**
 * Adds a debt unless the cart's rules or a pending payment refuse it (docs/trust.md, T04); returns
 * it if they do.
 */
function putInCart<Bill extends OwedBill>({
  debt,
  limits: { minAmount, maxAmount, maxItems },
  origin,
}: Candidate<Bill>): Adding<RefusedDebt<Bill> | undefined> {
  return (dispatch, getState) => {
    const state = getState();
    const limits = { minAmount, maxAmount, maxItems };
    const reason = takenReason(debt, state) ?? refusalOfDebt(state.cart, debt, limits);
    if (reason) return { debt, reason };
    dispatch(debtAdded({ item: toCartItem(debt, origin), limits }));
    return undefined;
  };
}

/** Says why debts were refused: each reason once, however many debts it stops. */
export function tellRefusals(refused: readonly RefusedDebt<OwedBill>[]): Adding<void> {
  return (dispatch) => {
    for (const reason of new Set(refused.map((each) => each.reason))) dispatch(debtRefused(reason));
  };
}

/** Says that debts were in the cart already. */
export const tellKnown = (debts: readonly OwedBill[]): Adding<void> =>
  tellRefusals(debts.map((debt) => ({ debt, reason: 'DUPLICATE' })));

/** Adds debts to the cart one by one; returns the refused ones, and says why. */
export function addDebts(
  debts: readonly Debt[],
  limits: CartLimits,
  origin?: CartOrigin,
): Adding<RefusedDebt[]> {
  return (dispatch) => {
    const refused = debts.flatMap((debt) => dispatch(putInCart({ debt, limits, origin })) ?? []);
    dispatch(tellRefusals(refused));
    return refused;
  };
}

/** Everything that some accounts owe, each debt within the limits of its account. */
export const everythingOwed = (
  accounts: readonly AccountDebts[],
  origin?: CartOrigin,
): Candidate<Debt>[] =>
  accounts.flatMap((limits) => limits.debts.map((debt) => ({ debt, limits, origin })));

/**
 * Adds debts to the cart in order, as far as they fit; what is already there stays as it is. It
 * shows no message: the screen names what was refused.
 */
export function addAllDebts<Bill extends OwedBill>(
  candidates: readonly Candidate<Bill>[],
): Adding<Additions<Bill>> {
  return (dispatch, getState) => {
    const total: Additions<Bill> = { added: 0, known: 0, refused: [] };
    for (const candidate of candidates) {
      const isKnown = selectBills(getState()).hasCharge(candidate.debt);
      const refused = isKnown ? undefined : dispatch(putInCart(candidate));
      if (isKnown) total.known += 1;
      else if (refused) total.refused.push(refused);
      else total.added += 1;
    }
    return total;
  };
}

/**
 * Adds everything that "Pagar Total TAG" found to the cart: once per press, however often it is
 * called after a render, a reload or an effect that runs twice; undefined when there was nothing to
 * do.
 */
export function collectTotalTag(accounts: readonly AccountDebts[]): Adding<Additions | undefined> {
  return (dispatch, getState) => {
    if (!getState().lookup.fromTotalTagButton) return undefined;
    dispatch(totalTagCollected());
    return dispatch(addAllDebts(everythingOwed(accounts, totalTagOrigin(accounts))));
  };
}

/**
 * Puts everything that a cart held in the cart again, as far as its rules still allow, but nothing
 * that was paid meanwhile.
 */
export function restoreCart({ items, ...limits }: CartState): Adding<void> {
  return (dispatch, getState) => {
    const { isPaid } = takenBills(selectAllAttempts(getState()), Date.now());
    const candidates = items
      .filter((item) => !isPaid(item))
      .map((item) => ({ debt: item, limits, origin: item }));
    dispatch(tellRefusals(dispatch(addAllDebts(candidates)).refused));
  };
}
