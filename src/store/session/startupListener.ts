import { bankApi, once } from '../../api/bankApi.ts';
import { getConfiguration } from '../../api/configurationApi.ts';
import { errorMessage, isBankError, isSessionOver } from '../../api/errors.ts';
import { guestTokenIssued } from '../../api/events.ts';
import { issueGuestToken } from '../../api/sessionApi.ts';
import { warnInDevelopment } from '../../lib/development.ts';
import { configurationForgotten } from '../device/configurationSlice.ts';
import { connectionRestored } from '../device/connectionSlice.ts';
import { portalClosed, portalOpened } from '../device/appEvents.ts';
import { waitUntil } from '../device/wallClock.ts';
import type { EffectApi, StartListening } from '../device/listening.ts';
import type { SessionRoot } from './sessionRoot.ts';

/**
 * Milliseconds between two attempts to renew the guest token, and between two readings of the
 * clock. Once a minute is often enough, because the token is valid for hours.
 */
const minute = 60_000;

/** Fetches a guest token, then the configuration, even if the first call failed. */
async function openPortal(_action: unknown, api: EffectApi<SessionRoot>): Promise<void> {
  await api.dispatch(issueGuestToken.initiate(undefined, { subscribe: false }));
  const { error } = await api.dispatch(getConfiguration.initiate(undefined, { subscribe: false }));
  if (isBankError(error) && !isSessionOver(error))
    warnInDevelopment(`consultarConfiguraciones: ${errorMessage(error)}`);
}

/**
 * Renews the guest token at the end of its lifetime by the wall clock. After a failure, tries again
 * each minute, because a login requires the token. A new token starts the listener again, which
 * cancels this run.
 */
async function keepGuestToken(
  { payload }: ReturnType<typeof guestTokenIssued>,
  api: EffectApi<SessionRoot>,
): Promise<void> {
  api.cancelActiveListeners();
  for (let pause = payload.lifetime; ; pause = minute) {
    await waitUntil(Date.now() + pause, api, minute);
    await api.dispatch(issueGuestToken.initiate(undefined, once));
  }
}

/**
 * Once the connection is restored, repeats `openPortal` if the guest token or the configuration is
 * still missing.
 */
async function repeatStart(_action: unknown, api: EffectApi<SessionRoot>): Promise<void> {
  const { session, configuration } = api.getState();
  const lacksConfiguration = Object.keys(configuration).length === 0;
  if (session.guestToken === undefined || lacksConfiguration) await openPortal(_action, api);
}

/** Registers the listeners for the portal's start and end, and for the guest token. */
export function listenToStartup(startListening: StartListening<SessionRoot>): void {
  startListening({ actionCreator: portalOpened, effect: openPortal });
  startListening({ actionCreator: connectionRestored, effect: repeatStart });
  startListening({ actionCreator: guestTokenIssued, effect: keepGuestToken });
  startListening({
    actionCreator: portalClosed,
    effect: (_action, api) => {
      api.dispatch(configurationForgotten());
      api.dispatch(bankApi.util.resetApiState());
    },
  });
}
