import { useState } from 'react';
import type { Payment } from '../../api/paymentsApi.ts';
import type { PaymentFilters } from '../../api/paymentsApi.ts';

/** The payments whose receipts are selected, in the order of the presses. */
export interface ReceiptSelection {
  payments: readonly Payment[];
  has: (payment: Payment) => boolean;
  select: (payment: Payment, isSelected: boolean) => void;
  add: (payments: readonly Payment[]) => void;
  clear: () => void;
}

/**
 * The selection over all pages of a list. With other filters the selection is empty; with the same
 * filters again it is back, unless payments were selected in between.
 */
export function useReceiptSelection({
  from,
  to,
  companyId,
  status,
}: PaymentFilters): ReceiptSelection {
  const list = [from, to, companyId, status].join(' ');
  const [selected, setSelected] = useState<{ list: string; payments: readonly Payment[] }>({
    list,
    payments: [],
  });
  const payments = selected.list === list ? selected.payments : [];
  const others = (payment: Payment) =>
    payments.filter(({ reference }) => reference !== payment.reference);
  const keep = (kept: readonly Payment[]) => setSelected({ list, payments: kept });
  return {
    payments,
    has: (payment) => others(payment).length < payments.length,
    select: (payment, isSelected) =>
      keep(isSelected ? [...others(payment), payment] : others(payment)),
    add: (more) =>
      keep([...payments, ...more.filter((payment) => others(payment).length === payments.length)]),
    clear: () => keep([]),
  };
}
