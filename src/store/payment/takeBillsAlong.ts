import { addListener, isAnyOf } from '@reduxjs/toolkit';
import { showToast } from '../../ui/toasts/toasts.ts';
import { toQueuedBill } from '../cart/cartItems.ts';
import { selectQueue } from '../cart/cartSlice.ts';
import { noRoomText } from '../cart/fateTexts.ts';
import type { StoreExtra } from '../device/extra.ts';
import type { EffectApi, Thunk } from '../device/listening.ts';
import { loginAbandoned, loginFailed, sessionEnded, signedIn } from '../session/sessionSlice.ts';
import { requeue } from './addDebts.ts';
import type { PaymentRoot } from './paymentSlice.ts';

const listen = addListener.withTypes<PaymentRoot, EffectApi<PaymentRoot>['dispatch'], StoreExtra>();

/**
 * Queues the bills of cart and queue again after the payer has signed in, because the sign-in
 * empties both. Does nothing if the payer does not sign in. The items of the cart are queued, too,
 * because queued bills are checked with the bank again before they are paid (`continueQueue`).
 */
export const takeBillsAlong = (): Thunk<PaymentRoot, void> => (dispatch, getState) => {
  const { items, queue, maxItems } = getState().cart;
  const bills = [...items.map((item) => toQueuedBill(item, item, { maxItems })), ...queue];
  dispatch(
    listen({
      matcher: isAnyOf(signedIn, loginFailed, loginAbandoned, sessionEnded),
      effect(action, api) {
        api.unsubscribe();
        if (!signedIn.match(action)) return;
        const withoutRoom = api.dispatch(requeue(bills)).length;
        const queued = selectQueue(api.getState()).length;
        const whose = queued === 1 ? 'Tu deuda está' : `Tus ${queued} deudas están`;
        const rest = withoutRoom > 0 ? ` ${noRoomText(withoutRoom)}` : '';
        showToast({
          targetClass: 'info',
          text: `${whose} en «Después de este pago», en tu carro.${rest}`,
          outlivesScreen: true,
        });
      },
    }),
  );
};
