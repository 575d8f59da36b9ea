import { isAnyOf } from '@reduxjs/toolkit';
import { once } from '../../api/bankApi.ts';
import { errorMessage, isSessionOver } from '../../api/errors.ts';
import { getPasswordState } from '../../api/sessionApi.ts';
import { warnInDevelopment } from '../../lib/development.ts';
import { portalOpened } from '../device/appEvents.ts';
import { connectionRestored } from '../device/connectionSlice.ts';
import { selectIsSignedIn } from './sessionSlice.ts';
import { cancellable } from '../device/listening.ts';
import type { EffectApi, StartListening } from '../device/listening.ts';
import type { SessionRoot } from './sessionRoot.ts';

/** Queries whether the password has expired; returns the error if the call fails. */
export async function fetchPasswordState(
  document: string,
  api: EffectApi<SessionRoot>,
): Promise<unknown> {
  const { error } = await cancellable(api.dispatch(getPasswordState.initiate(document, once)), api);
  if (error && !isSessionOver(error)) warnInDevelopment(`estado_clave: ${errorMessage(error)}`);
  return error;
}

/**
 * Registers the listener that, after a reload or a reconnect, queries again whether the password
 * has expired: a reload loses `passwordExpired`, which is not stored. The query is skipped if the
 * password is known to be valid (`currentUser`).
 */
export function listenToPassword(startListening: StartListening<SessionRoot>): void {
  startListening({
    matcher: isAnyOf(portalOpened, connectionRestored),
    async effect(_action, api) {
      const state = api.getState();
      const { userData, currentUser } = state.session;
      if (!userData || currentUser || !selectIsSignedIn(state)) return;
      await fetchPasswordState(userData.docUsr, api);
    },
  });
}
