import { listenToForget } from '../payment/forgetListener.ts';
import { listenToOutcome } from '../payment/outcomeListener.ts';
import { listenToConnection } from '../device/connectionListener.ts';
import { listenForOperators } from './operatorsListener.ts';
import { listenToIdle } from '../session/idleListener.ts';
import type { StartListening } from '../device/listening.ts';
import type { RootState } from './rootReducer.ts';
import { listenToLogin } from '../session/loginListener.ts';
import { listenToLogout } from '../session/logoutListener.ts';
import { listenToLookup } from '../lookup/lookupListener.ts';
import { listenToPassword } from '../session/passwordListener.ts';
import { listenToRefresh } from '../session/refreshListener.ts';
import { listenToSessionEnd } from './sessionEndListener.ts';
import { listenToStartup } from '../session/startupListener.ts';
import { listenToToasts } from './toastListener.ts';

/** Registers the store's listeners, except those that thunks add later. */
export function startListeners(startListening: StartListening<RootState>): void {
  listenToStartup(startListening);
  listenToConnection(startListening);
  listenToLogin(startListening);
  listenToLogout(startListening);
  listenToSessionEnd(startListening);
  listenToPassword(startListening);
  listenToRefresh(startListening);
  listenToIdle(startListening);
  listenToLookup(startListening);
  listenToOutcome(startListening);
  listenToForget(startListening);
  listenToToasts(startListening);
  if (process.env.PORTAL_EVENTS) listenForOperators(startListening);
}
