import type { CallContext } from '../../api/events.ts';
import type { Payment } from '../../api/paymentsApi.ts';
import type { ReceiptLine } from '../../api/receiptsApi.ts';

export interface ReceiptContent {
  payment: Payment;
  lines: readonly ReceiptLine[];
}

/**
 * The extra argument of thunks and listeners, through which they act outside the store.
 * `src/app/startPortal.ts` provides the real functions, tests provide substitutes.
 */
export interface StoreExtra extends CallContext {
  /** Navigates to the bank's page. */
  leaveFor: (url: string) => void;
  /** Writes pending changes to the storage, so that leaving or crashing loses nothing. */
  saveNow: () => Promise<void>;
  /**
   * Runs a task while no other tab runs a task of the same name. Without Web Locks (old browsers,
   * blocked site data), runs the task at once.
   */
  exclusively: <T>(name: string, task: () => Promise<T>) => Promise<T>;
  /** Renders the receipt of a payment as an HTML e-mail. */
  renderReceipt: (receipt: ReceiptContent) => Promise<string>;
}
