import { isAnyOf } from '@reduxjs/toolkit';
import { inscribe, registerPayerEmail } from '../../api/checkout.ts';
import { errorMessage, isOutcomeUnknown } from '../../api/errors.ts';
import { getPayment, getPayments } from '../../api/payments.ts';
import type { Payment } from '../../api/payments.ts';
import { toIsoWithOffset } from '../../lib/dates.ts';
import { isSameContent, sharesInvoice } from '../attempts.ts';
import { invoicesSettled } from '../cart.ts';
import {
  attemptResumed,
  inscriptionAsked,
  inscriptionRefused,
  paymentAnswered,
  paymentFollowed,
  paymentInscribed,
  paymentReleased,
  paymentRequested,
  paymentRested,
  paymentUnfollowed,
  paymentWithheld,
  selectAttempts,
  selectOwnAttempt,
} from '../payment.ts';
import { portalShownAgain } from '../portal.ts';
import { mailReceipt } from './receipt.ts';
import type { EffectApi, StartListening } from './listening.ts';

/** The first wait between two questions about a pending payment, doubled each time, and the limit of all (milliseconds; design, "Pay"). */
export const firstWait = 3_000;
export const longestFollow = 120_000;

/** Asks the bank how a payment stands and tells the store; an unsettled or unreachable one changes nothing. */
async function ask(reference: string, api: EffectApi): Promise<boolean> {
  const { data } = await api.dispatch(
    getPayment.initiate(reference, { subscribe: false, forceRefetch: true }),
  );
  if (!data) return false;
  api.dispatch(paymentAnswered({ reference, status: data.status }));
  return data.status !== 'PENDIENTE';
}

/** The open attempt for the cart as it is; the bank is not asked to take note of it again. */
export function openAttempt({ cart, payment: { attempt } }: ReturnType<EffectApi['getState']>) {
  const isOpen = attempt?.status === 'open' && isSameContent(attempt.items, cart.items);
  return isOpen ? attempt : undefined;
}

/** Asks the bank to take note of the cart as it is. */
export function askToInscribe(now: Date, api: EffectApi) {
  const { cart, session } = api.getState();
  return api.dispatch(
    inscribe.initiate({
      userId: session.userData?.idu ?? '',
      date: toIsoWithOffset(now),
      items: cart.items,
    }),
  );
}

/**
 * Whether an earlier attempt with some of the same invoices turns out to be paid or pending. About an open one of the very same cart
 * the bank is asked only when told to: a payer goes on to its page, which knows.
 */
export async function isAlreadySettled(
  api: EffectApi,
  { asksOpen = false } = {},
): Promise<boolean> {
  const { cart } = api.getState();
  const related = () =>
    selectAttempts(api.getState()).filter(({ items }) => sharesInvoice(items, cart.items));
  for (const attempt of related()) {
    if (attempt.status !== 'open') continue;
    if (asksOpen || attempt !== openAttempt(api.getState())) await ask(attempt.reference, api);
  }
  return related().some(({ status }) => status === 'paid' || status === 'pending');
}

/**
 * The inscription of the cart as it is: the one there is when an attempt for the same content is open, else a new one.
 * Undefined when the bank refused, or when no answer says whether it took note (trust T01, T03). One tab at a time.
 */
export async function inscribeCart(
  email: string,
  api: EffectApi,
): Promise<{ url: string; cartCode: string; reference: string } | undefined> {
  const attempt = openAttempt(api.getState());
  if (attempt) {
    api.dispatch(attemptResumed({ email }));
    await api.extra.saveNow();
    return attempt;
  }

  const { items } = api.getState().cart;
  const now = new Date();
  api.dispatch(inscriptionAsked({ items, email, startedAt: now.getTime() }));
  await api.extra.saveNow();
  const { data, error } = await askToInscribe(now, api);
  if (data) {
    api.dispatch(paymentInscribed(data));
    await api.extra.saveNow();
    return data;
  }
  if (!isOutcomeUnknown(error)) {
    api.dispatch(inscriptionRefused({ message: errorMessage(error) }));
    await api.extra.saveNow();
  }
  return undefined;
}

/** From the press to the bank's page: inscription, the payer's e-mail, and off (design, "Pay"). */
export async function pay(
  { payload: { email } }: ReturnType<typeof paymentRequested>,
  api: EffectApi,
): Promise<void> {
  const { payment, cart } = api.getOriginalState();
  if (payment.busy) return;
  const button = await api.extra.exclusively('payment', async () => {
    api.extra.readAgain();
    if (await isAlreadySettled(api)) return undefined;
    // What is charged is what the pressed button said (trust T05).
    if (!isSameContent(cart.items, api.getState().cart.items)) {
      api.dispatch(paymentWithheld());
      return undefined;
    }
    const inscription = await inscribeCart(email, api);
    return inscription?.url;
  });
  if (button === undefined) {
    api.dispatch(paymentReleased());
    return;
  }
  // Its failure must not stop a payment: the receipt is mailed by the portal anyway.
  await api.dispatch(registerPayerEmail.initiate({ button, email }));
  api.extra.leaveFor(button);
}

/** Asks for an outcome until it is final, at 3, 6, 12 … seconds, for two minutes (trust T04). */
export async function follow(
  { payload: reference }: ReturnType<typeof paymentFollowed>,
  api: EffectApi,
): Promise<void> {
  api.cancelActiveListeners();
  const deadline = Date.now() + longestFollow;
  for (let wait = firstWait; !(await ask(reference, api)); wait *= 2) {
    if (Date.now() + wait > deadline) {
      api.dispatch(paymentRested(reference));
      return;
    }
    if (await api.condition(isAnyOf(paymentUnfollowed), wait)) return;
  }
}

/** What follows from the bank's word on this browser's own payment: an empty cart, and the receipt in the mail. */
export async function settle(
  { payload }: ReturnType<typeof paymentAnswered>,
  api: EffectApi,
): Promise<void> {
  const attempt = selectOwnAttempt(api.getState(), payload.reference);
  if (!attempt || payload.status === 'RECHAZADO') return;
  api.dispatch(invoicesSettled(attempt.items.map(({ invoiceId }) => invoiceId)));
  if (payload.status !== 'PAGADO') return;
  const email =
    attempt.link === undefined
      ? attempt.email
      : getPayment.select(payload.reference)(api.getState()).data?.email;
  // Whoever only sent a link paid nothing: the receipt is the business of the browser that paid.
  if (email) await mailReceipt(payload.reference, email, api);
}

/** Mis pagos is the bank's word too: an own payment that it shows further on is asked for, and what follows from that happens. */
export async function notice(
  { payload }: { payload: { payments: readonly Payment[] } },
  api: EffectApi,
): Promise<void> {
  for (const { reference, status } of payload.payments) {
    const own = selectOwnAttempt(api.getState(), reference)?.status;
    if (own === 'open' || (own === 'pending' && status !== 'PENDIENTE')) await ask(reference, api);
  }
}

/** The payment's listeners. */
export function listenToPayment(startListening: StartListening): void {
  startListening({ actionCreator: paymentRequested, effect: pay });
  startListening({ actionCreator: paymentFollowed, effect: follow });
  startListening({ actionCreator: paymentAnswered, effect: settle });
  startListening({ matcher: getPayments.matchFulfilled, effect: notice });
  startListening({
    actionCreator: portalShownAgain,
    effect: (_action, api) => {
      api.dispatch(paymentReleased());
    },
  });
}
