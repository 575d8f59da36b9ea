import { connectBank } from '../connectBank.ts';
import { portalOpened } from '../portal.ts';
import type { OpenStore } from '../store.ts';
import type { TakeNoted } from '../stored/followedTexts.ts';
import { followOtherTabs } from '../stored/otherTabs.ts';
import { listenToIdle } from './idle.ts';
import type { StartListening } from './listening.ts';
import { listenToLogin } from './login.ts';
import { listenToLogout } from './logout.ts';
import { listenToLookup } from './lookup.ts';
import { listenToForget } from '../payment/forgetListener.ts';
import { listenToOutcome } from '../payment/outcomeListener.ts';
import { listenToPay } from '../payment/payListener.ts';
import { listenToPaymentLink } from '../payment/paymentLinkListener.ts';
import { listenToReceipt } from '../payment/receiptListener.ts';
import { listenToPassword } from './password.ts';
import { listenToPortal } from './portal.ts';
import { listenToRefresh } from './refresh.ts';
import { listenToToasts } from './toasts.ts';

/** Registers everything that happens by itself. */
function startListeners(startListening: StartListening): void {
  listenToPortal(startListening);
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

/**
 * Starts what the first screen does without: the bank joins the store, the listeners start, other
 * tabs are followed from what was stored when the page was opened, the portal opens. Returns what
 * stops following.
 */
export function start(open: OpenStore, takeNoted: TakeNoted): () => void {
  // URLs name the payer, and the page's own record of calls would outlive the session (trust T08).
  performance.setResourceTimingBufferSize?.(0);
  connectBank(open);
  startListeners(open.listening.startListening);
  const unfollow = followOtherTabs(open.store, takeNoted());
  open.store.dispatch(portalOpened());
  return unfollow;
}
