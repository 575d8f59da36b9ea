import { isAnyOf } from '@reduxjs/toolkit';
import { getPayment, getPayments } from '../../api/payments.ts';
import type { Payment } from '../../api/payments.ts';
import { invoicesSettled } from '../cart.ts';
import { outcomeFollowed, outcomeRested, outcomeUnfollowed } from '../outcome.ts';
import { paymentAnswered, selectOwnAttempt } from '../payment.ts';
import type { EffectApi, StartListening } from './listening.ts';
import { mailReceipt } from './receipt.ts';

/** The first wait between two questions about a pending payment, doubled each time, and the limit of all (milliseconds; design, "Pay"). */
const firstWait = 3_000;
const longestFollow = 120_000;

/** Asks the bank how a payment stands and tells the store; an unsettled or unreachable one changes nothing. */
export async function askOutcome(reference: string, api: EffectApi): Promise<boolean> {
  const { data } = await api.dispatch(
    getPayment.initiate(reference, { subscribe: false, forceRefetch: true }),
  );
  if (!data) return false;
  api.dispatch(paymentAnswered({ reference, status: data.status }));
  return data.status !== 'PENDIENTE';
}

/** Asks for an outcome until it is final, at 3, 6, 12 … seconds, for two minutes (trust T04). */
async function follow(
  { payload: reference }: ReturnType<typeof outcomeFollowed>,
  api: EffectApi,
): Promise<void> {
  api.cancelActiveListeners();
  const deadline = Date.now() + longestFollow;
  for (let wait = firstWait; !(await askOutcome(reference, api)); wait *= 2) {
    if (Date.now() + wait > deadline) {
      api.dispatch(outcomeRested(reference));
      return;
    }
    if (await api.condition(isAnyOf(outcomeUnfollowed), wait)) return;
  }
}

/** What follows from the bank's word on this browser's own payment: an empty cart, and the receipt in the mail. */
async function settle(
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
async function notice(
  { payload }: { payload: { payments: readonly Payment[] } },
  api: EffectApi,
): Promise<void> {
  for (const { reference, status } of payload.payments) {
    const own = selectOwnAttempt(api.getState(), reference)?.status;
    if (own === 'open' || (own === 'pending' && status !== 'PENDIENTE'))
      await askOutcome(reference, api);
  }
}

/** What the bank says of a payment, and what follows from it. */
export function listenToOutcome(startListening: StartListening): void {
  startListening({ actionCreator: outcomeFollowed, effect: follow });
  startListening({ actionCreator: paymentAnswered, effect: settle });
  startListening({ matcher: getPayments.matchFulfilled, effect: notice });
}
