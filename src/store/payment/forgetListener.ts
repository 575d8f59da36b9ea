import { isAnyOf } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import { dispatchAndSave } from '../device/listening.ts';
import { bankApi } from '../../api/bankApi.ts';
import { cartChangedElsewhere, cartDated } from '../cart/cartSlice.ts';
import type { CartRoot } from '../cart/cartSlice.ts';
import { readCartAgain } from '../cart/storedCart.ts';
import { guestForgotten, portalOpened, timePassed } from '../device/appEvents.ts';
import type { EffectApi, StartListening } from '../device/listening.ts';
import { writeText } from '../device/storageAreas.ts';
import { readRememberedAgain } from '../device/storedRememberedAccounts.ts';
import { formerPayerForgotten } from '../session/sessionSlice.ts';
import type { PaymentRoot } from './paymentSlice.ts';
import { readPaymentsAgain } from './storedPayments.ts';

/** Milliseconds between two searches for data that has outlived its time. */
const hour = 3_600_000;

/**
 * Whether this tab changed the cart. A cart that was restored or changed by another tab has its
 * date already.
 */
const changesCart = (action: UnknownAction, { cart }: CartRoot, { cart: before }: CartRoot) =>
  (cart.items !== before.items || cart.queue !== before.queue) &&
  cart.changedAt === before.changedAt &&
  !cartChangedElsewhere.match(action);

async function forgetWithTime(api: EffectApi<PaymentRoot>): Promise<void> {
  for (;;) {
    // The Web Lock `payment` is held, because another tab may be storing a payment.
    await api.extra.exclusively('payment', async () => {
      api.dispatch(readPaymentsAgain());
      api.dispatch(readCartAgain());
      api.dispatch(readRememberedAgain());
      await dispatchAndSave(timePassed(Date.now()), api);
    });
    await api.delay(hour);
  }
}

/**
 * Registers the listeners that date changes of the cart, and that forget stored data when its time
 * is over (`device/lifetimes.ts`) or when a payer asks for it. They remove the keys themselves,
 * because a tab without payments or e-mail does not write these keys.
 */
export function listenToForget(startListening: StartListening<PaymentRoot>): void {
  startListening({ actionCreator: portalOpened, effect: (_action, api) => forgetWithTime(api) });
  startListening({
    predicate: changesCart,
    effect: (_action, api) => void api.dispatch(cartDated(Date.now())),
  });
  startListening({
    matcher: isAnyOf(formerPayerForgotten, guestForgotten),
    effect() {
      writeText('local', 'payment', undefined);
      writeText('local', 'clientEmail', undefined);
    },
  });
  startListening({
    predicate: (action, { payment }, { payment: before }) =>
      timePassed.match(action) && payment.clientEmail !== before.clientEmail,
    effect: () => void writeText('local', 'clientEmail', undefined),
  });
  startListening({
    actionCreator: guestForgotten,
    effect: (_action, api) => void api.dispatch(bankApi.util.resetApiState()),
  });
}
