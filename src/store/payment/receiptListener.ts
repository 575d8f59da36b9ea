import { isAnyOf } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import { sendReceipt } from '../../api/mailApi.ts';
import { getPayment } from '../../api/paymentsApi.ts';
import { getReceipt } from '../../api/receiptsApi.ts';
import { isOn } from '../../lib/isOn.ts';
import { paths } from '../../config/paths.ts';
import { record } from '../device/listening.ts';
import { portalOpened } from '../device/appEvents.ts';
import { connectionRestored } from '../device/connectionSlice.ts';
import { readPaymentsAgain } from './storedPayments.ts';
import type { ReceiptContent } from '../device/extra.ts';
import { isConsistent } from './attempt.ts';
import type { RegisteredAttempt } from './attempt.ts';
import { fetchOutcome } from './fetchOutcome.ts';
import {
  outcomeReceived,
  paymentQueryOf,
  receiptProgressed,
  receiptRequested,
  selectAllAttempts,
  selectAttempt,
  selectReceipt,
} from './paymentSlice.ts';
import { isNeverSent } from './receipts.ts';
import type { EffectApi, StartListening } from '../device/listening.ts';
import type { PaymentRoot } from './paymentSlice.ts';

/** Milliseconds before the bank is asked again for a receipt that it does not have yet. */
const waits = [3_000, 6_000, 12_000, 24_000, 48_000];

/** Whether the bank has just given the receipt of a payment. */
const isReceiptOf = (reference: string) => (action: UnknownAction) =>
  getReceipt.matchFulfilled(action) && action.meta.arg.originalArgs.reference === reference;

/** The payment as the bank told it last; undefined where it gives only what everybody may see. */
function answered(reference: string, api: EffectApi<PaymentRoot>) {
  const { data } = getPayment.select(paymentQueryOf(api.getState(), reference))(api.getState());
  return data?.isPublic ? undefined : data;
}

/**
 * What a receipt says; undefined while the bank does not give it, or contradicts itself in it: such
 * a receipt is not ready, and never mailed.
 */
async function fetchReceipt(
  reference: string,
  api: EffectApi<PaymentRoot>,
): Promise<ReceiptContent | undefined> {
  const payment = answered(reference, api);
  if (!payment || !isConsistent(payment, selectAttempt(api.getState(), reference)))
    return undefined;
  // Not part of the first script. Code that does not come is a receipt that does not.
  const code = await import('./fetchReceiptLines.ts').catch(() => undefined);
  const asked = code && (await api.dispatch(code.fetchReceiptLines(payment)));
  return asked?.lines && { payment, lines: asked.lines };
}

async function send(
  receipt: ReceiptContent,
  email: string,
  api: EffectApi<PaymentRoot>,
): Promise<boolean> {
  const html = await api.extra.renderReceipt(receipt);
  const { error } = await api.dispatch(sendReceipt.initiate({ email, html }, { track: false }));
  return error === undefined;
}

/**
 * Mails a receipt. It is stored as sending before it is sent, so a crash in between costs a press of
 * the button, never a second mail.
 */
async function deliver(
  receipt: ReceiptContent,
  email: string,
  api: EffectApi<PaymentRoot>,
): Promise<void> {
  const { reference } = receipt.payment;
  await record(receiptProgressed({ reference, state: 'sending' }), api);
  const sent = await send(receipt, email, api).catch(() => false);
  await record(receiptProgressed({ reference, state: sent ? 'sent' : 'failed' }), api);
}

/**
 * Whether the receipt may still be mailed by itself: not of a payer who has logged out or was
 * forgotten, of whom nothing is asked any more (docs/trust.md, T09).
 */
const isDue = (reference: string, api: EffectApi<PaymentRoot>) =>
  selectAttempt(api.getState(), reference) !== undefined &&
  isNeverSent(selectReceipt(api.getState(), reference));

/**
 * Where the receipt of a payment goes by itself: the address that the bank has for it, never one that
 * was only stored here. Undefined if it is not this browser's own, or not paid. Whoever only sent a
 * link paid nothing: that receipt is the business of who paid it.
 */
function addressOf(reference: string, api: EffectApi<PaymentRoot>): string | undefined {
  const attempt = selectAttempt(api.getState(), reference);
  const isWanted = attempt?.status === 'paid' && attempt.isPaidHere;
  return isWanted ? answered(reference, api)?.email : undefined;
}

/** Mails a receipt that is due, if the bank gives it. */
async function mailIfDue(
  reference: string,
  email: string,
  api: EffectApi<PaymentRoot>,
): Promise<void> {
  api.dispatch(readPaymentsAgain());
  if (!isDue(reference, api)) return;
  const receipt = await fetchReceipt(reference, api);
  if (receipt && isDue(reference, api)) await deliver(receipt, email, api);
}

/**
 * Mails the receipt of a paid payment once, whatever the reloads, tabs and repeated answers. While
 * the bank does not give it, nothing is recorded, and it is asked again for two minutes, or as soon
 * as a screen has it; whoever opens the portal later makes it go on.
 */
async function mailOnce(reference: string, api: EffectApi<PaymentRoot>): Promise<void> {
  for (const wait of [...waits, 0]) {
    const email = addressOf(reference, api);
    if (!email || !isDue(reference, api)) return;
    await api.extra.exclusively('receipt', () => mailIfDue(reference, email, api));
    if (wait === 0 || !isDue(reference, api)) return;
    const came = await api.condition(isReceiptOf(reference), wait);
    if (!came && isDue(reference, api)) await fetchOutcome(reference, api);
  }
}

/**
 * Mails the receipt at the payer's request, to an address of their choice; ignored while one is
 * being sent. If the bank does not have it yet, it is still mailed by itself later.
 */
async function resend(
  { payload: { reference, email } }: ReturnType<typeof receiptRequested>,
  api: EffectApi<PaymentRoot>,
): Promise<void> {
  const before = selectReceipt(api.getOriginalState(), reference);
  if (before?.state === 'sending') return;
  await api.extra.exclusively('receipt', async () => {
    const receipt = await fetchReceipt(reference, api);
    if (receipt) return deliver(receipt, email, api);
    const state = isNeverSent(before) ? 'missing' : 'failed';
    await record(receiptProgressed({ reference, state }), api);
  });
}

/**
 * A receipt that was being mailed when its page went away: nobody knows whether it left, so the
 * payer may send it again. A tab that is still mailing it holds the lock until it is done.
 */
async function failInterrupted(api: EffectApi<PaymentRoot>): Promise<void> {
  const sending = () => api.getState().payment.receipts.filter(({ state }) => state === 'sending');
  if (sending().length === 0) return;
  await api.extra.exclusively('receipt', async () => {
    api.dispatch(readPaymentsAgain());
    for (const { reference } of sending()) {
      await record(receiptProgressed({ reference, state: 'failed' }), api);
    }
  });
}

/**
 * Goes on with the receipts that an earlier page left: one that the bank did not have yet. The
 * result's screen asks by itself.
 */
async function resume(api: EffectApi<PaymentRoot>): Promise<void> {
  await failInterrupted(api);
  if (isOn(paths.result)) return;
  const isWanted = ({ status, isPaidHere }: RegisteredAttempt) => status === 'paid' && isPaidHere;
  for (const attempt of selectAllAttempts(api.getState())) {
    if (!('reference' in attempt) || !isWanted(attempt)) continue;
    if (isDue(attempt.reference, api)) await fetchOutcome(attempt.reference, api);
  }
}

/** The receipts that are mailed: by themselves, once, and at the press of a button. */
export function listenToReceipt(startListening: StartListening<PaymentRoot>): void {
  const running = new Set<string>();
  const mail = async (reference: string, api: EffectApi<PaymentRoot>) => {
    if (running.has(reference)) return;
    running.add(reference);
    try {
      await mailOnce(reference, api);
    } finally {
      running.delete(reference);
    }
  };
  startListening({ actionCreator: receiptRequested, effect: resend });
  startListening({
    actionCreator: outcomeReceived,
    effect: ({ payload }, api) => mail(payload.payment.reference, api),
  });
  startListening({
    matcher: getReceipt.matchFulfilled,
    effect: ({ meta }, api) => mail(meta.arg.originalArgs.reference, api),
  });
  startListening({
    matcher: isAnyOf(portalOpened, connectionRestored),
    effect: (_action, api) => resume(api),
  });
}
