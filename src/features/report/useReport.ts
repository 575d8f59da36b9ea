import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo } from 'react';
import { refusal } from '../../api/errors.ts';
import { useGetReportInfiniteQuery } from '../../api/report.ts';
import type { ReportBatch, ReportEntry } from '../../api/report.ts';
import { isPesos, sumPesos } from '../../lib/money.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectUserData } from '../../store/session.ts';
import { useConfiguration } from '../../store/useConfiguration.ts';
import type { Period } from '../../lib/dates.ts';
import { readPageSize } from './pageSize.ts';

/** How to ask for the report, once the configuration names it; that may fail and be asked again. */
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

/**
 * The payments of the period, or undefined when they do not add up: fewer than announced, or more pesos than a number holds (trust T05).
 * A bank that counts its days by another clock may send one from beyond the period's ends: that one is left out.
 */
function wholeReport(
  batches: readonly ReportBatch[],
  { from, to }: Period,
): ReportEntry[] | undefined {
  const entries = batches.flatMap((batch) => batch.entries);
  const isSum = isPesos(sumPesos(entries.map(({ amount }) => amount)));
  if (entries.length !== batches[0]?.total || !isSum) return undefined;
  return entries.filter(({ day }) => from <= day && day <= to);
}

/**
 * Every payment of a period once its last page is here, newest first as the bank has them; until then how far it got. Figures that are
 * not whole are never shown: they are an error. Trying again goes on where it failed.
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
    pageSize,
    progress,
    error: isError ? answer.error : (configuration.error ?? (isWrong && refusal('SCHEMA'))),
    retry: () => {
      if (configuration.error) void configuration.refetch();
      else if (done < pages) void fetchNextPage();
      else void answer.refetch();
    },
  };
}
