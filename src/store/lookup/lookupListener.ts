import { isAnyOf } from '@reduxjs/toolkit';
import { accountsAsked } from '../../api/events.ts';
import {
  accountsConsulted,
  anotherAccountWanted,
  categoryChosen,
  lookupRestarted,
  stepTaken,
  targetChosen,
} from './lookupSlice.ts';
import { accountsUsed } from '../device/rememberedAccountsSlice.ts';
import { readRememberedAgain } from '../device/storedRememberedAccounts.ts';
import { selectHasSession, sessionEnded } from '../session/sessionSlice.ts';
import type { StartListening } from '../device/listening.ts';
import type { LookupRoot } from './lookupSlice.ts';

/** Milliseconds from "Agregar otra cuenta" to step 1, as docs/product.md prescribes. */
const delayBeforeAccountStep = 1000;

const hasMovedOn = isAnyOf(
  lookupRestarted,
  targetChosen,
  categoryChosen,
  accountsConsulted,
  stepTaken,
  sessionEnded,
);

/**
 * Registers two listeners: one opens step 1 after "Agregar otra cuenta", the other stores when a
 * guest last queried a remembered account.
 */
export function listenToLookup(startListening: StartListening<LookupRoot>): void {
  startListening({
    actionCreator: accountsAsked,
    effect({ payload }, api) {
      if (selectHasSession(api.getState())) return;
      api.dispatch(readRememberedAgain());
      api.dispatch(accountsUsed(payload));
    },
  });
  startListening({
    actionCreator: anotherAccountWanted,
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      // Step 1 does not open if, during the delay, the payer has acted in the lookup or the session
      // has ended.
      if (await api.condition(hasMovedOn, delayBeforeAccountStep)) return;
      api.dispatch(stepTaken(1));
    },
  });
}
