import { isAnyOf } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import { consultDebts } from '../../api/debts.ts';
import { getPayment, getPayments } from '../../api/payments.ts';
import type { Payment } from '../../api/payments.ts';
import { isOn } from '../../lib/isOn.ts';
import { paths } from '../../paths.ts';
import { hasEnded, isPaidHere } from '../payment/attempt.ts';
import type { Attempt } from '../payment/attempt.ts';
import { billsSettled, debtRefused } from '../cart.ts';
import { billKey } from '../cart/cartItems.ts';
import { queryRenewed } from '../lookup.ts';
import { outcomeFollowed, outcomeRested, outcomeUnfollowed } from '../outcome.ts';
import {
  paymentAnswered,
  selectAttempts,
  selectOwnAttempt,
  selectPendingBills,
} from '../payment.ts';
import { portalOpened } from '../portal.ts';
import type { RootState } from '../rootReducer.ts';
import type { EffectApi, StartListening } from './listening.ts';
import { mailOwnReceipt } from './receipt.ts';

/** Milliseconds until the bank is asked again, doubled each time (design, "Pay"). */
const firstWait = 3_000;
/** Milliseconds after which the portal stops asking by itself. */
const longestFollow = 120_000;

/**
 * Asks the bank how a payment stands and tells the store. Returns its answer, null for a payment
 * that it does not know; undefined if there is none.
 */
export async function askOutcome(
  reference: string,
  api: EffectApi,
): Promise<Payment | null | undefined> {
  const { data, error } = await api.dispatch(
    getPayment.initiate(reference, { subscribe: false, forceRefetch: true }),
  );
  if (error) return undefined;
  if (data) api.dispatch(paymentAnswered({ reference, status: data.status }));
  return data;
}

/** Asks for an outcome until it is final, after 3, 6, 12 … seconds, for two minutes (trust T04). */
async function follow(reference: string, api: EffectApi): Promise<void> {
  const deadline = Date.now() + longestFollow;
  for (let wait = firstWait; ; wait *= 2) {
    const payment = await askOutcome(reference, api);
    if (payment && hasEnded(payment)) return;
    if (Date.now() + wait > deadline) {
      api.dispatch(outcomeRested(reference));
      return;
    }
    await api.delay(wait);
  }
}

/** What follows from the outcome of this browser's own payment: an empty cart, a mailed receipt. */
async function settle(
  { payload }: ReturnType<typeof paymentAnswered>,
  api: EffectApi,
): Promise<void> {
  const before = selectOwnAttempt(api.getOriginalState(), payload.reference);
  if (!before || payload.status === 'rejected') return;
  api.dispatch(billsSettled(before.items));
  // What the accounts owe has changed: to look again is to ask a new question.
  if (payload.status !== before.status) api.dispatch(queryRenewed());
  await mailOwnReceipt(payload.reference, api);
}

/**
 * A payments list is the bank's word too: if it shows one of this browser's payments further along,
 * asks about it so that its consequences run.
 */
async function notice(
  { payload }: { payload: { payments: readonly Payment[] } },
  api: EffectApi,
): Promise<void> {
  for (const { reference, status } of payload.payments) {
    const own = selectOwnAttempt(api.getState(), reference)?.status;
    if (own === 'open' || (own === 'pending' && status !== 'pending'))
      await askOutcome(reference, api);
  }
}

/** Whether the payer meets bills of a pending payment again: in a list, or as the cart refuses one. */
function meetsPending(action: UnknownAction, state: RootState): boolean {
  if (debtRefused.match(action)) return action.payload === 'IN_PAYMENT';
  if (!consultDebts.matchFulfilled(action)) return false;
  const pending = selectPendingBills(state);
  return action.payload.some(({ debts }) => debts.some((debt) => pending.has(billKey(debt))));
}

const isPending = ({ status }: Attempt) => status === 'pending';
/** Whether a payer of this browser may have paid it and closed the bank's page. */
const isLeftOpen = (attempt: Attempt) => attempt.status === 'open' && isPaidHere(attempt);

/** Asks how some of the payments stand. */
async function askAbout(isMeant: (attempt: Attempt) => boolean, api: EffectApi): Promise<void> {
  for (const attempt of selectAttempts(api.getState())) {
    if (attempt.status !== 'asked' && isMeant(attempt)) await askOutcome(attempt.reference, api);
  }
}

/**
 * Goes on asking about the payments that were pending when the portal was closed (trust T04); on
 * /resultadoPago the screen itself follows one. About those that were left open the home page asks
 * once, as it offers them; elsewhere the next press does.
 */
async function resume(_action: unknown, api: EffectApi): Promise<void> {
  const deadline = Date.now() + longestFollow;
  if (isOn(paths.home)) await askAbout(isLeftOpen, api);
  for (let wait = firstWait; Date.now() < deadline && !isOn(paths.result); wait *= 2) {
    await askAbout(isPending, api);
    if (selectPendingBills(api.getState()).size === 0) return;
    await api.delay(wait);
  }
}

/** What the bank says about a payment, and what follows from it. */
export function listenToOutcome(startListening: StartListening): void {
  startListening({
    matcher: isAnyOf(outcomeFollowed, outcomeUnfollowed),
    async effect(action, api) {
      // Also while the bank is being asked.
      api.cancelActiveListeners();
      if (outcomeFollowed.match(action)) await follow(action.payload, api);
    },
  });
  startListening({ actionCreator: paymentAnswered, effect: settle });
  startListening({ matcher: getPayments.matchFulfilled, effect: notice });
  startListening({
    predicate: meetsPending,
    // Their bills may be free again.
    effect: (_action, api) => askAbout(isPending, api),
  });
  startListening({ actionCreator: portalOpened, effect: resume });
}
