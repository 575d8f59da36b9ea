import { markDuplicates } from '../lib/duplicates.ts';
import { bankApi } from './bankApi.ts';
import { isBankError, refusal } from './errors.ts';
import { askForEntries } from './receiptEntries.ts';
import type { ReceiptEntry } from './receiptEntries.ts';

/** One line of a receipt. */
export interface ReceiptLine extends Omit<ReceiptEntry, 'stamp'> {
  /** Whether another line of the receipt has the same company code (spec 3). */
  duplicateCompanyId: boolean;
}

/** Which receipt: the payment's reference, and the configured report and filter. */
interface ReceiptRequest {
  reference: string;
  serviceId: string;
  filterId: string;
}

/** Lines per page of a receipt (spec 9). */
const pageSize = 15;

const receiptsApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Every line of a settled payment's receipt; more than 15 take several pages. One with
     * fewer or more lines than announced is an error (trust T05).
     */
    getReceipt: build.query<ReceiptLine[], ReceiptRequest>({
      queryFn: async ({ reference, ...service }, { dispatch }) => {
        const lines: ReceiptEntry[] = [];
        for (let page = 1, isLast = false; !isLast; page += 1) {
          const { data, error } = await dispatch(
            askForEntries({ ...service, values: [reference], pageSize, page }),
          );
          if (!data) return { error: isBankError(error) ? error : refusal('SCHEMA') };
          lines.push(...data.entries);
          isLast = data.entries.length === 0 || lines.length >= data.total;
          // The report may lag behind the payment: an empty receipt is none.
          if (lines.length === 0) return { error: refusal('NO_RECEIPT') };
          if (isLast && lines.length !== data.total) return { error: refusal('SCHEMA') };
        }
        return { data: markDuplicates(lines, ({ companyCode }) => companyCode) };
      },
    }),
  }),
});

export const { useGetReceiptQuery } = receiptsApi;
export const { getReceipt } = receiptsApi.endpoints;
