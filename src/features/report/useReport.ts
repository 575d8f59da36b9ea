import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo } from 'react';
import { isUnreadable, refusal } from '../../api/errors.ts';
import { useGetReportInfiniteQuery } from '../../api/reportApi.ts';
import type { ReportBatch, ReportEntry } from '../../api/reportApi.ts';
import type { Period } from '../../lib/dates/dates.ts';
import { isPesos, sumAmounts } from '../../lib/money.ts';
import { useAppSelector } from '../../store/app/hooks.ts';
import { selectUserData } from '../../store/session/sessionSlice.ts';
import { useConfiguration } from '../../store/app/useConfiguration.ts';

/**
 * `request` is undefined without a payer, or without the ids of the report's service and filter,
 * which the bank's configuration contains.
 */
function useReportRequest({ from, to }: Period) {
  const userId = useAppSelector(selectUserData)?.idu;
  const { values, error, refetch } = useConfiguration(
    'reportPaymentServiceId',
    'reportsWebServiceFilterId',
  );
  const { reportPaymentServiceId: serviceId, reportsWebServiceFilterId: filterId } = values;
  const pageSize = readPageSize(values.registrosPorPaginaReporteDePagos);
  return {
    request:
      userId && serviceId && filterId
        ? { userId, serviceId, filterId, from, to, pageSize }
        : undefined,
    pageSize,
    error,
    refetch,
  };
}

/** How many payments could not be read. */
const leftOutOf = (batches: readonly ReportBatch[]) =>
  batches.reduce((sum, { leftOut }) => sum + leftOut, 0);

/**
 * The payments of the period; undefined if they are incomplete, or if their sum exceeds the safe
 * integers (docs/trust.md, T05). Payments outside the period are left out: a bank that counts days
 * in another time zone may send them.
 */
function wholeReport(
  batches: readonly ReportBatch[],
  { from, to }: Period,
): ReportEntry[] | undefined {
  const entries = batches.flatMap((batch) => batch.entries);
  const isSum = isPesos(sumAmounts(entries));
  if (entries.length + leftOutOf(batches) !== batches[0]?.total || !isSum) return undefined;
  return entries
    .filter(({ day }) => from <= day && day <= to)
    .sort((one, other) => other.day.localeCompare(one.day));
}

/**
 * Loads all pages of a period's report. `entries`, newest first, are undefined until the last page
 * has loaded; an incomplete report is an error.
 */
export function useReport({ from, to }: Period) {
  const { request, pageSize, ...configuration } = useReportRequest({ from, to });
  const answer = useGetReportInfiniteQuery(request ?? skipToken);
  const { currentData, isFetching, isError, fetchNextPage } = answer;
  const batches = currentData?.pages;
  const progress = {
    done: batches?.reduce((sum, { pages }) => sum + pages, 0) ?? 0,
    pages: Math.ceil((batches?.[0]?.total ?? 0) / pageSize),
  };
  const { done, pages } = progress;
  useEffect(() => {
    if (done < pages && !isFetching && !isError) void fetchNextPage();
  }, [done, pages, isFetching, isError, fetchNextPage]);

  const isWhole = batches !== undefined && done >= pages;
  const entries = useMemo(
    () => (isWhole ? wholeReport(batches, { from, to }) : undefined),
    [isWhole, batches, from, to],
  );
  const isWrong = isWhole && !isFetching && !entries;
  return {
    entries,
    leftOut: isWhole ? leftOutOf(batches) : 0,
    pageSize,
    progress,
    error: isError ? answer.error : (configuration.error ?? (isWrong && refusal('SCHEMA'))),
    retry: () => {
      if (configuration.error) void configuration.refetch();
      // After a failed call, loading continues with the missing pages. The report starts over if
      // its pages contradict each other or cannot be read: the payments may have changed meanwhile.
      else if (done < pages && !isUnreadable(answer.error)) void fetchNextPage();
      else void answer.refetch();
    },
  };
}

/** The page size of the report if the configuration does not set it. */
const usualPageSize = 15;

/**
 * The page size configured as `registrosPorPaginaReporteDePagos`; if that is not a whole number
 * from 1 to 9999, the usual one.
 */
export function readPageSize(configured: string | undefined): number {
  return /^[1-9]\d{0,3}$/.test(configured ?? '') ? Number(configured) : usualPageSize;
}
