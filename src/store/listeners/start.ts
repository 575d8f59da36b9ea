import { listenToLookup } from './lookup.ts';
import { listenToPayment } from './payment.ts';
import { listenToReceipt } from './receipt.ts';
import { listenToSession } from './session.ts';
import { listenForToasts } from './toasts.ts';
import type { StartListening } from './listening.ts';

/** Everything that happens by itself, registered on one page. */
export function startListeners(startListening: StartListening): void {
  listenToSession(startListening);
  listenToLookup(startListening);
  listenToPayment(startListening);
  listenToReceipt(startListening);
  listenForToasts(startListening);
}
