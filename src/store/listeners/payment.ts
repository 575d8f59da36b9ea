import { untracked } from '../../api/bankApi.ts';
import { registerPayerEmail } from '../../api/checkout.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import type { Toast } from '../../ui/toasts/toasts.ts';
import { isSameContent } from '../payment/attempt.ts';
import { selectItemCount } from '../cart.ts';
import {
  linkPaymentRequested,
  paymentReleased,
  paymentRequested,
  paymentWithheld,
  selectIsPaying,
} from '../payment.ts';
import { portalShownAgain } from '../portal.ts';
import { readPaymentsAgain } from '../stored/otherTabs.ts';
import { askStanding, inscribeCart, settleTaken } from './inscription.ts';
import type { EffectApi, StartListening } from './listening.ts';

/** Milliseconds after which the button is enabled again if the bank's page has not loaded. */
const patience = 10_000;

const partlySettled: Toast = {
  text: 'Una de las cuentas ya estaba pagada o en proceso: este es ese pago. Las demás siguen en tu carro.',
  targetClass: 'warning',
};

const cartChanged = 'Tu carro cambió mientras pagabas. Revisa el total antes de pagar.';
const unknownBefore =
  'El banco no nos informa si un pago anterior de estas cuentas se hizo. Para que no pagues dos veces, intenta nuevamente en unos minutos.';

/**
 * Leaves for the bank's page. The button is enabled again when the payer comes back, or when the
 * page never loads.
 */
async function leave(url: string, api: EffectApi): Promise<void> {
  api.extra.leaveFor(url);
  const isFree = await api.condition((_action, now) => !selectIsPaying(now), patience);
  if (!isFree) api.dispatch(paymentReleased());
}

/** From the press to the bank's page: inscription, the payer's e-mail, and off (design, "Pay"). */
async function pay(
  { payload: { email } }: ReturnType<typeof paymentRequested>,
  api: EffectApi,
): Promise<void> {
  const { payment, cart } = api.getOriginalState();
  if (payment.busy) return;
  // What is charged is what the pressed button said (trust T05).
  const hasChanged = () => !isSameContent(cart.items, api.getState().cart.items);
  const button = await api.extra.exclusively('payment', async () => {
    api.dispatch(readPaymentsAgain());
    const standing = await askStanding(api);
    if (standing === 'taken') {
      if (selectItemCount(api.getState()) > 0) showToast(partlySettled);
      return undefined;
    }
    if (standing === 'unknown' || hasChanged()) {
      api.dispatch(paymentWithheld(standing === 'unknown' ? unknownBefore : cartChanged));
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
  await api.dispatch(registerPayerEmail.initiate({ button, email }, untracked));
  // A session that ended meanwhile has taken its payment with it.
  if (!selectIsPaying(api.getState())) return;
  if (hasChanged()) {
    api.dispatch(paymentWithheld(cartChanged));
    api.dispatch(paymentReleased());
    return;
  }
  await leave(button, api);
}

/** Off to the bank's page of a link: neither inscription nor ICP (ruling 4). */
async function payLink(
  { payload: { url } }: ReturnType<typeof linkPaymentRequested>,
  api: EffectApi,
): Promise<void> {
  if (api.getOriginalState().payment.busy) return;
  await api.extra.saveNow();
  await leave(url, api);
}

/** The ways to the bank's page, and back from it by the browser's own button. */
export function listenToPayment(startListening: StartListening): void {
  startListening({ actionCreator: paymentRequested, effect: pay });
  startListening({ actionCreator: linkPaymentRequested, effect: payLink });
  startListening({
    actionCreator: portalShownAgain,
    effect(_action, api) {
      settleTaken(api);
      api.dispatch(paymentReleased());
    },
  });
}
