import type { Attempt, RegisteredAttempt } from '../store/payment/attempt.ts';
import { sampleItem } from './sampleItem.ts';

const base = { items: [sampleItem({ invoiceId: 'F-1' })], startedAt: 1, owner: '' };

/** A guest's payment that the bank registered, for tests: open, begun at the first millisecond. */
export function sampleAttempt(changes: Partial<RegisteredAttempt> = {}): RegisteredAttempt {
  return { ...base, email: 'ana@ejemplo.cl', status: 'open', reference: 'R-1', ...changes };
}

/** One that the bank did not answer, for tests. */
export const unansweredAttempt = (
  changes: Partial<Omit<Attempt, 'status'>> = {},
): Extract<Attempt, { status: 'asked' | 'refused' }> => ({
  ...base,
  email: 'ana@ejemplo.cl',
  ...changes,
  status: 'asked',
});
