import type { Payment } from '../api/paymentsApi.ts';
import type { ReceiptLine } from '../api/receiptsApi.ts';
import type { ReportEntry } from '../api/reportApi.ts';
import { sampleItem } from './sampleItem.ts';

/** The fields that a receipt's line and a report's entry share: a paid water bill. */
const paidBill = {
  company: 'Aguas del Lleuque',
  companyCode: '1010',
  identifiers: [
    { kind: 'COMPANY_ID', value: '1010' },
    { kind: 'SERVICE_ID', value: '10203040' },
  ],
  alias: 'Hogar',
  invoiceId: 'F-1',
  amount: 25_990,
} satisfies Partial<ReceiptLine>;

export function sampleLine(changes: Partial<ReceiptLine> = {}): ReceiptLine {
  return { ...paidBill, duplicateCompanyId: false, ...changes };
}

export function sampleEntry(changes: Partial<ReportEntry> = {}): ReportEntry {
  return { ...paidBill, day: '2026-11-20', ...changes };
}

export function samplePayment(changes: Partial<Payment> = {}): Payment {
  return {
    id: 'p-1',
    reference: '20261120000001',
    date: '2026-11-20T10:32:07-03:00',
    status: 'paid',
    statusWord: 'PAGADO',
    total: 25_990,
    email: 'ana@ejemplo.cl',
    companyCode: '1010',
    companyName: 'Aguas del Lleuque',
    isPublic: false,
    items: [sampleItem()],
    shares: [{ company: 'Aguas del Lleuque', amount: 25_990 }],
    itemsLeftOut: 0,
    ...changes,
  };
}

/** The action that brings the bank's answer to `getPayment` into the store. */
export const paymentAnswered = (payment: Payment) => ({
  type: 'bank/executeQuery/fulfilled',
  payload: payment,
  meta: {
    arg: {
      type: 'query',
      endpointName: 'getPayment',
      originalArgs: { reference: payment.reference },
      queryCacheKey: `getPayment(${payment.reference})`,
    },
    requestId: 'answer',
    requestStatus: 'fulfilled',
    fulfilledTimeStamp: Date.now(),
  },
});
