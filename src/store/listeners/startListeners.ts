import { listenToForget } from '../payment/forgetListener.ts';
import { listenToOutcome } from '../payment/outcomeListener.ts';
import { listenToPay } from '../payment/payListener.ts';
import { listenToReceipt } from '../payment/receiptListener.ts';
import { listenToTitle } from '../payment/titleListener.ts';
import { listenToConnection } from './connectionListener.ts';
import { listenToFailures } from './failureListener.ts';
import { listenToIdle } from './idleListener.ts';
import type { StartListening } from './listening.ts';
import { listenToLogin } from './loginListener.ts';
import { listenToLogout } from './logoutListener.ts';
import { listenToLookup } from './lookupListener.ts';
import { listenToPassword } from './passwordListener.ts';
import { listenToRefresh } from './refreshListener.ts';
import { listenToStartup } from './startupListener.ts';
import { listenToToasts } from './toastListener.ts';

/** Registers everything that happens by itself. */
export function startListeners(startListening: StartListening): void {
  listenToStartup(startListening);
  listenToConnection(startListening);
  listenToLogin(startListening);
  listenToLogout(startListening);
  listenToPassword(startListening);
  listenToRefresh(startListening);
  listenToIdle(startListening);
  listenToLookup(startListening);
  listenToPay(startListening);
  listenToOutcome(startListening);
  listenToReceipt(startListening);
  listenToTitle(startListening);
  listenToForget(startListening);
  listenToToasts(startListening);
  if (process.env.PORTAL_EVENTS_URL) listenToFailures(startListening);
}
