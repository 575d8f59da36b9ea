import { createAction } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import { bankApi } from '../../api/bankApi.ts';
import { isNetworkFailure } from '../../api/errors.ts';
import { connectedEvent } from '../../ui/hooks/useWhenConnected.ts';
import { portalClosed, portalOpened } from './appEvents.ts';
import { connectionLost, connectionRestored, selectIsConnectionLost } from './connectionSlice.ts';
import type { DeviceRoot, EffectApi, StartListening } from './listening.ts';

/** Milliseconds between two checks of a lost connection. */
const pause = 4_000;

/** The browser went online or offline, or was offline at the start: the connection is checked. */
const connectionDoubted = createAction('connection/doubted');

const failedOnNetwork = (action: UnknownAction) =>
  'payload' in action && 'error' in action && isNetworkFailure(action.payload);

/**
 * Dispatches `connectionDoubted` at once if the browser is offline, and at each `online` and
 * `offline` event until the portal closes.
 */
async function follow(_action: unknown, api: EffectApi<DeviceRoot>): Promise<void> {
  const doubt = () => void api.dispatch(connectionDoubted());
  const events = ['online', 'offline'];
  for (const event of events) window.addEventListener(event, doubt);
  if (!navigator.onLine) doubt();
  await api.condition(portalClosed.match);
  for (const event of events) window.removeEventListener(event, doubt);
}

/**
 * Checks the connection until it works; dispatches its loss and its return. `navigator.onLine` is
 * reliable only when it is false; when it is true, the portal's host must answer
 * (docs/decisions.md, offline).
 */
async function checkConnection(_action: unknown, api: EffectApi<DeviceRoot>): Promise<void> {
  api.cancelActiveListeners();
  while (!navigator.onLine || !(await api.pause(api.extra.reachHost()))) {
    if (!selectIsConnectionLost(api.getState())) api.dispatch(connectionLost());
    await api.delay(pause);
  }
  if (selectIsConnectionLost(api.getState())) api.dispatch(connectionRestored());
}

/** Registers listeners that check the connection and, once it is back, repeat failed queries. */
export function listenToConnection(startListening: StartListening<DeviceRoot>): void {
  startListening({ actionCreator: portalOpened, effect: follow });
  startListening({
    predicate: (action) => connectionDoubted.match(action) || failedOnNetwork(action),
    effect: checkConnection,
  });
  startListening({
    actionCreator: connectionRestored,
    effect(_action, api) {
      api.dispatch(bankApi.util.invalidateTags(['Failed']));
      window.dispatchEvent(new Event(connectedEvent));
    },
  });
}
