import { addListener } from '@reduxjs/toolkit';
import type { CartItem } from '../../api/cartItem.ts';
import { registerPayerEmail } from '../../api/checkoutApi.ts';
import { isCutOff } from '../../api/connection.ts';
import { offlineText } from '../../api/errors.ts';
import { foreignButton, isPaymentButton } from '../../api/paymentButton.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { selectItemCount } from '../cart/cartSlice.ts';
import { isSameContent } from '../cart/bills.ts';
import { dispatchAndSave } from '../device/listening.ts';
import type { StoreExtra } from '../device/extra.ts';
import { selectUserData } from '../session/sessionSlice.ts';
import { readPaymentsAgain } from './storedPayments.ts';
import {
  linkPaymentRequested,
  paymentRegistered,
  paymentReleased,
  paymentRequested,
  paymentWithheld,
  selectIsPaying,
} from './paymentSlice.ts';
import { checkCart, registerCart, selectCartPause, takenText } from './registration.ts';
import type { EffectApi, Thunk } from '../device/listening.ts';
import type { PaymentRoot } from './paymentSlice.ts';

/** Milliseconds until "Pagar" is enabled again if the bank's page has not loaded. */
const loadingTimeout = 10_000;

const cartChanged = 'Tu carro cambió mientras pagabas. Revisa el total antes de pagar.';
const withheldTexts = {
  unknown:
    'El banco no nos informa si un pago anterior de estas deudas se hizo. Para que no pagues dos veces, inténtalo de nuevo en unos minutos.',
  paidElsewhere:
    'Una de estas deudas se acaba de pagar con tu usuario desde otro dispositivo. Revisa ese pago; si quieres pagarla de todas formas, presiona de nuevo.',
};
const brokenOff =
  'No pudimos continuar con tu pago. Tu carro sigue aquí: inténtalo de nuevo en unos minutos.';

/**
 * Registers the cart and returns the URL of the bank's page (the payment button); undefined if the
 * cart must not be paid or was not registered.
 */
async function openPayment(
  hasChanged: () => boolean,
  api: EffectApi<PaymentRoot>,
): Promise<string | undefined> {
  const paused = selectCartPause(api.getState());
  if (paused !== undefined) {
    api.dispatch(paymentWithheld(paused));
    return undefined;
  }
  api.dispatch(readPaymentsAgain());
  const check = await checkCart(api);
  if (typeof check === 'object') {
    const text = `${takenText(check.taken)} Lo demás sigue en tu carro.`;
    if (selectItemCount(api.getState()) > 0)
      showToast({ text, targetClass: 'warning', outlivesScreen: true });
    return undefined;
  }
  if (check !== 'free' || hasChanged()) {
    api.dispatch(paymentWithheld(check === 'free' ? cartChanged : withheldTexts[check]));
    return undefined;
  }
  const registration = await registerCart(true, api);
  return 'data' in registration ? registration.data.url : undefined;
}

/**
 * Navigates to the bank's page. Resolves to true when "Pagar" is enabled again, for example because
 * the payer came back; to false if the page has not loaded after `loadingTimeout`.
 */
function leave(url: string, api: EffectApi<PaymentRoot>): Promise<boolean> {
  // The API layer validates the URL, too, but this function must not rely on its callers.
  if (!isPaymentButton(url)) throw new Error(foreignButton);
  api.extra.leaveFor(url);
  return api.condition((_action, now) => !selectIsPaying(now), loadingTimeout);
}

/** Resolves to true if "Pagar" is already enabled again. */
type Work = Promise<boolean>;

/** Registers the cart, sends the payer's e-mail to the bank, and navigates to the bank's page. */
async function pay(email: string, items: readonly CartItem[], api: EffectApi<PaymentRoot>): Work {
  // Another tab may have emptied the cart just before the press.
  if (items.length === 0) return false;
  // The charge must equal the amount on the pressed button.
  const hasChanged = () => !isSameContent(items, api.getState().cart.items);
  const button = await api.extra.exclusively('payment', () => openPayment(hasChanged, api));
  if (button === undefined) return false;
  // A failure does not stop the payment: the result screen then requests the address.
  await api.dispatch(registerPayerEmail.initiate({ button, email }, { track: false }));
  // The session ended during the calls, and with it the payment.
  if (!selectIsPaying(api.getState())) return true;
  if (!hasChanged()) return leave(button, api);
  api.dispatch(paymentWithheld(cartChanged));
  return false;
}

/** Stores the registered payment of a link, and navigates to the bank's page. */
async function payLink(
  { url, ...link }: ReturnType<typeof linkPaymentRequested>['payload'],
  api: EffectApi<PaymentRoot>,
): Work {
  const owner = selectUserData(api.getState())?.idu ?? '';
  const begun = { ...link, owner, startedAt: Date.now(), isPaidHere: true };
  await dispatchAndSave(paymentRegistered(begun), api);
  return leave(url, api);
}

/** Handles one press at a time, and enables "Pagar" again afterwards, even after an error. */
async function handlePress(work: () => Work, api: EffectApi<PaymentRoot>): Promise<void> {
  if (api.getOriginalState().payment.busy) return;
  let isReleased = false;
  try {
    if (await isCutOff(api.getState(), api.extra)) api.dispatch(paymentWithheld(offlineText));
    else isReleased = await work();
  } catch (error) {
    // The portal was closed, so no page can show the error.
    if (api.signal.aborted) return;
    api.dispatch(paymentWithheld(brokenOff));
    api.dispatch(paymentReleased());
    throw error;
  }
  // If "Pagar" was enabled again, another press may already be in progress.
  if (!isReleased) api.dispatch(paymentReleased());
}

function payCart(
  { payload }: ReturnType<typeof paymentRequested>,
  api: EffectApi<PaymentRoot>,
): Promise<void> {
  const { cart } = api.getOriginalState();
  return handlePress(() => pay(payload.email, cart.items, api), api);
}

const payOpenedLink = (
  { payload }: ReturnType<typeof linkPaymentRequested>,
  api: EffectApi<PaymentRoot>,
): Promise<void> => handlePress(() => payLink(payload, api), api);

const listen = addListener.withTypes<PaymentRoot, EffectApi<PaymentRoot>['dispatch'], StoreExtra>();

// Only screens that load on demand import this file, so adding the listeners in these thunks keeps
// their code out of the first load. RTK ignores a repeated listener with the same effect.
/** Pays the cart; `email` is sent to the bank as the address for the receipt. */
export const requestPayment =
  (email: string): Thunk<PaymentRoot, void> =>
  (dispatch) => {
    dispatch(listen({ actionCreator: paymentRequested, effect: payCart }));
    dispatch(paymentRequested({ email }));
  };

export const requestLinkPayment =
  (press: Parameters<typeof linkPaymentRequested>[0]): Thunk<PaymentRoot, void> =>
  (dispatch) => {
    dispatch(listen({ actionCreator: linkPaymentRequested, effect: payOpenedLink }));
    dispatch(linkPaymentRequested(press));
  };
