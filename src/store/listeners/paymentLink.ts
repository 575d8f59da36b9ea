import { untracked } from '../../api/bankApi.ts';
import type { Inscription } from '../../api/checkout.ts';
import { errorMessage } from '../../api/errors.ts';
import type { CartItem } from '../../api/cartItem.ts';
import { convertLink, notifyLink } from '../../api/paymentLink.ts';
import { parseEmailList } from '../../lib/emails.ts';
import { emailPaymentPath } from '../../paths.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import type { Toast } from '../../ui/toasts/toasts.ts';
import { isSameContent } from '../payment/attempt.ts';
import { linkInscribed } from '../payment.ts';
import { linkFailed, linkRequested, linkSent } from '../paymentLink.ts';
import { selectFullName } from '../session.ts';
import { readPaymentsAgain } from '../stored/otherTabs.ts';
import { askStanding, askToInscribe, openAttempt } from './inscription.ts';
import { record } from './listening.ts';
import type { EffectApi, StartListening } from './listening.ts';

/** How sending a link ended: shown as a message (spec 2, "Payment-link modal"). */
type LinkResult = Pick<Toast, 'text' | 'targetClass'>;

/** An inscribed cart, as far as a link is made of it. */
interface LinkedCart extends Pick<Inscription, 'cartCode' | 'url'> {
  items: CartItem[];
}

/** A step of the flow, or what the payer reads of its failure. */
type Step<Data> = { data: Data } | { problem: string };

/** False once the session has ended: the rest of the flow then belongs to nobody (trust T09). */
const isSending = (api: EffectApi) => api.getState().paymentLink.step === 'sending';

/**
 * The inscription that a link is made of: the open one of the same cart, else a new one, which
 * "Pagar" then reuses (ruling 3).
 */
async function inscribeForLink(items: CartItem[], api: EffectApi): Promise<Step<LinkedCart>> {
  api.dispatch(readPaymentsAgain());
  const standing = await askStanding(api, { asksOpen: true });
  if (standing === 'taken') {
    return { problem: 'Estas cuentas ya están pagadas o tienen un pago en curso.' };
  }
  if (standing === 'unknown') {
    return { problem: 'El banco no nos informa si un pago anterior de estas cuentas se hizo.' };
  }
  // What is mailed is what the modal said (trust T05).
  if (!isSameContent(items, api.getState().cart.items)) {
    return { problem: 'Tu carro cambió mientras tanto. Revísalo antes de enviar el link.' };
  }
  const open = openAttempt(api.getState());
  // Of an inscription that came through a link its cart's code is not known here.
  if (open?.cartCode) return { data: open };

  const now = new Date();
  const { data, error } = await askToInscribe(now, api);
  if (!data) return { problem: errorMessage(error) };
  if (isSending(api)) {
    await record(linkInscribed({ ...data, items, startedAt: now.getTime() }), api);
  }
  return { data: { ...data, items } };
}

/** The link that the recipients open: an absolute URL of this portal (ruling 6). */
async function linkOf(button: string, api: EffectApi): Promise<Step<string>> {
  const { data, error } = await api.dispatch(convertLink.initiate(button, untracked));
  if (!data) return { problem: errorMessage(error) };
  if (!data.url) {
    // The spec quotes this line (section 4).
    // oxlint-disable-next-line no-console
    console.error('No se pudo obtener la url de pago P2P');
    return { problem: 'El banco no entregó el link.' };
  }
  return { data: `${location.origin}${emailPaymentPath(data.url)}` };
}

/** Inscription, conversion, notice; undefined when the session ended on the way. */
async function deliver(
  wanted: CartItem[],
  recipients: string[],
  api: EffectApi,
): Promise<Step<void> | undefined> {
  const cart = await api.extra.exclusively('payment', () => inscribeForLink(wanted, api));
  if ('problem' in cart) return cart;
  const { url, cartCode, items } = cart.data;
  const link = await linkOf(url, api);
  if ('problem' in link) return link;
  if (!isSending(api)) return undefined;
  const payerName = selectFullName(api.getState());
  const { error } = await api.dispatch(
    notifyLink.initiate({ recipients, link: link.data, items, cartCode, payerName }, untracked),
  );
  return error === undefined ? { data: undefined } : { problem: errorMessage(error) };
}

function resultOf(step: Step<void>, recipients: string[]): LinkResult {
  if ('problem' in step) {
    return {
      text: `No pudimos completar el envío del link de pago. ${step.problem}`,
      targetClass: 'danger',
    };
  }
  const [first = ''] = recipients;
  const whom = recipients.length === 1 ? first : `${recipients.length} correos`;
  return { text: `Enviamos el link de pago a ${whom}.`, targetClass: 'success' };
}

/** From "Enviar Link" to the last step of the modal; the cart stays (spec 4, ruling 3). */
async function sendLink(
  { payload: { emails } }: ReturnType<typeof linkRequested>,
  api: EffectApi,
): Promise<void> {
  const { paymentLink, cart } = api.getOriginalState();
  if (paymentLink.step !== 'form') return;
  const recipients = parseEmailList(emails);
  const step = await deliver(cart.items, recipients, api);
  if (!step || !isSending(api)) return;
  api.dispatch('problem' in step ? linkFailed() : linkSent());
  // On a phone the modal stands at the bottom: the message must not cover its button.
  showToast({ ...resultOf(step, recipients), position: 'top-right' });
}

/** The payment link's modal. */
export function listenToPaymentLink(startListening: StartListening): void {
  startListening({ actionCreator: linkRequested, effect: sendLink });
}
