import type { PaymentStatus } from '../../api/payments.ts';

/** A payment's status in the words of the filter, the table and the files (ruling 40). */
export const statusWords: Record<PaymentStatus, string> = {
  paid: 'Pagado',
  pending: 'Pendiente',
  rejected: 'Rechazado',
};
