import { listenToForget } from '../payment/forgetListener.ts';
import { listenToOutcome } from '../payment/outcomeListener.ts';
import { listenToPay } from '../payment/payListener.ts';
import { listenToPaymentLink } from '../payment/paymentLinkListener.ts';
import { listenToReceipt } from '../payment/receiptListener.ts';
import { listenToIdle } from './idle.ts';
import type { StartListening } from './listening.ts';
import { listenToLogin } from './login.ts';
import { listenToLogout } from './logout.ts';
import { listenToLookup } from './lookup.ts';
import { listenToPassword } from './password.ts';
import { listenToRefresh } from './refresh.ts';
import { listenToStartup } from './startupListener.ts';
import { listenToToasts } from './toasts.ts';

/** Registers everything that happens by itself. */
export function startListeners(startListening: StartListening): void {
  listenToStartup(startListening);
  listenToLogin(startListening);
  listenToLogout(startListening);
  listenToPassword(startListening);
  listenToRefresh(startListening);
  listenToIdle(startListening);
  listenToLookup(startListening);
  listenToPay(startListening);
  listenToOutcome(startListening);
  listenToPaymentLink(startListening);
  listenToReceipt(startListening);
  listenToForget(startListening);
  listenToToasts(startListening);
}
