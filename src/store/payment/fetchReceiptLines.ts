import { getReceipt } from '../../api/receiptsApi.ts';
import type { ReceiptLine } from '../../api/receiptsApi.ts';
import type { ReceiptContent } from '../extra.ts';
import { fetchConfiguration } from '../fetchConfiguration.ts';
import type { AppThunk } from '../storeTypes.ts';
import { paymentQueryOf } from './paymentSlice.ts';

/** A receipt's lines, or why there are none. */
interface Asked {
  lines?: ReceiptLine[] | undefined;
  error?: unknown;
}

/** The lines of a receipt outside its screen, from the report that the configuration names. */
export function fetchReceiptLines({
  reference,
  total,
}: ReceiptContent['payment']): AppThunk<Promise<Asked>> {
  return async (dispatch, getState) => {
    const { configuration, error } = await dispatch(
      fetchConfiguration('paymentServiceId', 'paymentServiceFilterId'),
    );
    const { paymentServiceId: serviceId, paymentServiceFilterId: filterId } = configuration;
    if (!serviceId || !filterId) return { error };
    const { paymentKey } = paymentQueryOf(getState(), reference);
    const receipt = { reference, paymentKey, total, serviceId, filterId };
    const asked = await dispatch(getReceipt.initiate(receipt, { subscribe: false }));
    return { lines: asked.data, error: asked.error };
  };
}
