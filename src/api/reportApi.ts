import { dayOfTime } from '../lib/dates/dates.ts';
import type { Period } from '../lib/dates/dates.ts';
import { range } from '../lib/arrays.ts';
import { bankApi, ifFailed } from './bankApi.ts';
import { brokenContract, areRepeated, beginningOf, mostPages } from './records.ts';
import { refusal } from './errors.ts';
import { fetchEntries } from './receiptEntries.ts';
import type { EntryPage, ReceiptEntry } from './receiptEntries.ts';

/** A paid account in the report; `day` is its day of payment in local time, YYYY-MM-DD. */
export interface ReportEntry extends Omit<ReceiptEntry, 'paidAt'> {
  day: string;
}

/** `serviceId` and `filterId` come from the bank's configuration; `userId` is the payer. */
interface ReportRequest extends Period {
  serviceId: string;
  filterId: string;
  userId: string;
  pageSize: number;
}

/** Pages that were fetched together; `total` counts the payments of the whole period. */
export interface ReportBatch {
  entries: ReportEntry[];
  pages: number;
  total: number;
  /**
   * The number of payments left out: unreadable ones, and those without a day, because the report
   * groups payments by month.
   */
  leftOut: number;
  /** The first record of each page, to recognise repeated pages. */
  beginnings: (string | undefined)[];
}

/**
 * `page` is the first of `count` pages to fetch; `before` has the first record of every earlier
 * page.
 */
interface PageParam {
  page: number;
  count: number;
  before: (string | undefined)[];
}

/** More requests would wait: browsers open at most six connections to one HTTP/1.1 host. */
const pagesAtOnce = 6;

/**
 * Returns a list with the payment and its day. For a payment without a day, reports the field as
 * broken and returns an empty list.
 */
function withDay({ paidAt, ...entry }: ReceiptEntry, index: number): ReportEntry[] {
  const day = dayOfTime(paidAt);
  if (day === '') brokenContract(`getReport: registros.${index}`, 'fecha');
  return day === '' ? [] : [{ ...entry, day }];
}

/**
 * Reads a batch of pages. Returns undefined if the report's sum would be wrong, because the first
 * page has more payments than announced, a later page is empty, or a page is repeated.
 */
function readBatch(pages: readonly EntryPage[], { before }: PageParam): ReportBatch | undefined {
  const isFirst = before.length === 0;
  if (!isFirst && pages.some(({ records, leftOut }) => records.length + leftOut === 0))
    return undefined;
  const beginnings = pages.map((page) => beginningOf(page.records));
  if (areRepeated([...before, ...beginnings])) return undefined;
  const entries = pages.flatMap((page) => page.records.flatMap(withDay));
  const listed = pages.reduce((sum, page) => sum + page.records.length + page.leftOut, 0);
  const total = pages[0]?.total ?? 0;
  if (isFirst && total < listed) return undefined;
  return { entries, pages: pages.length, total, leftOut: listed - entries.length, beginnings };
}

const reportApi = bankApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The payment report, assembled from the bank's pages: the first page gives the number of
     * payments, the others are fetched in batches. With `keepUnusedDataFor: 0`, leaving the screen
     * removes the report from the cache, which also aborts its requests.
     */
    getReport: build.infiniteQuery<ReportBatch, ReportRequest, PageParam>({
      providesTags: ifFailed,
      infiniteQueryOptions: {
        initialPageParam: { page: 1, count: 1, before: [] },
        getNextPageParam: (_batch, batches, _param, _params, { pageSize }) => {
          // Later batches may announce other totals; the first one decides when the report is
          // complete.
          const total = batches[0]?.total ?? 0;
          const done = batches.reduce((sum, { pages }) => sum + pages, 0);
          const left = Math.ceil(total / pageSize) - done;
          const before = batches.flatMap(({ beginnings }) => beginnings);
          return left > 0
            ? { page: done + 1, count: Math.min(left, pagesAtOnce), before }
            : undefined;
        },
      },
      queryFn: async ({ queryArg, pageParam }, _api, _options, send) => {
        const { page, count } = pageParam;
        const { userId, from, to, ...service } = queryArg;
        const answers = await Promise.all(
          range(count).map((index) =>
            fetchEntries({ ...service, values: [userId, from, to], page: page + index }, send),
          ),
        );
        const failure = answers.find(({ error }) => error)?.error;
        if (failure) return { error: failure };
        const pages = answers.flatMap(({ data }) => data ?? []);
        const data = page <= mostPages ? readBatch(pages, pageParam) : undefined;
        return data ? { data } : { error: refusal('SCHEMA') };
      },
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetReportInfiniteQuery } = reportApi;
