import { refusal } from '../../api/errors.ts';
import type { Payment } from '../../api/paymentsApi.ts';
import { getReceipt } from '../../api/receiptsApi.ts';
import type { ReceiptLine } from '../../api/receiptsApi.ts';
import { fetchConfiguration } from '../device/fetchConfiguration.ts';
import { isReceiptOf } from './isReceiptOf.ts';
import { paymentQueryOf, selectOwnAttempt } from './ownPayments.ts';
import type { Thunk } from '../device/listening.ts';
import type { PaymentRoot } from './paymentSlice.ts';

/**
 * `lines` are absent after an error, or if the bank's configuration lacks the ids of the receipt
 * report (`paymentServiceId`, `paymentServiceFilterId`).
 */
interface FetchedLines {
  lines?: ReceiptLine[] | undefined;
  error?: unknown;
}

/**
 * Fetches a receipt's lines, to mail, save or print the receipt without opening it. Returns an
 * error if the receipt lists other bills than the payment.
 */
export function fetchReceiptLines(payment: Payment): Thunk<PaymentRoot, Promise<FetchedLines>> {
  const { reference, total } = payment;
  return async (dispatch, getState) => {
    const { configuration, error } = await dispatch(
      fetchConfiguration('paymentServiceId', 'paymentServiceFilterId'),
    );
    const { paymentServiceId: serviceId, paymentServiceFilterId: filterId } = configuration;
    if (!serviceId || !filterId) return { error };
    const { paymentKey } = paymentQueryOf(getState(), reference);
    const receipt = { reference, paymentKey, total, serviceId, filterId };
    const asked = await dispatch(getReceipt.initiate(receipt, { subscribe: false }));
    const own = selectOwnAttempt(getState(), reference);
    if (asked.data && !isReceiptOf(asked.data, payment, own)) {
      return { error: refusal('OTHER_RECEIPT') };
    }
    return { lines: asked.data, error: asked.error };
  };
}
