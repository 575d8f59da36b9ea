import { once } from '../../api/bankApi.ts';
import { getPayment } from '../../api/paymentsApi.ts';
import type { Payment } from '../../api/paymentsApi.ts';
import { outcomeReceived, paymentQueryOf } from './paymentSlice.ts';
import type { StoreApi } from '../device/listening.ts';
import type { PaymentRoot } from './paymentSlice.ts';

/**
 * Asks the bank how a payment stands and tells the store. Returns its answer, null for a payment
 * that it does not know; undefined if there is none.
 */
export async function fetchOutcome(
  reference: string,
  api: StoreApi<PaymentRoot>,
): Promise<Payment | null | undefined> {
  const asked = paymentQueryOf(api.getState(), reference);
  const { data, error } = await api.dispatch(getPayment.initiate(asked, once));
  if (error) return undefined;
  if (data) api.dispatch(outcomeReceived(data));
  return data;
}
