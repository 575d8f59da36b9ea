import { configurationNames } from '../../api/configurationNames.ts';
import { isOutOfTime, limitOf } from '../idleMachine.ts';
import type { SessionState } from '../sessionState.ts';
import { isClaimedByAnother, isLoggedOutElsewhere } from './signInClaim.ts';
import { clearArea } from './storageAreas.ts';
import { rememberedAccountsKey } from './storedRememberedAccounts.ts';
import type { StoredState } from './storedSlices.ts';

/**
 * Removes every stored key but the configuration's and the guests' remembered accounts; `shared` are
 * those of all tabs.
 */
export function forgetStored({ shared }: { shared: boolean }): void {
  clearArea('session', []);
  if (shared) clearArea('local', [...configurationNames, rememberedAccountsKey]);
}

/** What may be restored, and the stored session that ran out while no page was open. */
interface RestoredState {
  state: Partial<StoredState>;
  lapsed?: SessionState;
}

/**
 * The stored state that may be restored. A session may while its last activity is recent, no other
 * tab has logged out, and nobody else has signed in (docs/trust.md, T09).
 */
export function restoredState(stored: Partial<StoredState>, now: number): RestoredState {
  const { session, idle, lookup: _lookup, ...shared } = stored;
  if (!session) return { state: stored };
  const { lastActivity } = idle ?? {};
  if (isLoggedOutElsewhere() || isClaimedByAnother(session.userData?.idu ?? '')) {
    forgetStored({ shared: false });
    return { state: shared };
  }
  const limit = limitOf(session.policies?.tiempoDeInactividad);
  if (lastActivity === undefined || !isOutOfTime(lastActivity, limit, now))
    return { state: stored };
  forgetStored({ shared: true });
  const { configuration = {}, rememberedAccounts = [] } = stored;
  return { state: { configuration, rememberedAccounts }, lapsed: session };
}
