import { listenToIdle } from './idle.ts';
import { listenToLogin } from './login.ts';
import { listenToLogout } from './logout.ts';
import { listenToLookup } from './lookup.ts';
import { listenToPayment } from './payment.ts';
import { listenToPaymentLink } from './paymentLink.ts';
import { listenToReceipt } from './receipt.ts';
import { listenToRefresh } from './refresh.ts';
import { listenToSession } from './session.ts';
import { listenForToasts } from './toasts.ts';
import { connectBank } from '../connectBank.ts';
import { portalOpened } from '../portal.ts';
import type { OpenStore } from '../store.ts';
import type { StartListening } from './listening.ts';

/** Everything that happens by itself, registered on one page. */
export function startListeners(startListening: StartListening): void {
  listenToSession(startListening);
  listenToLogin(startListening);
  listenToLogout(startListening);
  listenToRefresh(startListening);
  listenToIdle(startListening);
  listenToLookup(startListening);
  listenToPayment(startListening);
  listenToPaymentLink(startListening);
  listenToReceipt(startListening);
  listenForToasts(startListening);
}

/** Everything that the first screen does without: the bank joins the store, the listeners start, the portal opens. */
export function startBackground(open: OpenStore): void {
  connectBank(open);
  startListeners(open.listening.startListening);
  open.store.dispatch(portalOpened());
}
