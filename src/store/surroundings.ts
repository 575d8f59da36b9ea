import type { CallContext } from '../api/events.ts';
import type { Payment } from '../api/payments.ts';
import type { ReceiptLine } from '../api/receipts.ts';

/** What the store needs of the world around it; given by `index.tsx`, and by tests in their own way. */
export interface Surroundings extends CallContext {
  /** Leaves the portal for the bank's page. */
  leaveFor: (url: string) => void;
  /** Writes what is still to be stored, so that leaving or crashing loses nothing. */
  saveNow: () => Promise<void>;
  /** Takes over what other tabs have stored since. */
  readAgain: () => void;
  /** Runs a task while no other tab runs one of the same name. */
  exclusively: <T>(name: string, task: () => Promise<T>) => Promise<T>;
  /** The receipt of a payment as an HTML e-mail. */
  renderReceipt: (receipt: { payment: Payment; lines: ReceiptLine[] }) => Promise<string>;
}
