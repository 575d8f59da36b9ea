import { bankApi } from '../../api/bankApi.ts';
import { forgetStored } from '../device/forgetStored.ts';
import type { EffectApi, StartListening } from '../device/listening.ts';
import { readPaymentsAgain } from '../payment/storedPayments.ts';
import { closeAtBank } from '../session/logoutListener.ts';
import { sessionEnded } from '../session/sessionSlice.ts';
import type { RootState } from './rootReducer.ts';

/**
 * Removes the cached answers, the calls in flight and the stored keys; the slices reset themselves
 * (docs/trust.md, T08, T09).
 */
async function forget(
  { payload: end }: ReturnType<typeof sessionEnded>,
  api: EffectApi<RootState>,
) {
  const { session } = api.getOriginalState();
  api.dispatch(bankApi.util.resetApiState());
  if (end === 'displaced') closeAtBank(session, 'close', api);
  forgetStored({ shared: end === 'here' });
  // The next write must keep the payments that another tab has stored.
  if (end !== 'here') api.dispatch(readPaymentsAgain());
  await api.extra.saveNow();
}

/**
 * Registers the listener that forgets the payer when a session has ended, here or in another tab.
 */
export function listenToSessionEnd(startListening: StartListening<RootState>): void {
  startListening({ actionCreator: sessionEnded, effect: forget });
}
