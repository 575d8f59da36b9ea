import { isAnyOf } from '@reduxjs/toolkit';
import { errorMessage, isBankError } from '../../api/errors.ts';
import { refreshToken } from '../../api/sessionApi.ts';
import { warnInDevelopment } from '../../lib/development.ts';
import { portalOpened } from '../device/appEvents.ts';
import { selectIsSignedIn, sessionEnded, signedIn, tokenRefreshed } from './sessionSlice.ts';
import { repeat } from '../device/wallClock.ts';
import type { EffectApi, StartListening } from '../device/listening.ts';
import type { SessionRoot } from './sessionRoot.ts';

/** Milliseconds between two refreshes of the payer's token. */
const refreshInterval = 23_000;

/**
 * Refreshes the token once; logs an error of the bank in development only. Drops a token of another
 * payer; the reducer drops one whose session has ended, because it no longer matches `replaces`
 * (docs/trust.md, T09).
 */
async function refresh(api: EffectApi<SessionRoot>): Promise<void> {
  const { token, userData } = api.getState().session;
  if (token === undefined || !userData) return;
  const { data, error } = await api.dispatch(
    refreshToken.initiate(userData.docUsr, { track: false }),
  );
  if (isBankError(error)) warnInDevelopment(`refrescar_token: ${errorMessage(error)}`);
  if (data && ['', userData.idu].includes(data.owner)) {
    api.dispatch(tokenRefreshed({ bearer: data.bearer, replaces: token }));
  }
}

/** Registers the listener that refreshes the token at intervals while a payer is signed in. */
export function listenToRefresh(startListening: StartListening<SessionRoot>): void {
  startListening({
    matcher: isAnyOf(signedIn, portalOpened, sessionEnded),
    async effect(_action, api) {
      api.cancelActiveListeners();
      await repeat(
        (state) => (selectIsSignedIn(state) ? refreshInterval : undefined),
        () => refresh(api),
        api,
      );
    },
  });
}
