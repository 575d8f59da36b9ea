import { createAction } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import { bankApi } from '../../api/bankApi.ts';
import { isNetworkFailure } from '../../api/errors.ts';
import { connectedEvent } from '../../ui/hooks/useWhenConnected.ts';
import { portalClosed, portalOpened } from './appEvents.ts';
import { connectionLost, connectionRestored, selectIsConnectionLost } from './connectionSlice.ts';
import type { DeviceRoot, EffectApi, StartListening } from './listening.ts';

/** Milliseconds between two looks while there is no connection. */
const pause = 4_000;

/** The browser changed its mind about the network, or a read failed for want of one. */
const connectionDoubted = createAction('connection/doubted');

const failedOnNetwork = (action: UnknownAction) =>
  'payload' in action && 'error' in action && isNetworkFailure(action.payload);

/** Doubts the connection whenever the browser says something of it, until the portal closes. */
async function follow(_action: unknown, api: EffectApi<DeviceRoot>): Promise<void> {
  const doubt = () => void api.dispatch(connectionDoubted());
  const events = ['online', 'offline'];
  for (const event of events) window.addEventListener(event, doubt);
  if (!navigator.onLine) doubt();
  await api.condition(portalClosed.match);
  for (const event of events) window.removeEventListener(event, doubt);
}

/**
 * Says that the connection is lost, and looks until it is back. That a browser is offline is its own
 * word; that it is not is believed once the portal's host answers (docs/decisions.md, offline).
 */
async function look(_action: unknown, api: EffectApi<DeviceRoot>): Promise<void> {
  api.cancelActiveListeners();
  while (!navigator.onLine || !(await api.pause(api.extra.reachHost()))) {
    if (!selectIsConnectionLost(api.getState())) api.dispatch(connectionLost());
    await api.delay(pause);
  }
  if (selectIsConnectionLost(api.getState())) api.dispatch(connectionRestored());
}

/** Whether there is a network, and the reads that failed without one. */
export function listenToConnection(startListening: StartListening<DeviceRoot>): void {
  startListening({ actionCreator: portalOpened, effect: follow });
  startListening({
    predicate: (action) => connectionDoubted.match(action) || failedOnNetwork(action),
    effect: look,
  });
  startListening({
    actionCreator: connectionRestored,
    effect(_action, api) {
      api.dispatch(bankApi.util.invalidateTags(['Failed']));
      window.dispatchEvent(new Event(connectedEvent));
    },
  });
}
