import { tellInTitle } from '../../ui/page/pageTitle.ts';
import type { PaymentStatus } from '../../api/paymentsApi.ts';
import { outcomeReceived, selectAttempt } from './paymentSlice.ts';
import type { StartListening } from '../device/listening.ts';
import type { PaymentRoot } from './paymentSlice.ts';

/** The heading of each outcome, and how the title of a hidden tab begins with it. */
export const outcomeTitles: Record<PaymentStatus, string> = {
  paid: 'Pago exitoso',
  pending: 'Pago pendiente',
  rejected: 'Pago rechazado',
  other: 'Tu pago cambió de estado',
};

/** Says in the title of a hidden tab how this browser's payment ended, on whatever page it is. */
export function listenToTitle(startListening: StartListening<PaymentRoot>): void {
  startListening({
    actionCreator: outcomeReceived,
    effect({ payload }, api) {
      const { reference } = payload.payment;
      const before = selectAttempt(api.getOriginalState(), reference)?.status;
      const status = selectAttempt(api.getState(), reference)?.status;
      if (status !== undefined && status !== 'open' && status !== before)
        tellInTitle(outcomeTitles[status]);
    },
  });
}
