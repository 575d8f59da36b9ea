import { isAnyOf, isRejected } from '@reduxjs/toolkit';
import { inscribe } from '../../api/checkoutApi.ts';
import { isNoFault, isOutcomeUnknown } from '../../api/errors.ts';
import { getPayment } from '../../api/paymentsApi.ts';
import { reportFinding } from '../../lib/telemetry.ts';
import type { StartListening } from '../device/listening.ts';
import { isRegistered } from '../payment/attempt.ts';
import { paymentRegistered, selectAttempt } from '../payment/paymentSlice.ts';
import type { RootState } from './rootReducer.ts';

/**
 * Registers listeners that report failed calls and each new status of a payment to the portal's
 * operators (docs/events.md).
 */
export function listenForOperators(startListening: StartListening<RootState>): void {
  startListening({
    matcher: isRejected,
    effect({ meta, payload }) {
      const { endpointName } = meta.arg as { endpointName: string };
      // A call that was aborted, or skipped by `condition` because its answer is cached, has not
      // failed. For other errors, such as a missing connection (`isNoFault`), operators need no
      // report.
      if (meta.aborted || meta.condition || isNoFault(payload)) return;
      reportFinding({ kind: 'failure', endpoint: endpointName, error: payload });
    },
  });
  startListening({
    matcher: inscribe.matchRejected,
    effect({ payload }) {
      if (isOutcomeUnknown(payload)) reportFinding({ kind: 'payment', status: 'verifying' });
    },
  });
  startListening({
    matcher: isAnyOf(paymentRegistered, getPayment.matchFulfilled),
    effect(_action, api) {
      for (const { reference, status } of api.getState().payment.attempts.filter(isRegistered)) {
        const before = selectAttempt(api.getOriginalState(), reference);
        if (before?.status !== status) reportFinding({ kind: 'payment', status });
      }
    },
  });
}
