import { once } from '../../api/bankApi.ts';
import { getPayment } from '../../api/paymentsApi.ts';
import type { Payment } from '../../api/paymentsApi.ts';
import { paymentQueryOf } from './paymentSlice.ts';
import type { StoreApi } from '../device/listening.ts';
import type { PaymentRoot } from './paymentSlice.ts';

/** Asks the bank about a payment: null if it knows none, undefined if it does not answer. */
export async function fetchOutcome(
  reference: string,
  api: StoreApi<PaymentRoot>,
): Promise<Payment | null | undefined> {
  const query = paymentQueryOf(api.getState(), reference);
  const { data, error } = await api.dispatch(getPayment.initiate(query, once));
  return error ? undefined : data;
}
