import { shallowEqual } from 'react-redux';
import { useGetPaymentQuery } from '../../api/paymentsApi.ts';
import { useAppSelector } from '../../store/app/hooks.ts';
import { paymentQueryOf } from '../../store/payment/ownPayments.ts';

/** Returns the arguments of a payment's query, as the same object until one of them changes. */
export const usePaymentQueryOf = (reference: string) =>
  useAppSelector((state) => paymentQueryOf(state, reference), shallowEqual);

/**
 * The bank's answer about a payment. It has all fields for the payer or the browser that made the
 * payment, else only the public ones (`isPublic`).
 */
export const usePayment = (reference: string, options?: Parameters<typeof useGetPaymentQuery>[1]) =>
  useGetPaymentQuery(usePaymentQueryOf(reference), options);
