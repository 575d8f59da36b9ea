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
import { listenToOutcome } from './outcome.ts';
import { listenToPassword } from './password.ts';
import { listenToPayment } from './payment.ts';
import { listenToPaymentLink } from './paymentLink.ts';
import { listenToPortal } from './portal.ts';
import { listenToReceipt } from './receipt.ts';
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
  listenToPayment(startListening);
  listenToOutcome(startListening);
  listenToPaymentLink(startListening);
  listenToReceipt(startListening);
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
