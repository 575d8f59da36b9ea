import type { CartItem } from '../../api/cartItem.ts';
import type { Inscription } from '../../api/checkoutApi.ts';
import { isCutOff } from '../../api/connection.ts';
import { errorMessage, offlineText } from '../../api/errors.ts';
import { convertLink, notifyLink } from '../../api/paymentLinkApi.ts';
import { emailPaymentPath } from '../../config/paths.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { isSameContent } from '../cart/bills.ts';
import { selectItems } from '../cart/cartSlice.ts';
import {
  linkFailed,
  linkMade,
  linkRequested,
  linkSent,
  linkWanted,
  selectIsMakingLink,
  selectLinkStep,
  selectMadeLink,
} from './paymentLinkSlice.ts';
import type { LinkResult, MadeLink } from './paymentLinkSlice.ts';
import { selectOffText } from '../device/switchesSlice.ts';
import { selectOpenModals } from '../session/modalsSlice.ts';
import { selectFullName } from '../session/sessionSlice.ts';
import { readPaymentsAgain } from './storedPayments.ts';
import { checkCart, registerCart, selectCartPause, takenText } from './registration.ts';
import type { StoreApi, Thunk } from '../device/listening.ts';
import type { PaymentLinkRoot } from './paymentLinkSlice.ts';

/** `problem` is the message for the payer. */
type Step<Data> = { data: Data } | { problem: string };

/** Whether the modal shows its form and no link is being created. */
const isIdle = ({ getState }: StoreApi<PaymentLinkRoot>) =>
  selectLinkStep(getState()) === 'form' && !selectIsMakingLink(getState());

/** Whether a link is being sent; false once the session has ended. */
const isSending = (api: StoreApi<PaymentLinkRoot>) => selectLinkStep(api.getState()) === 'sending';

const withheldTexts = {
  unknown: 'El banco no nos informa si un pago anterior de estas deudas se hizo.',
  paidElsewhere:
    'Una de estas deudas se acaba de pagar con tu usuario desde otro dispositivo. Revisa ese pago antes de enviar el link.',
};

/** Registers the cart for a link; a later press on "Pagar" continues the same payment. */
async function registerForLink(
  items: CartItem[],
  api: StoreApi<PaymentLinkRoot>,
): Promise<Step<Inscription>> {
  const paused = selectCartPause(api.getState());
  if (paused !== undefined) return { problem: paused };
  api.dispatch(readPaymentsAgain());
  const check = await checkCart(api);
  if (typeof check === 'object') return { problem: takenText(check.taken) };
  if (check !== 'free') return { problem: withheldTexts[check] };
  // The link must contain the bills that the modal showed.
  if (!isSameContent(items, api.getState().cart.items)) {
    return { problem: 'Tu carro cambió mientras tanto. Revísalo antes de enviar el link.' };
  }
  const registration = await registerCart(false, api);
  if ('data' in registration) return registration;
  return { problem: registration.problem ?? 'Tu sesión terminó.' };
}

/** Converts the URL of the bank's page for paying into the portal URL that the recipients open. */
async function linkOf(button: string, api: StoreApi<PaymentLinkRoot>): Promise<Step<string>> {
  const { data, error } = await api.dispatch(convertLink.initiate(button, { track: false }));
  if (!data) return { problem: errorMessage(error) };
  if (!data.url) {
    // Keeps this exact text, because the portal's operators search the console's logs for it.
    // oxlint-disable-next-line no-console
    console.error('No se pudo obtener la url de pago P2P');
    return { problem: 'El banco no entregó el link.' };
  }
  return { data: `${location.origin}${emailPaymentPath(data.url)}` };
}

/**
 * Registers the cart and returns a link to it; returns the modal's earlier link if the bills are
 * the same.
 */
async function makeLink(
  items: CartItem[],
  api: StoreApi<PaymentLinkRoot>,
): Promise<Step<MadeLink>> {
  const made = selectMadeLink(api.getState());
  if (made && isSameContent(made.items, items)) return { data: made };
  if (await isCutOff(api.getState(), api.extra)) return { problem: offlineText };
  const registered = await api.extra.exclusively('payment', () => registerForLink(items, api));
  if ('problem' in registered) return registered;
  const { url, paymentKey } = registered.data;
  const link = await linkOf(url, api);
  return 'problem' in link ? link : { data: { link: link.data, items, paymentKey } };
}

/** Creates the link and mails it to the recipients; undefined if the session ended meanwhile. */
async function deliver(
  items: CartItem[],
  recipients: string[],
  api: StoreApi<PaymentLinkRoot>,
): Promise<Step<void> | undefined> {
  const off = selectOffText(api.getState(), 'linkMails');
  if (off !== undefined) return { problem: off };
  const made = await makeLink(items, api);
  if ('problem' in made) return made;
  if (!isSending(api)) return undefined;
  const payerName = selectFullName(api.getState());
  const { error } = await api.dispatch(
    notifyLink.initiate({ ...made.data, recipients, payerName }, { track: false }),
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
  return {
    text: `Enviamos el link de pago a ${whom}.`,
    detail: `A ${whom}.`,
    targetClass: 'success',
  };
}

/** Shows the result in a toast if the modal was closed meanwhile. */
function showResult(result: LinkResult, { getState }: StoreApi<PaymentLinkRoot>): void {
  const isOpen = selectOpenModals(getState()).some(({ kind }) => kind === 'paymentLink');
  const { text, targetClass } = result;
  if (!isOpen) showToast({ text, targetClass });
}

/** The result after an exception, so that the modal does not wait forever. */
const unexpectedProblem = () => ({ problem: 'Ocurrió un problema inesperado.' });

/**
 * Creates the link, mails it and shows the result; `emails` is the list as typed. Ignored unless
 * the form is shown and no link is being created (docs/trust.md, T01).
 */
export const sendLink =
  (emails: string, recipients: string[]): Thunk<PaymentLinkRoot, Promise<void>> =>
  async (dispatch, getState, extra) => {
    const api = { dispatch, getState, extra };
    if (!isIdle(api)) return;
    dispatch(linkRequested({ emails }));
    const step = await deliver(selectItems(getState()), recipients, api).catch(unexpectedProblem);
    if (!step || !isSending(api)) return;
    const result = resultOf(step, recipients);
    dispatch('problem' in step ? linkFailed(result) : linkSent(result));
    showResult(result, api);
  };

/** Creates a link to be copied, shared or shown as a QR code, without mailing it. */
export const makeSharedLink =
  (): Thunk<PaymentLinkRoot, Promise<void>> => async (dispatch, getState, extra) => {
    const api = { dispatch, getState, extra };
    if (!isIdle(api)) return;
    dispatch(linkWanted());
    const step = await makeLink(selectItems(getState()), api).catch(unexpectedProblem);
    // The session ended during the calls, so no modal shows the link.
    if (!selectIsMakingLink(getState())) return;
    if ('data' in step) return void dispatch(linkMade(step.data));
    const result: LinkResult = {
      text: `No pudimos generar el link de pago. ${step.problem}`,
      targetClass: 'danger',
    };
    dispatch(linkFailed(result));
    showResult(result, api);
  };
