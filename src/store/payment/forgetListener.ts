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

/** Milliseconds between two removals of outdated data. */
const hour = 3_600_000;

/**
 * Whether an action changed the cart in this tab. A cart that was restored or comes from another
 * tab has its `changedAt` already.
 */
const changesCart = (action: UnknownAction, { cart }: CartRoot, { cart: before }: CartRoot) =>
  (cart.items !== before.items || cart.queue !== before.queue) &&
  cart.changedAt === before.changedAt &&
  !cartChangedElsewhere.match(action);

async function forgetWithTime(api: EffectApi<PaymentRoot>): Promise<void> {
  for (;;) {
    // The Web Lock `payment` keeps other tabs from storing a payment between the reads and the
    // write below.
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
 * Registers listeners that set the time of the cart's last change, and that remove stored data:
 * outdated data (`device/lifetimes.ts`), a former payer's data, and a guest's data on request. They
 * remove the storage keys `payment` and `clientEmail` themselves, because `storedPayment` does not
 * overwrite them in a tab without payments or e-mail.
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
