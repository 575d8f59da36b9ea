import { getReceipt } from '../../api/receiptsApi.ts';
import type { ReceiptLine } from '../../api/receiptsApi.ts';
import type { ReceiptContent } from '../extra.ts';
import { fetchConfiguration } from '../fetchConfiguration.ts';
import type { AppThunk } from '../storeTypes.ts';

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
  return async (dispatch) => {
    const { configuration, error } = await dispatch(
      fetchConfiguration('paymentServiceId', 'paymentServiceFilterId'),
    );
    const { paymentServiceId: serviceId, paymentServiceFilterId: filterId } = configuration;
    if (!serviceId || !filterId) return { error };
    const asked = await dispatch(
      getReceipt.initiate({ reference, total, serviceId, filterId }, { subscribe: false }),
    );
    return { lines: asked.data, error: asked.error };
  };
}
