import { sessionExpired } from '../../api/events.ts';
import { logout } from '../../api/sessionApi.ts';
import type { LogoutReason } from '../../api/sessionApi.ts';
import { logoutRequested, sessionEnded, sessionLapsed } from './sessionSlice.ts';
import type { SessionState } from './sessionState.ts';
import { isClaimedAnew } from './signInClaim.ts';
import type { EffectApi, StartListening } from '../device/listening.ts';
import type { SessionRoot } from './sessionRoot.ts';

/**
 * Closes a session at the bank, if there is one. The answer is not awaited, because a logout must
 * also work while the bank is down.
 */
export function closeAtBank(
  { token, userData }: SessionState,
  reason: LogoutReason,
  api: EffectApi<SessionRoot>,
): void {
  if (token === undefined || !userData) return;
  const call = { bearer: token, document: userData.docUsr, reason };
  void api.dispatch(logout.initiate(call, { track: false }));
}

function logOut(
  { payload: reason }: ReturnType<typeof logoutRequested>,
  api: EffectApi<SessionRoot>,
) {
  const { session } = api.getState();
  if (!session.userData) return;
  api.dispatch(sessionEnded('here'));
  closeAtBank(session, reason, api);
}

/**
 * Registers listeners that close a session: at a logout, at the idle limit, after a 401, or if it
 * expired while no page was open.
 */
export function listenToLogout(startListening: StartListening<SessionRoot>): void {
  startListening({ actionCreator: logoutRequested, effect: logOut });
  startListening({
    actionCreator: sessionLapsed,
    effect: ({ payload }, api) => closeAtBank(payload, 'close', api),
  });
  startListening({
    actionCreator: sessionExpired,
    effect({ payload }, api) {
      const { token, signIn } = api.getState().session;
      // During a sign-in, `loginSteps.ts` handles a 401.
      if (payload.bearer !== token || signIn === 'requesting') return;
      // If the payer has signed in again in another tab, the bank may have closed this session for
      // that reason. A logout would clear localStorage, which would end the new session, too.
      api.dispatch(isClaimedAnew() ? sessionEnded('replaced') : logoutRequested('close'));
    },
  });
}
