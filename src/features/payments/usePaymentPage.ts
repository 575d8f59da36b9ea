import { skipToken } from '@reduxjs/toolkit/query';
import { shownError } from '../../api/errors.ts';
import { getPayments, useGetPaymentsQuery } from '../../api/paymentsApi.ts';
import { useIsPageVisible } from '../../ui/hooks/useIsPageVisible.ts';
import type { PaymentListSearch } from './paymentSearch.ts';

/** Milliseconds between two requests of a list with a pending payment. */
export const followInterval = 15_000;

/**
 * A page of a payer's payments; without a search no request is sent. While one of these payments is
 * pending and the browser shows the portal, the request is repeated; a failed repeat changes
 * nothing.
 */
export function usePaymentPage(userId: string, search: PaymentListSearch | undefined) {
  const request = search ? { userId, ...search } : skipToken;
  const answer = useGetPaymentsQuery(request, {
    refetchOnMountOrArgChange: true,
    // Without `isFetching`, so that the start of a poll does not re-render the screen.
    selectFromResult: ({ data, currentData, ...asked }) => ({
      data,
      currentData,
      error: shownError(asked),
    }),
  });
  const isVisible = useIsPageVisible();
  const isPending = answer.currentData?.payments.some(({ status }) => status === 'pending');
  getPayments.useQuerySubscription(request, {
    pollingInterval: isPending && isVisible ? followInterval : 0,
  });
  return answer;
}
