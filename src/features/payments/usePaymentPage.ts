import { skipToken } from '@reduxjs/toolkit/query';
import { useSyncExternalStore } from 'react';
import { getPayments, useGetPaymentsQuery } from '../../api/payments.ts';
import type { PaymentSearch } from './paymentSearch.ts';

/** Milliseconds between two looks at a list that holds a pending payment. */
export const followInterval = 15_000;

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
const useIsPageVisible = () =>
  useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');

/**
 * A page of a payer's payments; without a search nothing is asked yet. While one is pending and somebody may be looking, the bank is
 * asked again by itself (design, "Mis pagos"); a failure of that changes nothing.
 */
export function usePaymentPage(userId: string, search: PaymentSearch | undefined) {
  const request = search ? { userId, ...search } : skipToken;
  const answer = useGetPaymentsQuery(request, { refetchOnMountOrArgChange: true });
  const isVisible = useIsPageVisible();
  const isPending = answer.currentData?.payments.some(({ status }) => status === 'PENDIENTE');
  getPayments.useQuerySubscription(request, {
    pollingInterval: isPending && isVisible ? followInterval : 0,
  });
  return answer;
}
