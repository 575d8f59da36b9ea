import { markDuplicates } from '../lib/duplicates.ts';
import { sumAmounts } from '../lib/money.ts';
import { bankApi, ifFailed } from './bankApi.ts';
import { refusal } from './errors.ts';
import { areRepeated, beginningOf, mostPages } from './records.ts';
import { fetchEntries } from './receiptEntries.ts';
import type { EntryPage, ReceiptEntry } from './receiptEntries.ts';

export interface ReceiptLine extends Omit<ReceiptEntry, 'paidAt'> {
  /** Whether another line of the receipt has the same company code. */
  duplicateCompanyId: boolean;
}

/**
 * `paymentKey` is the payment's secret key, if this browser has it; `total` is in pesos;
 * `serviceId` and `filterId` come from the bank's configuration.
 */
interface ReceiptRequest {
  reference: string;
  paymentKey?: string | undefined;
  total: number;
  serviceId: string;
  filterId: string;
}

const pageSize = 15;

const receiptsApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The lines of all pages of a paid payment's receipt. The bank may complete the receipt later
     * than the payment, so the error is `NO_RECEIPT` if it has no lines, another sum than the
     * payment, another number of readable lines than announced, or the same page twice.
     */
    getReceipt: build.query<ReceiptLine[], ReceiptRequest>({
      providesTags: ifFailed,
      queryFn: async ({ reference, total, ...service }, _api, _options, send) => {
        const pages: EntryPage[] = [];
        for (;;) {
          const { data, error } = await fetchEntries(
            { ...service, values: [reference], pageSize, page: pages.length + 1 },
            send,
          );
          if (error) return { error };
          pages.push(data);
          if (areRepeated(pages.map(({ records }) => beginningOf(records)))) {
            return { error: refusal('NO_RECEIPT') };
          }
          const count = pages.flatMap(({ records }) => records).length;
          if (count >= data.total || data.records.length === 0 || pages.length === mostPages) break;
        }
        const lines = pages.flatMap(({ records }) => records);
        const isWhole = lines.length > 0 && pages.every((page) => page.total === lines.length);
        if (!isWhole || sumAmounts(lines) !== total) return { error: refusal('NO_RECEIPT') };
        return { data: markDuplicates(lines, ({ companyCode }) => companyCode) };
      },
    }),
  }),
});

export const { useGetReceiptQuery } = receiptsApi;
export const { getReceipt } = receiptsApi.endpoints;
