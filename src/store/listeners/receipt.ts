import { untracked } from '../../api/bankApi.ts';
import { getConfiguration } from '../../api/configuration.ts';
import { sendReceipt } from '../../api/mail.ts';
import { getPayment } from '../../api/payments.ts';
import { getReceipt } from '../../api/receipts.ts';
import { receiptProgressed, receiptRequested } from '../payment.ts';
import { record } from './listening.ts';
import type { EffectApi, StartListening } from './listening.ts';

/** Milliseconds to wait for the configuration, which names the report of the receipts. */
const longestWait = 10_000;

/**
 * The report that holds the receipts, and its filter, from the configuration; fetched again if that
 * failed at the start.
 */
async function receiptReport(api: EffectApi) {
  const named = ({ configuration }: ReturnType<EffectApi['getState']>) =>
    configuration.paymentServiceId !== undefined;
  if (!named(api.getState())) await api.condition((_action, state) => named(state), longestWait);
  if (!named(api.getState())) {
    await api.dispatch(
      getConfiguration.initiate(undefined, { subscribe: false, forceRefetch: true }),
    );
  }
  const { paymentServiceId, paymentServiceFilterId } = api.getState().configuration;
  return paymentServiceId === undefined || paymentServiceFilterId === undefined
    ? undefined
    : { serviceId: paymentServiceId, filterId: paymentServiceFilterId };
}

async function receiptLines(reference: string, api: EffectApi) {
  const report = await receiptReport(api);
  if (!report) return undefined;
  const { data } = await api.dispatch(
    getReceipt.initiate({ reference, ...report }, { subscribe: false }),
  );
  return data;
}

async function send(reference: string, email: string, api: EffectApi): Promise<boolean> {
  const payment = getPayment.select(reference)(api.getState()).data;
  const lines = await receiptLines(reference, api);
  if (!payment || !lines) return false;
  const html = await api.extra.renderReceipt({ payment, lines });
  const { error } = await api.dispatch(sendReceipt.initiate({ email, html }, untracked));
  return error === undefined;
}

/**
 * Mails the receipt of a paid reference once, whatever the reloads, tabs and repeated answers
 * (trust T06). It is stored as sending before it is sent, so a crash in between costs a press of
 * the button, never a second mail.
 */
export function mailReceipt(reference: string, email: string, api: EffectApi): Promise<void> {
  return api.extra.exclusively('receipt', async () => {
    api.extra.readAgain();
    if (api.getState().payment.receipts[reference]) return;
    await deliver(reference, email, api);
  });
}

async function deliver(reference: string, email: string, api: EffectApi): Promise<void> {
  await record(receiptProgressed({ reference, state: 'sending' }), api);
  const sent = await send(reference, email, api).catch(() => false);
  await record(receiptProgressed({ reference, state: sent ? 'sent' : 'failed' }), api);
}

/**
 * Mails the receipt at the payer's request, to an address of their choice; ignored while one is
 * being sent (trust T06).
 */
async function resend(
  { payload: { reference, email } }: ReturnType<typeof receiptRequested>,
  api: EffectApi,
): Promise<void> {
  if (api.getOriginalState().payment.receipts[reference] === 'sending') return;
  await api.extra.exclusively('receipt', () => deliver(reference, email, api));
}

/** The button that mails a receipt. */
export function listenToReceipt(startListening: StartListening): void {
  startListening({ actionCreator: receiptRequested, effect: resend });
}
