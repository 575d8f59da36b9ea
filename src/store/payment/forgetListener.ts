import type { EffectApi, StartListening } from '../listeners/listening.ts';
import { portalOpened } from '../portal.ts';
import { writeText } from '../stored/storageAreas.ts';
import { clientEmailForgotten, paymentsAged, paymentsForgotten } from './paymentSlice.ts';

/** Milliseconds between two looks at what is old enough to be forgotten. */
const hour = 3_600_000;

async function forgetWithTime(api: EffectApi): Promise<void> {
  for (;;) {
    api.dispatch(paymentsAged(Date.now()));
    await api.delay(hour);
  }
}

/**
 * What a browser remembers of its payers' payments ends with time, or at once when somebody wishes.
 * The stored e-mail has a key of its own, which a tab without an e-mail leaves to the others.
 */
export function listenToForget(startListening: StartListening): void {
  startListening({ actionCreator: portalOpened, effect: (_action, api) => forgetWithTime(api) });
  startListening({
    predicate: (action, { payment }, { payment: before }) =>
      paymentsForgotten.match(action) ||
      clientEmailForgotten.match(action) ||
      (payment.clientEmail === undefined && before.clientEmail !== undefined),
    effect: () => void writeText('local', 'clientEmail', undefined),
  });
}
