import { isAnyOf, weakMapMemoize } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import { once } from '../../api/bankApi.ts';
import type { CartItem } from '../../api/cartItem.ts';
import { debtsListed } from '../../api/events.ts';
import { getPayment, getPayments } from '../../api/paymentsApi.ts';
import type { Payment, PaymentStatus } from '../../api/paymentsApi.ts';
import { getReceipt } from '../../api/receiptsApi.ts';
import { isOn } from '../../lib/isOn.ts';
import { formatPesos } from '../../lib/money.ts';
import { paths } from '../../config/paths.ts';
import { showInTitle } from '../../ui/page/pageTitle.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { billsSettled, debtRefused } from '../cart/cartSlice.ts';
import { billSet } from '../cart/bills.ts';
import { queryRenewed } from '../lookup/lookupSlice.ts';
import { portalOpened, portalShownAgain } from '../device/appEvents.ts';
import { connectionRestored } from '../device/connectionSlice.ts';
import {
  attemptTotal,
  coveredItems,
  hasEnded,
  isPaidOrPending,
  isPending,
  isRegistered,
  leftItems,
  takenBills,
} from './attempt.ts';
import type { Attempt, RegisteredAttempt } from './attempt.ts';
import {
  dueReceipt,
  failInterrupted,
  isReceiptUnsent,
  mailReceipt,
  mailReceiptAgain,
} from './mailReceipt.ts';
import { paymentQueryOf, selectPendingBills } from './ownPayments.ts';
import {
  outcomeFollowed,
  outcomeRested,
  receiptRequested,
  selectAllAttempts,
  selectAttempt,
} from './paymentSlice.ts';
import type { EffectApi, StartListening, StoreApi } from '../device/listening.ts';
import type { PaymentRoot } from './paymentSlice.ts';

/** Milliseconds before the first poll; each next interval is twice as long, up to `longestWait`. */
const firstWait = 3_000;
const longestWait = 120_000;
/**
 * Milliseconds of polling at growing intervals. Afterwards only pending payments are polled, every
 * two minutes. For other payments, the result screen offers a button that polls again, and a
 * receipt that the bank does not have yet is requested again when the portal is next opened.
 */
const longestFollow = 120_000;

/** Returns the references of this browser's registered payments that pass the filter. */
const referencesOf = (state: PaymentRoot, isMeant: (attempt: RegisteredAttempt) => boolean) =>
  selectAllAttempts(state)
    .filter(isRegistered)
    .filter(isMeant)
    .map(({ reference }) => reference);

/** Whether a payment is still open although the payer has perhaps paid it on the bank's page. */
const isLeftOpen = ({ status, isPaidHere }: RegisteredAttempt) => status === 'open' && isPaidHere;

/**
 * Returns the payments to poll: the one whose outcome a screen shows, until it is decided or
 * `longestFollow` is over; the pending ones; and, if `isReceiptAwaited`, those whose receipt the
 * bank does not have yet.
 */
function followedReferences(state: PaymentRoot, isReceiptAwaited: boolean): Set<string> {
  const { followed, resting } = state.payment;
  const isWaiting = followed !== undefined && followed !== resting;
  const isDue = ({ reference }: RegisteredAttempt) =>
    isReceiptAwaited && dueReceipt(reference, state) !== undefined;
  return new Set([
    ...(isWaiting ? [followed] : []),
    ...referencesOf(state, (attempt) => isPending(attempt) || isDue(attempt)),
  ]);
}

/** Queries a payment; returns null if the bank has no such payment, undefined if the call fails. */
export async function fetchOutcome(
  reference: string,
  api: StoreApi<PaymentRoot>,
): Promise<Payment | null | undefined> {
  const query = paymentQueryOf(api.getState(), reference);
  const { data, error } = await api.dispatch(getPayment.initiate(query, once));
  return error ? undefined : data;
}

/**
 * Whether polling for the screen can stop: the payment has ended, or the portal does not recognise
 * its status.
 */
const isDecided = (payment: Payment | null | undefined) =>
  payment !== null && payment !== undefined && (hasEnded(payment) || payment.status === 'other');

async function ask(references: Iterable<string>, api: EffectApi<PaymentRoot>): Promise<void> {
  for (const reference of references) {
    const payment = await fetchOutcome(reference, api);
    const { followed } = api.getState().payment;
    if (reference === followed && isDecided(payment)) api.dispatch(outcomeRested());
  }
}

/** Polls after 3, 6, 12 … seconds, then every two minutes, until there is no payment to poll. */
async function poll(api: EffectApi<PaymentRoot>): Promise<void> {
  const end = Date.now() + longestFollow;
  for (let wait = firstWait; ; wait *= 2) {
    const isEarly = Date.now() + wait <= end;
    if (!isEarly && api.getState().payment.followed !== undefined) api.dispatch(outcomeRested());
    if (followedReferences(api.getState(), isEarly).size === 0) return;
    await api.delay(Math.min(wait, longestWait));
    await ask(followedReferences(api.getState(), isEarly), api);
  }
}

/**
 * Actions that trigger queries at once: a screen shows an outcome, the connection is back, or the
 * portal opens.
 */
const asksAtOnce = isAnyOf(outcomeFollowed, connectionRestored, portalOpened);

/**
 * Returns the payments to query at once: those that are polled anyway and, when the portal opens or
 * the connection is back, paid ones whose receipt was not mailed. Payments left open are included
 * only if the portal opens on the home page, because that page shows them as in progress; elsewhere
 * the next press on "Pagar" queries them. The result screen sends its own query: there, a start of
 * the portal returns none, and a reconnect only those polled anyway.
 */
function urgentReferences(action: UnknownAction, state: PaymentRoot): Iterable<string> {
  const isOpening = portalOpened.match(action);
  if (isOpening && isOn(paths.result)) return [];
  const isBack = isOpening || (connectionRestored.match(action) && !isOn(paths.result));
  const isLeft = (attempt: RegisteredAttempt) =>
    (isBack && isReceiptUnsent(attempt, state)) ||
    (isOpening && isOn(paths.home) && isLeftOpen(attempt));
  return new Set([...referencesOf(state, isLeft), ...followedReferences(state, false)]);
}

/** Returns the paid and pending payments as one string to compare; memoized by list. */
const paidAndPending = weakMapMemoize((attempts: readonly Attempt[]) =>
  attempts
    .filter(isPaidOrPending)
    .map(({ status, reference }) => `${status} ${reference}`)
    .join(),
);

/** Whether an action restarts polling at the shortest interval. */
const startsPolling = (action: UnknownAction, now: PaymentRoot, before: PaymentRoot) =>
  asksAtOnce(action) ||
  paidAndPending(selectAllAttempts(now)) !== paidAndPending(selectAllAttempts(before));

/** Cancels running polls; queries at once after an action of `asksAtOnce`; then polls. */
async function follow(action: UnknownAction, api: EffectApi<PaymentRoot>): Promise<void> {
  api.cancelActiveListeners();
  if (asksAtOnce(action)) await ask(urgentReferences(action, api.getState()), api);
  await poll(api);
}

/**
 * Returns the payments whose stored status may be outdated after an action: open ones that a
 * payments list contains, pending ones with another status in that list, and all pending ones if a
 * bill of a pending payment is listed as a debt or refused by the cart.
 */
function doubtedReferences(action: UnknownAction, state: PaymentRoot): string[] {
  if (getPayments.matchFulfilled(action)) {
    return action.payload.payments.flatMap(({ reference, status }) => {
      const own = selectAttempt(state, reference)?.status;
      return own === 'open' || (own === 'pending' && status !== 'pending') ? [reference] : [];
    });
  }
  const meetsPending = debtRefused.match(action)
    ? action.payload === 'IN_PAYMENT'
    : debtsListed.match(action) && action.payload.some(selectPendingBills(state).has);
  return meetsPending ? referencesOf(state, isPending) : [];
}

/** Headings of the result screen; also prefixes of the title of a hidden tab. */
export const outcomeTitles: Record<PaymentStatus, string> = {
  paid: 'Pago exitoso',
  pending: 'Pago pendiente',
  rejected: 'Pago rechazado',
  other: 'Tu pago cambió de estado',
};

/**
 * Shows a toast if the payment is paid or rejected now. The caller checks that the result screen,
 * which shows the outcome itself, is not open.
 */
function showOutcome(attempt: RegisteredAttempt): void {
  const { status } = attempt;
  const payment = `tu pago de ${formatPesos(attemptTotal(attempt))}`;
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
 * Applies the bank's answer about a payment of this browser. Shows a new status in the title of a
 * hidden tab, and the outcome of a pending payment in a toast. If the payment is paid or pending,
 * its bills leave cart and queue, and bills that it no longer includes return to the cart.
 */
async function settle({ reference, status }: Payment, api: EffectApi<PaymentRoot>): Promise<void> {
  const before = selectAttempt(api.getOriginalState(), reference);
  const attempt = selectAttempt(api.getState(), reference);
  if (!before || !attempt) return;
  const isNew = attempt.status !== before.status;
  if (isNew) showInTitle(outcomeTitles[status]);
  if (before.status === 'pending' && !isOn(paths.result)) showOutcome(attempt);
  if (!isPaidOrPending(attempt)) return;
  api.dispatch(billsSettled(coveredItems(attempt)));
  // The debts have changed: a new `transactionId` prevents the lookup from showing cached ones.
  if (isNew) api.dispatch(queryRenewed());
  const left = leftItems(attempt).filter(billSet(coveredItems(before)).has);
  if (left.length === 0) return;
  // Imported on demand, because banks rarely omit a bill.
  const { addAgain } = await import('./addDebts.ts');
  api.dispatch(addAgain(left));
}

/** Removes from cart and queue the `items` that must not be paid again, and returns them. */
export function settleTaken(items: readonly CartItem[], api: StoreApi<PaymentRoot>): CartItem[] {
  const { isPaid } = takenBills(selectAllAttempts(api.getState()), Date.now());
  const pending = selectPendingBills(api.getState());
  const taken = items.filter((item) => pending.has(item) || isPaid(item));
  if (taken.length > 0) api.dispatch(billsSettled(taken));
  return taken;
}

/**
 * Registers the listeners for a payment's outcome: `follow` queries the bank, `settle` applies the
 * answer to cart and queue, and `mailReceipt` mails the receipt.
 */
export function listenToOutcome(startListening: StartListening<PaymentRoot>): void {
  startListening({ predicate: startsPolling, effect: follow });
  startListening({
    matcher: isAnyOf(getPayments.matchFulfilled, debtRefused, debtsListed),
    effect: (action, api) => ask(doubtedReferences(action, api.getState()), api),
  });
  startListening({
    matcher: getPayment.matchFulfilled,
    async effect({ payload: payment }, api) {
      if (!payment) return;
      await Promise.all([settle(payment, api), mailReceipt(payment.reference, api)]);
    },
  });
  startListening({
    matcher: getReceipt.matchFulfilled,
    async effect({ meta: { arg } }, api) {
      // A screen's query subscribes, and its answer triggers the mail. The mail's own query does
      // not subscribe, so that its answer triggers no second mail.
      if (arg.subscribe !== false) await mailReceipt(arg.originalArgs.reference, api);
    },
  });
  startListening({
    actionCreator: portalShownAgain,
    effect: (_action, api) => void settleTaken(api.getState().cart.items, api),
  });
  startListening({ actionCreator: receiptRequested, effect: mailReceiptAgain });
  startListening({
    matcher: isAnyOf(portalOpened, connectionRestored),
    effect: (_action, api) => failInterrupted(api),
  });
}
