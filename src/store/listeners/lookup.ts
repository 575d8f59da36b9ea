import { anotherAccountWanted, stepTaken } from '../lookup.ts';
import type { StartListening } from './listening.ts';

/** Milliseconds between going back to consult an account and its step (spec 2 and 9). */
const delayBeforeAccountStep = 1000;

/** The way back from the debts to another account. */
export function listenToLookup(startListening: StartListening): void {
  startListening({
    actionCreator: anotherAccountWanted,
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      await api.delay(delayBeforeAccountStep);
      api.dispatch(stepTaken(1));
    },
  });
}
