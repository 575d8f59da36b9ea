import { isAnyOf } from '@reduxjs/toolkit';
import { record } from '../device/listening.ts';
import { bankApi } from '../../api/bankApi.ts';
import { guestForgotten, portalOpened } from '../device/appEvents.ts';
import { readPaymentsAgain } from './storedPayments.ts';
import { writeText } from '../device/storageAreas.ts';
import { formerPayerForgotten } from '../session/sessionSlice.ts';
import { paymentsAged } from './paymentSlice.ts';
import type { EffectApi, StartListening } from '../device/listening.ts';
import type { PaymentRoot } from './paymentSlice.ts';

/** Milliseconds between two looks at what is old enough to be forgotten. */
const hour = 3_600_000;

async function forgetWithTime(api: EffectApi<PaymentRoot>): Promise<void> {
  for (;;) {
    // Not while another tab pays: what it stores meanwhile would be written over.
    await api.extra.exclusively('payment', async () => {
      api.dispatch(readPaymentsAgain());
      await record(paymentsAged(Date.now()), api);
    });
    await api.delay(hour);
  }
}

/**
 * What a browser remembers of its payers' payments ends with time, or at once when somebody wishes.
 * A tab that knows no payments, or no e-mail, leaves what is stored of them to the others: to forget
 * is to take them out.
 */
export function listenToForget(startListening: StartListening<PaymentRoot>): void {
  startListening({ actionCreator: portalOpened, effect: (_action, api) => forgetWithTime(api) });
  startListening({
    matcher: isAnyOf(formerPayerForgotten, guestForgotten),
    effect() {
      writeText('local', 'payment', undefined);
      writeText('local', 'clientEmail', undefined);
    },
  });
  startListening({
    predicate: (action, { payment }, { payment: before }) =>
      paymentsAged.match(action) && payment.clientEmail !== before.clientEmail,
    effect: () => void writeText('local', 'clientEmail', undefined),
  });
  startListening({
    actionCreator: guestForgotten,
    effect: (_action, api) => void api.dispatch(bankApi.util.resetApiState()),
  });
}
