import type { CartItem } from '../../api/cartItem.ts';
import type { AccountDebts, Debt } from '../../api/debtsApi.ts';
import { groupBy } from '../../lib/arrays.ts';
import { paths } from '../../config/paths.ts';
import type { IdentifierValue } from '../../lib/identifiers/identifierKinds.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import {
  billsQueued,
  debtAdded,
  debtRefused,
  selectBills,
  selectQueuedBills,
} from '../cart/cartSlice.ts';
import { toCartItem, toQueuedBill, totalTagOrigin } from '../cart/cartItems.ts';
import type { CartOrigin, OwedBill } from '../cart/cartItems.ts';
import { defaultMaxItems, refusalMessages, refusalOfDebt } from '../cart/cartRules.ts';
import type { CartLimits, CartRefusal, CartState } from '../cart/cartRules.ts';
import { noRoomText, queuedText } from '../cart/fateTexts.ts';
import { totalTagCollected } from '../lookup/lookupSlice.ts';
import { takenBills } from './attempt.ts';
import { selectPendingBills } from './ownPayments.ts';
import { selectAllAttempts } from './paymentSlice.ts';
import { fetchTakenElsewhere } from './takenElsewhere.ts';
import type { Thunk } from '../device/listening.ts';
import type { PaymentRoot } from './paymentSlice.ts';

/** A debt to add to the cart. If it is added, `limits` become the cart's. */
export interface Candidate<Bill extends OwedBill> {
  debt: Bill;
  limits: CartLimits;
  origin?: CartOrigin | undefined;
}

export interface RefusedDebt<Bill extends OwedBill = Debt> {
  debt: Bill;
  reason: CartRefusal;
  /** Whether the debt is queued, to be paid after the cart. */
  isQueued: boolean;
  /** Whether the debt did not fit into the queue. */
  lacksRoom: boolean;
  origin?: CartOrigin | undefined;
  limits?: CartLimits;
}

/** `added` counts the debts added, `known` those that were already in the cart. */
export interface Additions<Bill extends OwedBill = Debt> {
  added: number;
  known: number;
  refused: RefusedDebt<Bill>[];
}

/**
 * Returns why a bill must not be paid: nothing is due, a payment of the bill is pending, or this
 * browser paid the same amount for it in the last day. Undefined if the bill can be paid.
 */
export function takenReason(debt: OwedBill, state: PaymentRoot): CartRefusal | undefined {
  if (debt.amount === 0) return 'NOTHING_DUE';
  if (selectPendingBills(state).has(debt)) return 'IN_PAYMENT';
  const { isPaid } = takenBills(selectAllAttempts(state), Date.now());
  return isPaid(debt) ? 'PAID' : undefined;
}

/**
 * Adds a debt to the cart. Returns the debt with the reason if it must not be paid or the cart's
 * rules refuse it (docs/trust.md, T04).
 */
function putInCart<Bill extends OwedBill>({
  debt,
  limits: { minAmount, maxAmount, maxItems },
  origin,
}: Candidate<Bill>): Thunk<PaymentRoot, RefusedDebt<Bill> | undefined> {
  return (dispatch, getState) => {
    const state = getState();
    const limits = { minAmount, maxAmount, maxItems };
    const reason = takenReason(debt, state) ?? refusalOfDebt(state.cart, debt, limits);
    if (reason) return { debt, reason, origin, limits, isQueued: false, lacksRoom: false };
    dispatch(debtAdded({ item: toCartItem(debt, origin), limits }));
    return undefined;
  };
}

/** Whether the reason concerns only the current cart; the debt can then be paid after it. */
const isQueueable = ({ reason }: RefusedDebt<OwedBill>) =>
  ['FULL', 'DUPLICATE', 'OTHER_CONTRACT'].includes(reason);

/**
 * Queues debts to be paid after the cart, except those that must not be paid (`takenReason`).
 * Returns the debts that do not fit into the queue.
 */
export function queueDebts<Bill extends OwedBill>(
  debts: readonly (Pick<Candidate<Bill>, 'debt' | 'origin'> & { limits?: CartLimits })[],
): Thunk<PaymentRoot, Bill[]> {
  return (dispatch, getState) => {
    const owed = debts.filter(({ debt }) => !takenReason(debt, getState()));
    if (owed.length === 0) return [];
    dispatch(
      billsQueued(owed.map(({ debt, origin, limits }) => toQueuedBill(debt, origin, limits))),
    );
    const [queued, carted] = [selectQueuedBills(getState()), selectBills(getState())];
    return owed
      .map(({ debt }) => debt)
      .filter((debt) => !queued.hasCharge(debt) && !carted.has(debt));
  };
}

/** Queues bills that were in the cart or the queue before; returns those that do not fit. */
export const requeue = (bills: readonly CartItem[]): Thunk<PaymentRoot, CartItem[]> =>
  queueDebts(bills.map((bill) => ({ debt: bill, origin: bill, limits: bill })));

/** Undoes the removal of queued bills; shows a toast if some no longer fit into the queue. */
export function restoreQueue(bills: readonly CartItem[]): Thunk<PaymentRoot, void> {
  return (dispatch) => {
    const { length } = dispatch(requeue(bills));
    if (length > 0) showToast({ text: noRoomText(length), targetClass: 'warning' });
  };
}

/**
 * Queues the refused debts that can be paid after the cart. Returns all refused debts, marked as
 * queued or without room.
 */
const queueRefused =
  <Bill extends OwedBill>(
    refused: readonly RefusedDebt<Bill>[],
  ): Thunk<PaymentRoot, RefusedDebt<Bill>[]> =>
  (dispatch, getState) => {
    const withoutRoom = new Set(dispatch(queueDebts(refused.filter(isQueueable))));
    const queued = selectQueuedBills(getState());
    return refused.map((each) => ({
      ...each,
      isQueued: queued.hasCharge(each.debt),
      lacksRoom: withoutRoom.has(each.debt),
    }));
  };

/**
 * Shows a toast for each reason: why debts were refused, and whether they are queued or lack room.
 * Also dispatches `debtRefused` with the reason.
 */
export function showRefusals(refused: readonly RefusedDebt<OwedBill>[]): Thunk<PaymentRoot, void> {
  return (dispatch) => {
    for (const [reason, some] of groupBy(refused, (each) => each.reason)) {
      const queued = some.filter(({ isQueued }) => isQueued).length;
      const withoutRoom = some.filter(({ lacksRoom }) => lacksRoom).length;
      const fate = queued + withoutRoom > 0 ? [queuedText(queued, withoutRoom)] : [];
      showToast({
        text: [refusalMessages[reason], ...fate].join('\n'),
        targetClass: queued > 0 && withoutRoom === 0 ? 'info' : 'warning',
        suppressDuplicates: true,
        endsOn: paths.checkout,
      });
      dispatch(debtRefused(reason));
      // Query payments again: the payment that blocks the debt may have been rejected meanwhile.
      if (reason === 'IN_PAYMENT') void dispatch(fetchTakenElsewhere({ isNew: true }));
    }
  };
}

/** Shows a toast that the debts are in the cart already. */
export const showKnown = (debts: readonly OwedBill[]): Thunk<PaymentRoot, void> =>
  showRefusals(
    debts.map((debt) => ({ debt, reason: 'DUPLICATE', isQueued: false, lacksRoom: false })),
  );

/**
 * Adds debts to the cart one by one, and queues refused ones that can be paid later. Shows the
 * reasons in toasts; returns the refused debts.
 */
export function addDebts(
  debts: readonly Debt[],
  limits: CartLimits,
  origin?: CartOrigin,
): Thunk<PaymentRoot, RefusedDebt[]> {
  return (dispatch) => {
    const refused = dispatch(
      queueRefused(debts.flatMap((debt) => dispatch(putInCart({ debt, limits, origin })) ?? [])),
    );
    dispatch(showRefusals(refused));
    return refused;
  };
}

export interface AnsweredAccount extends IdentifierValue {
  answer: AccountDebts;
  /** The name that an imported file of accounts gives to the account. */
  name?: string;
}

export const itemAccount = (
  { kind, value, name }: IdentifierValue & Pick<AnsweredAccount, 'name'>,
  { holder }: AccountDebts,
): CartItem['account'] => ({ kind, value, ...(holder && { holder }), ...(name && { name }) });

/** Returns all debts of the accounts, each with its account's limits. */
export const everythingOwed = (
  accounts: readonly AnsweredAccount[],
  origin?: CartOrigin,
): Candidate<Debt>[] =>
  accounts.flatMap((account) =>
    account.answer.debts.map((debt) => ({
      debt,
      limits: account.answer,
      origin: { ...origin, account: itemAccount(account, account.answer) },
    })),
  );

/**
 * Adds debts to the cart in order, and queues refused ones that can be paid later. Debts already in
 * the cart with the same amount stay unchanged. Unlike `addDebts`, shows no toast.
 */
export function addAllDebts<Bill extends OwedBill>(
  candidates: readonly Candidate<Bill>[],
): Thunk<PaymentRoot, Additions<Bill>> {
  return (dispatch, getState) => {
    const total: Additions<Bill> = { added: 0, known: 0, refused: [] };
    for (const candidate of candidates) {
      const isKnown = selectBills(getState()).hasCharge(candidate.debt);
      const refused = isKnown ? undefined : dispatch(putInCart(candidate));
      if (isKnown) total.known += 1;
      else if (refused) total.refused.push(refused);
      else total.added += 1;
    }
    return { ...total, refused: dispatch(queueRefused(total.refused)) };
  };
}

/**
 * Adds bills of an earlier payment to the cart again. The cart's maximum of items becomes the
 * default or, if larger, the number of these bills, because they once fit into one payment.
 */
export function addAgain(bills: readonly CartItem[]): Thunk<PaymentRoot, Additions<CartItem>> {
  const limits = { maxItems: Math.max(defaultMaxItems, bills.length) };
  return addAllDebts(bills.map((bill) => ({ debt: bill, limits, origin: bill })));
}

/**
 * Adds to the cart all debts that "Pagar Total TAG" (one toll tag for several motorways) found,
 * once per press: a flag in the state prevents repetitions by renders, effects or reloads. Returns
 * undefined for a repetition.
 */
export function collectTotalTag(
  accounts: readonly AnsweredAccount[],
): Thunk<PaymentRoot, Additions | undefined> {
  return (dispatch, getState) => {
    if (!getState().lookup.fromTotalTagButton) return undefined;
    dispatch(totalTagCollected());
    const origin = totalTagOrigin(accounts.map(({ answer }) => answer));
    return dispatch(addAllDebts(everythingOwed(accounts, origin)));
  };
}

/**
 * Restores a cart and its queue, without bills that were paid meanwhile, as far as the cart's rules
 * allow. Toasts show why other bills are not added.
 */
export function restoreCart({ items, queue, ...limits }: CartState): Thunk<PaymentRoot, void> {
  return (dispatch, getState) => {
    const { isPaid } = takenBills(selectAllAttempts(getState()), Date.now());
    const candidates = items
      .filter((item) => !isPaid(item))
      .map((item) => ({ debt: item, limits, origin: item }));
    dispatch(showRefusals(dispatch(addAllDebts(candidates)).refused));
    dispatch(restoreQueue(queue));
  };
}
