import { untracked } from '../../api/bankApi.ts';
import { sendReceipt } from '../../api/mail.ts';
import { getPayment } from '../../api/payments.ts';
import { getReceipt } from '../../api/receipts.ts';
import { askConfiguration } from '../askConfiguration.ts';
import { receiptProgressed, receiptRequested, selectOwnAttempt } from '../payment.ts';
import type { ReceiptState } from '../payment/receipts.ts';
import type { ReceiptContent } from '../surroundings.ts';
import { readPaymentsAgain } from '../stored/otherTabs.ts';
import { record } from './listening.ts';
import type { EffectApi, StartListening } from './listening.ts';

/** The lines of a receipt, from the report that the configuration names. */
async function receiptLines(reference: string, api: EffectApi) {
  const { configuration } = await api.dispatch(
    askConfiguration('paymentServiceId', 'paymentServiceFilterId'),
  );
  const { paymentServiceId: serviceId, paymentServiceFilterId: filterId } = configuration;
  if (!serviceId || !filterId) return undefined;
  const { data } = await api.dispatch(
    getReceipt.initiate({ reference, serviceId, filterId }, { subscribe: false }),
  );
  return data;
}

/** What a receipt says; undefined while the bank does not give it. */
async function readReceipt(reference: string, api: EffectApi): Promise<ReceiptContent | undefined> {
  const payment = getPayment.select(reference)(api.getState()).data;
  const lines = await receiptLines(reference, api);
  return payment && lines ? { payment, lines } : undefined;
}

async function send(receipt: ReceiptContent, email: string, api: EffectApi): Promise<boolean> {
  const html = await api.extra.renderReceipt(receipt);
  const { error } = await api.dispatch(sendReceipt.initiate({ email, html }, untracked));
  return error === undefined;
}

/**
 * Mails a receipt. It is stored as sending before it is sent, so a crash in between costs a press of
 * the button, never a second mail.
 */
async function deliver(receipt: ReceiptContent, email: string, api: EffectApi): Promise<void> {
  const { reference } = receipt.payment;
  await record(receiptProgressed({ reference, state: 'sending' }), api);
  const sent = await send(receipt, email, api).catch(() => false);
  await record(receiptProgressed({ reference, state: sent ? 'sent' : 'failed' }), api);
}

const isNeverSent = (state: ReceiptState | undefined) => state === undefined || state === 'missing';

/**
 * Mails the receipt of a paid reference once, whatever the reloads, tabs and repeated answers
 * (trust T06). While the bank does not give it, nothing is recorded: the next call tries again.
 */
function mailOnce(reference: string, email: string, api: EffectApi): Promise<void> {
  return api.extra.exclusively('receipt', async () => {
    api.dispatch(readPaymentsAgain());
    const isDue = () => isNeverSent(api.getState().payment.receipts[reference]);
    if (!isDue()) return;
    const receipt = await readReceipt(reference, api);
    if (receipt && isDue()) await deliver(receipt, email, api);
  });
}

/** Mails the receipt of a payment, if it is this browser's own and paid (ruling 5). */
export async function mailOwnReceipt(reference: string, api: EffectApi): Promise<void> {
  const attempt = selectOwnAttempt(api.getState(), reference);
  if (attempt?.status !== 'paid') return;
  const email =
    attempt.link === undefined
      ? attempt.email
      : getPayment.select(reference)(api.getState()).data?.email;
  // Whoever only sent a link paid nothing: the receipt is the business of the browser that paid.
  if (email) await mailOnce(reference, email, api);
}

/**
 * Mails the receipt at the payer's request, to an address of their choice; ignored while one is
 * being sent (trust T06). If the bank does not have it yet, it is still mailed by itself later.
 */
async function resend(
  { payload: { reference, email } }: ReturnType<typeof receiptRequested>,
  api: EffectApi,
): Promise<void> {
  const before = api.getOriginalState().payment.receipts[reference];
  if (before === 'sending') return;
  await api.extra.exclusively('receipt', async () => {
    const receipt = await readReceipt(reference, api);
    if (receipt) await deliver(receipt, email, api);
    else {
      const state = isNeverSent(before) ? 'missing' : 'failed';
      await record(receiptProgressed({ reference, state }), api);
    }
  });
}

/** The button that mails a receipt, and a receipt that the bank gives late. */
export function listenToReceipt(startListening: StartListening): void {
  startListening({ actionCreator: receiptRequested, effect: resend });
  startListening({
    matcher: getReceipt.matchFulfilled,
    effect: ({ meta }, api) => mailOwnReceipt(meta.arg.originalArgs.reference, api),
  });
}
