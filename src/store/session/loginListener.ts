import { isAnyOf } from '@reduxjs/toolkit';
import { selectIsLoginOpen } from './modalsSlice.ts';
import {
  loginAbandoned,
  loginRequested,
  otherSessionCloseRequested,
  selectSignIn,
  sessionEnded,
} from './sessionSlice.ts';
import { closeAtBank } from './logoutListener.ts';
import { closeOther, signIn } from './loginSteps.ts';
import type { StartListening } from '../device/listening.ts';
import type { SessionRoot } from './sessionRoot.ts';

/**
 * Registers the listeners for the sign-in. Only one sign-in runs at a time; it is cancelled when
 * the login modal closes during the bank's calls, or when the session ends.
 */
export function listenToLogin(startListening: StartListening<SessionRoot>): void {
  startListening({
    matcher: isAnyOf(loginRequested, otherSessionCloseRequested, loginAbandoned, sessionEnded),
    async effect(action, api) {
      const before = api.getOriginalState().session;
      if (loginRequested.match(action)) {
        if (before.signIn || before.userData) return;
        await signIn(action.payload, api);
      } else if (otherSessionCloseRequested.match(action)) {
        if (before.signIn === 'choosing') await closeOther(api);
      } else {
        api.cancelActiveListeners();
      }
    },
  });
  startListening({
    predicate: (_action, now, before) =>
      selectSignIn(now) === 'requesting' && selectIsLoginOpen(before) && !selectIsLoginOpen(now),
    effect(_action, api) {
      const { session } = api.getState();
      api.dispatch(loginAbandoned());
      closeAtBank(session, 'close', api);
    },
  });
}
