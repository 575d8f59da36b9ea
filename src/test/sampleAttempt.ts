import type { Attempt, RegisteredAttempt } from '../store/payment/attempt.ts';
import type { ReceiptDelivery, ReceiptState } from '../store/payment/receipts.ts';
import { sampleItem } from './sampleItem.ts';

const base = {
  items: [sampleItem({ invoiceId: 'F-1' })],
  startedAt: 1,
  owner: '',
  isPaidHere: true,
  idempotencyKey: 'clave-de-intento-00001',
};

/** A guest's payment, begun at millisecond 1, that the bank has registered but not decided. */
export function sampleAttempt(changes: Partial<RegisteredAttempt> = {}): RegisteredAttempt {
  return { ...base, status: 'open', reference: 'R-1', paymentKey: 'llave-1', ...changes };
}

export const unansweredAttempt = (
  changes: Partial<Omit<Attempt, 'status'>> = {},
): Extract<Attempt, { status: 'asked' | 'refused' }> => ({
  ...base,
  ...changes,
  status: 'asked',
});

/** The mailing of the receipt of `sampleAttempt`, in the given state since millisecond 1. */
export const mailedReceipt = (
  state: ReceiptState,
  changes: Partial<ReceiptDelivery> = {},
): ReceiptDelivery => ({
  reference: 'R-1',
  state,
  requests: 0,
  at: 1,
  ...changes,
});
