import { bankApi } from '../../api/bankApi.ts';
import { forgetStored } from '../device/forgetStored.ts';
import type { EffectApi, StartListening } from '../device/listening.ts';
import { readPaymentsAgain } from '../payment/storedPayments.ts';
import { closeAtBank } from '../session/logoutListener.ts';
import { sessionEnded } from '../session/sessionSlice.ts';
import type { RootState } from './rootReducer.ts';

/**
 * Removes the cached answers and stored keys of the ended session, and aborts its pending calls;
 * the slices reset themselves (docs/trust.md, T08, T09). Also closes the session at the bank if
 * another payer's sign-in displaced it.
 */
async function forget(
  { payload: end }: ReturnType<typeof sessionEnded>,
  api: EffectApi<RootState>,
) {
  const { session } = api.getOriginalState();
  api.dispatch(bankApi.util.resetApiState());
  if (end === 'displaced') closeAtBank(session, 'close', api);
  forgetStored({ shared: end === 'here' });
  // Load the payments that another tab has stored into the emptied `payment` slice: without them,
  // this tab would offer their bills for payment again.
  if (end !== 'here') api.dispatch(readPaymentsAgain());
  await api.extra.saveNow();
}

/**
 * Registers the listener that removes the payer's data when a session ends, here or in another tab.
 */
export function listenToSessionEnd(startListening: StartListening<RootState>): void {
  startListening({ actionCreator: sessionEnded, effect: forget });
}
