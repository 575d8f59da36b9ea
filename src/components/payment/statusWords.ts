import type { NamedStatus, Payment } from '../../api/paymentsApi.ts';

/** The statuses that a list of payments can be filtered by, in words. */
export const statusWords: Record<NamedStatus, string> = {
  paid: 'Pagado',
  pending: 'Pendiente',
  rejected: 'Rechazado',
};

/**
 * A payment's status in words. A status that the portal does not recognise is shown in the bank's
 * own word, with a capital first letter.
 */
export function statusText({ status, statusWord }: Pick<Payment, 'status' | 'statusWord'>): string {
  if (status !== 'other') return statusWords[status];
  const word = statusWord.toLowerCase().replaceAll('_', ' ');
  return word.charAt(0).toUpperCase() + word.slice(1);
}
