import { bankApi } from '../../api/bankApi.ts';
import { sessionExpired } from '../../api/events.ts';
import { logout } from '../../api/sessionApi.ts';
import type { LogoutReason } from '../../api/sessionApi.ts';
import { forgetStored } from '../app/restoredState.ts';
import { logoutRequested, sessionEnded, sessionLapsed } from './sessionSlice.ts';
import type { SessionState } from './sessionState.ts';
import { isClaimedAnew } from './signInClaim.ts';
import { readPaymentsAgain } from '../app/otherTabs.ts';
import type { EffectApi, StartListening } from '../device/listening.ts';

/**
 * Tells the bank that a session is over, if there was one. Nobody waits for the answer: the logout
 * must also work while the bank is down.
 */
export function closeAtBank(
  { token, userData }: SessionState,
  reason: LogoutReason,
  api: EffectApi,
): void {
  if (token === undefined || !userData) return;
  const call = { bearer: token, document: userData.docUsr, reason };
  void api.dispatch(logout.initiate(call, { track: false }));
}

/** Ends the session here first, then at the bank. */
function logOut({ payload: reason }: ReturnType<typeof logoutRequested>, api: EffectApi) {
  const { session } = api.getState();
  if (!session.userData) return;
  api.dispatch(sessionEnded('here'));
  closeAtBank(session, reason, api);
}

/**
 * Clears what the slices do not: the bank's answers, the calls in flight, and what was stored
 * (docs/trust.md, T08, T09).
 */
async function forget({ payload: end }: ReturnType<typeof sessionEnded>, api: EffectApi) {
  const { session } = api.getOriginalState();
  api.dispatch(bankApi.util.resetApiState());
  if (end === 'displaced') closeAtBank(session, 'close', api);
  forgetStored({ shared: end === 'here' });
  // The tab that goes on may have stored payments since: this one must not overwrite them.
  if (end !== 'here') api.dispatch(readPaymentsAgain());
  await api.extra.saveNow();
}

/** The end of a session, be it by the payer, a 401 or another tab. */
export function listenToLogout(startListening: StartListening): void {
  startListening({ actionCreator: logoutRequested, effect: logOut });
  startListening({ actionCreator: sessionEnded, effect: forget });
  startListening({
    actionCreator: sessionLapsed,
    effect: ({ payload }, api) => closeAtBank(payload, 'close', api),
  });
  startListening({
    actionCreator: sessionExpired,
    effect({ payload }, api) {
      const { token, signIn } = api.getState().session;
      // A sign-in that gets a 401 has failed, and says so itself.
      if (payload.bearer !== token || signIn === 'requesting') return;
      // A new sign-in of the same payer may have closed this session at the bank: it goes on.
      api.dispatch(isClaimedAnew() ? sessionEnded('replaced') : logoutRequested('close'));
    },
  });
}
