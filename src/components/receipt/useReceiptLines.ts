import { skipToken } from '@reduxjs/toolkit/query';
import { isReceiptLate, shownError } from '../../api/errors.ts';
import type { Payment } from '../../api/paymentsApi.ts';
import { useGetReceiptQuery } from '../../api/receiptsApi.ts';
import { useConfiguration } from '../../store/app/useConfiguration.ts';
import { isConsistent } from '../../store/payment/attempt.ts';
import type { Attempt } from '../../store/payment/attempt.ts';
import { isReceiptOf } from '../../store/payment/isReceiptOf.ts';
import { usePaymentQueryOf } from './usePayment.ts';

/**
 * Fetches the lines of a paid payment's receipt, after the configuration with the ids that the
 * query needs; `retry` repeats the failed call. `isLate`: the bank does not have the receipt yet,
 * contradicts itself in the amounts (then `isReady` is false), or returns a receipt of other bills
 * (`isOther`).
 */
export function useReceiptLines(payment: Payment | undefined, own: Attempt | undefined) {
  const { values, error, refetch } = useConfiguration('paymentServiceId', 'paymentServiceFilterId');
  const { paymentServiceId: serviceId, paymentServiceFilterId: filterId } = values;
  const { reference, paymentKey } = usePaymentQueryOf(payment?.reference ?? '');
  const isReady = payment !== undefined && isConsistent(payment, own);
  const receipt = useGetReceiptQuery(
    isReady && serviceId && filterId
      ? { reference, paymentKey, total: payment.total, serviceId, filterId }
      : skipToken,
  );
  const isOther = Boolean(isReady && receipt.data && !isReceiptOf(receipt.data, payment, own));
  const lines = isOther ? undefined : receipt.data;
  // RTK Query keeps the last error during a refetch, so the notice about a late receipt stays.
  const isMissing = !isReady || isOther || isReceiptLate(receipt.error);
  return {
    lines,
    isReady,
    isOther,
    isLate: payment !== undefined && isMissing && !lines,
    error: shownError({ error: receipt.error ?? error, isFetching: receipt.isFetching }),
    isFetching: receipt.isFetching,
    retry: () => void (receipt.isUninitialized ? refetch() : receipt.refetch()),
  };
}
