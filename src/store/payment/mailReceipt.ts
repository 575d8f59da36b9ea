import { sendReceipt } from '../../api/mailApi.ts';
import { getPayment } from '../../api/paymentsApi.ts';
import type { Payment } from '../../api/paymentsApi.ts';
import type { ReceiptContent } from '../device/extra.ts';
import { dispatchAndSave } from '../device/listening.ts';
import type { EffectApi } from '../device/listening.ts';
import { isConsistent, isRegistered } from './attempt.ts';
import type { Attempt, RegisteredAttempt } from './attempt.ts';
import { paymentQueryOf } from './ownPayments.ts';
import { receiptProgressed, selectAttempt, selectReceipt } from './paymentSlice.ts';
import type { PaymentRoot, receiptRequested } from './paymentSlice.ts';
import { isNeverSent } from './receipts.ts';
import { readPaymentsAgain } from './storedPayments.ts';

/**
 * Whether the receipt of a payment can still be mailed automatically. For a payment through a sent
 * link, only the browser that pays mails the receipt.
 */
export const isReceiptUnsent = (
  attempt: Attempt,
  state: PaymentRoot,
): attempt is RegisteredAttempt =>
  isRegistered(attempt) &&
  attempt.status === 'paid' &&
  attempt.isPaidHere &&
  isNeverSent(selectReceipt(state, attempt.reference));

/**
 * Returns the bank's cached answer about a payment; undefined if there is none, or if the answer
 * has only the public fields, because the call had neither the payment's key nor its payer's token.
 */
function answerOf(reference: string, state: PaymentRoot): Payment | undefined {
  const { data } = getPayment.select(paymentQueryOf(state, reference))(state);
  return data?.isPublic ? undefined : (data ?? undefined);
}

/**
 * Returns the bank's answer about a paid payment whose receipt is still to be mailed; otherwise
 * undefined, also after the payer has logged out or had their data removed (docs/trust.md, T09).
 * The receipt is sent to the address in this answer, never to one stored only in this browser.
 */
export function dueReceipt(reference: string, state: PaymentRoot): Payment | undefined {
  const attempt = selectAttempt(state, reference);
  if (!attempt || !isReceiptUnsent(attempt, state)) return undefined;
  const payment = answerOf(reference, state);
  return payment?.status === 'paid' && payment.email ? payment : undefined;
}

/**
 * Fetches a receipt; undefined if the call fails, for example because the bank does not have it
 * yet, or if the payment's figures contradict each other.
 */
async function fetchReceipt(
  payment: Payment,
  api: EffectApi<PaymentRoot>,
): Promise<ReceiptContent | undefined> {
  if (!isConsistent(payment, selectAttempt(api.getState(), payment.reference))) return undefined;
  // Imported on demand, to keep this code out of the initial bundle. If the import fails, the
  // receipt counts as not ready.
  const code = await import('./fetchReceiptLines.ts').catch(() => undefined);
  const asked = code && (await api.dispatch(code.fetchReceiptLines(payment)));
  return asked?.lines && { payment, lines: asked.lines };
}

async function renderAndSend(
  receipt: ReceiptContent,
  email: string,
  api: EffectApi<PaymentRoot>,
): Promise<boolean> {
  const html = await api.extra.renderReceipt(receipt);
  const { error } = await api.dispatch(sendReceipt.initiate({ email, html }, { track: false }));
  return error === undefined;
}

/**
 * Mails a receipt. The state `sending` is stored first, so that no second mail is sent
 * automatically after a crash; the payer can still request one.
 */
async function deliver(
  receipt: ReceiptContent,
  email: string,
  api: EffectApi<PaymentRoot>,
): Promise<void> {
  const { reference } = receipt.payment;
  await dispatchAndSave(receiptProgressed({ reference, state: 'sending' }), api);
  const sent = await renderAndSend(receipt, email, api).catch(() => false);
  await dispatchAndSave(receiptProgressed({ reference, state: sent ? 'sent' : 'failed' }), api);
}

/**
 * Mails a payment's receipt if it is still to be mailed (`dueReceipt`) and the bank has it. The
 * receipt is mailed once, despite reloads, other tabs and repeated answers. Nothing is stored until
 * the bank has the receipt.
 */
export async function mailReceipt(reference: string, api: EffectApi<PaymentRoot>): Promise<void> {
  if (!dueReceipt(reference, api.getState())) return;
  await api.extra.exclusively('receipt', async () => {
    api.dispatch(readPaymentsAgain());
    const payment = dueReceipt(reference, api.getState());
    const receipt = payment && (await fetchReceipt(payment, api));
    if (receipt && dueReceipt(reference, api.getState()))
      await deliver(receipt, payment.email, api);
  });
}

/**
 * Mails the receipt to an address that the payer entered; ignored while a mail is being sent. If
 * the receipt cannot be fetched, one that was never sent is mailed automatically later; one that
 * was mailed before counts as failed.
 */
export async function mailReceiptAgain(
  { payload: { reference, email } }: ReturnType<typeof receiptRequested>,
  api: EffectApi<PaymentRoot>,
): Promise<void> {
  const before = selectReceipt(api.getOriginalState(), reference);
  if (before?.state === 'sending') return;
  await api.extra.exclusively('receipt', async () => {
    const payment = answerOf(reference, api.getState());
    const receipt = payment && (await fetchReceipt(payment, api));
    if (receipt) return deliver(receipt, email, api);
    const state = isNeverSent(before) ? 'missing' : 'failed';
    await dispatchAndSave(receiptProgressed({ reference, state }), api);
  });
}

/**
 * Marks receipts as failed if the page that was mailing them was closed. They may or may not have
 * been sent, so the payer can request them again. A tab that is still mailing a receipt holds the
 * lock, so its receipt is no longer `sending` when the task starts.
 */
export async function failInterrupted(api: EffectApi<PaymentRoot>): Promise<void> {
  const sending = () => api.getState().payment.receipts.filter(({ state }) => state === 'sending');
  if (sending().length === 0) return;
  await api.extra.exclusively('receipt', async () => {
    api.dispatch(readPaymentsAgain());
    for (const { reference } of sending()) {
      await dispatchAndSave(receiptProgressed({ reference, state: 'failed' }), api);
    }
  });
}
