import { isAnyOf } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import { debtsListed } from '../../api/events.ts';
import { getPayments } from '../../api/paymentsApi.ts';
import type { Payment } from '../../api/paymentsApi.ts';
import { isOn } from '../../lib/isOn.ts';
import { formatPesos, sumAmounts } from '../../lib/money.ts';
import { paths } from '../../config/paths.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { billsSettled, debtRefused } from '../cart/cartSlice.ts';
import { billSet } from '../cart/bills.ts';
import { queryRenewed } from '../lookup/lookupSlice.ts';
import { portalOpened } from '../device/appEvents.ts';
import { connectionRestored } from '../device/connectionSlice.ts';
import { coveredItems, hasEnded, isPaidOrPending, isRegistered, leftItems } from './attempt.ts';
import type { RegisteredAttempt } from './attempt.ts';
import { fetchOutcome } from './fetchOutcome.ts';
import {
  outcomeFollowed,
  outcomeReceived,
  outcomeRested,
  selectAllAttempts,
  selectAttempt,
  selectPendingBills,
  selectPendingReferences,
} from './paymentSlice.ts';
import type { EffectApi, StartListening } from '../device/listening.ts';
import type { PaymentRoot } from './paymentSlice.ts';

/** Milliseconds until the bank is asked again, doubled each time up to the longest. */
const firstWait = 3_000;
const longestWait = 120_000;
/** Milliseconds after which a screen that waits for an outcome offers a button instead. */
const longestFollow = 120_000;

/** The references of this browser's payments that are as `isMeant` says. */
const referencesOf = (state: PaymentRoot, isMeant: (attempt: RegisteredAttempt) => boolean) =>
  selectAllAttempts(state)
    .filter(isRegistered)
    .filter(isMeant)
    .map(({ reference }) => reference);

const isPending = ({ status }: RegisteredAttempt) => status === 'pending';
/** Whether a payer of this browser may have paid it and closed the bank's page. */
const isLeftOpen = ({ status, isPaidHere }: RegisteredAttempt) => status === 'open' && isPaidHere;

/** The payments to ask about: the pending ones, and the one whose outcome a screen waits for. */
function watched(state: PaymentRoot): Set<string> {
  const { followed, resting } = state.payment;
  const isWaiting = followed !== undefined && followed !== resting;
  return new Set([...(isWaiting ? [followed] : []), ...referencesOf(state, isPending)]);
}

/** Whether asking again cannot tell a screen more: it ended, or stands as the portal cannot judge. */
const isDecided = (payment: Payment | null | undefined) =>
  payment !== null && payment !== undefined && (hasEnded(payment) || payment.status === 'other');

async function fetchWatched(api: EffectApi<PaymentRoot>): Promise<void> {
  for (const reference of watched(api.getState())) {
    const payment = await fetchOutcome(reference, api);
    const { followed } = api.getState().payment;
    if (reference === followed && isDecided(payment)) api.dispatch(outcomeRested());
  }
}

/**
 * Asks about payments until the bank has said how they ended, wherever the payer is: after 3, 6,
 * 12 … seconds, then every two minutes. A screen that waits gets a button after two minutes.
 */
async function poll(api: EffectApi<PaymentRoot>): Promise<void> {
  const end = Date.now() + longestFollow;
  for (let wait = firstWait; watched(api.getState()).size > 0; wait *= 2) {
    if (Date.now() + wait > end && api.getState().payment.followed !== undefined) {
      api.dispatch(outcomeRested());
    }
    await api.delay(Math.min(wait, longestWait));
    await fetchWatched(api);
  }
}

/**
 * A pending payment is asked about as soon as the portal opens; one that was left open by the home
 * page, as it offers it, and elsewhere by the next press. The result's screen asks by itself.
 */
async function resume(api: EffectApi<PaymentRoot>): Promise<void> {
  if (isOn(paths.result)) return;
  const left = isOn(paths.home) ? referencesOf(api.getState(), isLeftOpen) : [];
  for (const reference of left) await fetchOutcome(reference, api);
  await fetchWatched(api);
}

/** A screen begins to wait for an outcome, or can be told again. */
const asksAtOnce = isAnyOf(outcomeFollowed, connectionRestored);

const startsPolling = (action: UnknownAction, now: PaymentRoot, before: PaymentRoot) =>
  asksAtOnce(action) ||
  portalOpened.match(action) ||
  selectPendingReferences(now) !== selectPendingReferences(before);

/** What the payer reads who waits elsewhere in the portal. */
function tellOutcome({ status, items }: RegisteredAttempt): void {
  const payment = `tu pago de ${formatPesos(sumAmounts(items))}`;
  if (status === 'paid') {
    showToast({
      text: `El banco aprobó ${payment}.`,
      targetClass: 'success',
      outlivesScreen: true,
    });
  } else if (status === 'rejected') {
    const text = `El banco rechazó ${payment} y no hizo ningún cobro.`;
    showToast({ text, targetClass: 'warning', duration: null, outlivesScreen: true });
  }
}

/**
 * What follows from the outcome of this browser's own payment: what the bank counts to it leaves
 * the cart; what it does not is there, to be paid.
 */
async function settle(
  { payload }: ReturnType<typeof outcomeReceived>,
  api: EffectApi<PaymentRoot>,
): Promise<void> {
  const { reference } = payload.payment;
  const before = selectAttempt(api.getOriginalState(), reference);
  const attempt = selectAttempt(api.getState(), reference);
  if (!before || !attempt) return;
  if (before.status === 'pending' && !isOn(paths.result)) tellOutcome(attempt);
  if (!isPaidOrPending(attempt)) return;
  api.dispatch(billsSettled(coveredItems(attempt)));
  // What the accounts owe has changed: to look again is to ask a new question.
  if (attempt.status !== before.status) api.dispatch(queryRenewed());
  const left = leftItems(attempt).filter(billSet(coveredItems(before)).has);
  if (left.length === 0) return;
  // Banks rarely leave anything out: the start does without this code.
  const { addAllDebts } = await import('./addDebts.ts');
  api.dispatch(addAllDebts(left.map((item) => ({ debt: item, limits: {}, origin: item }))));
}

/**
 * A payments list is the bank's word too: if it shows one of this browser's payments further along,
 * asks about it so that its consequences run.
 */
async function compare(
  { payload }: { payload: { payments: readonly Payment[] } },
  api: EffectApi<PaymentRoot>,
): Promise<void> {
  for (const { reference, status } of payload.payments) {
    const own = selectAttempt(api.getState(), reference)?.status;
    if (own === 'open' || (own === 'pending' && status !== 'pending'))
      await fetchOutcome(reference, api);
  }
}

/** Whether the payer meets bills of a pending payment again: in a list, or as the cart refuses one. */
function meetsPending(action: UnknownAction, state: PaymentRoot): boolean {
  if (debtRefused.match(action)) return action.payload === 'IN_PAYMENT';
  return debtsListed.match(action) && action.payload.some(selectPendingBills(state).has);
}

/** What the bank says about a payment, and what follows from it. */
export function listenToOutcome(startListening: StartListening<PaymentRoot>): void {
  startListening({
    predicate: startsPolling,
    async effect(action, api) {
      api.cancelActiveListeners();
      if (portalOpened.match(action)) await resume(api);
      else if (asksAtOnce(action)) await fetchWatched(api);
      await poll(api);
    },
  });
  startListening({ actionCreator: outcomeReceived, effect: settle });
  startListening({ matcher: getPayments.matchFulfilled, effect: compare });
  startListening({
    predicate: meetsPending,
    // Their bills may be free again.
    async effect(_action, api) {
      for (const reference of referencesOf(api.getState(), isPending)) {
        await fetchOutcome(reference, api);
      }
    },
  });
}
