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

/** A debt to add to the cart, with the limits that the bank sent for it, and its origin. */
export interface Candidate<Bill extends OwedBill> {
  debt: Bill;
  limits: CartLimits;
  origin?: CartOrigin | undefined;
}

/** A debt that the cart refused, and why. */
export interface RefusedDebt<Bill extends OwedBill = Debt> {
  debt: Bill;
  reason: CartRefusal;
  /** Whether the debt is in the queue, to be paid after the cart. */
  isQueued: boolean;
  /** Whether the queue had no room for the debt. */
  lacksRoom: boolean;
  origin?: CartOrigin | undefined;
  limits?: CartLimits;
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

/**
 * Why a bill may not be paid: nothing is due, its payment is pending, or this browser paid it in
 * the last day.
 */
export function takenReason(debt: OwedBill, state: PaymentRoot): CartRefusal | undefined {
  if (debt.amount === 0) return 'NOTHING_DUE';
  if (selectPendingBills(state).has(debt)) return 'IN_PAYMENT';
  const { isPaid } = takenBills(selectAllAttempts(state), Date.now());
  return isPaid(debt) ? 'PAID' : undefined;
}

/**
 * Adds a debt to the cart. If it may not be paid or the cart's rules refuse it, returns it with the
 * reason (docs/trust.md, T04).
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

/** Whether only the present cart refuses a debt, so that it can be paid afterwards. */
const isQueueable = ({ reason }: RefusedDebt<OwedBill>) =>
  ['FULL', 'DUPLICATE', 'OTHER_CONTRACT'].includes(reason);

/**
 * Queues debts until the cart is paid, except those that may not be paid (`takenReason`). Returns
 * the debts for which the queue has no room.
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

/** Queues bills again that were in the queue before; returns those for which it has no room. */
export const requeue = (bills: readonly CartItem[]): Thunk<PaymentRoot, CartItem[]> =>
  queueDebts(bills.map((bill) => ({ debt: bill, origin: bill, limits: bill })));

/** Undoes the removal of queued bills; a toast says if the queue has been filled meanwhile. */
export function restoreQueue(bills: readonly CartItem[]): Thunk<PaymentRoot, void> {
  return (dispatch) => {
    const { length } = dispatch(requeue(bills));
    if (length > 0) showToast({ text: noRoomText(length), targetClass: 'warning' });
  };
}

/**
 * Queues those of the refused debts that can be paid after the cart. Returns all of them with the
 * outcome.
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

/** Shows why debts were refused and how many of them are queued, in a toast for each reason. */
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
      // The bank is asked again, because it may have rejected the payment meanwhile.
      if (reason === 'IN_PAYMENT') void dispatch(fetchTakenElsewhere({ isNew: true }));
    }
  };
}

/** Shows that debts were in the cart already. */
export const showKnown = (debts: readonly OwedBill[]): Thunk<PaymentRoot, void> =>
  showRefusals(
    debts.map((debt) => ({ debt, reason: 'DUPLICATE', isQueued: false, lacksRoom: false })),
  );

/**
 * Adds debts to the cart one by one, and queues refused ones that can be paid later. Shows why
 * debts were refused, and returns those.
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

/** An account, and the bank's answer for it. */
export interface AnsweredAccount extends IdentifierValue {
  answer: AccountDebts;
  /** The account's name in the file of accounts from which it was read. */
  name?: string;
}

/** The account of a debt as its cart item keeps it. */
export const itemAccount = (
  { kind, value, name }: IdentifierValue & Pick<AnsweredAccount, 'name'>,
  { holder }: AccountDebts,
): CartItem['account'] => ({ kind, value, ...(holder && { holder }), ...(name && { name }) });

/** Everything that some accounts owe, each debt with the limits of its account. */
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
 * Adds debts to the cart in order, as far as they fit, and queues refused ones that can be paid
 * later. Debts already in the cart stay unchanged. Shows no toast, because the screen lists the
 * refused debts.
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
 * Adds bills of an earlier payment to the cart again. One payment took all of them, so they fit
 * into one cart.
 */
export function addAgain(bills: readonly CartItem[]): Thunk<PaymentRoot, Additions<CartItem>> {
  const limits = { maxItems: Math.max(defaultMaxItems, bills.length) };
  return addAllDebts(bills.map((bill) => ({ debt: bill, limits, origin: bill })));
}

/**
 * Adds everything that "Pagar Total TAG" found to the cart: once per press, even if a render, a
 * reload or a repeated effect calls it again. Returns undefined if there is nothing to do.
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
 * Restores a cart and its queue, as far as the cart's rules still allow, without bills paid
 * meanwhile.
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
