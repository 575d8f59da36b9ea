import { isAbandoned, limitOf } from '../session/idleMachine.ts';
import type { SessionState } from '../session/sessionState.ts';
import { isClaimedByAnother, isLoggedOutElsewhere } from '../session/signInClaim.ts';
import { forgetShared, forgetStored } from '../device/forgetStored.ts';
import { clearArea } from '../device/storageAreas.ts';
import type { StoredState } from './storedSlices.ts';

/** `lapsed` is the stored session if it expired while no page was open. */
interface RestoredState {
  state: Partial<StoredState>;
  lapsed?: SessionState;
}

/**
 * Returns the stored state that can be restored, and removes the rest from the storage. A session
 * can be restored while its last activity is recent, no other tab has logged out, and no other
 * payer has signed in (docs/trust.md, T09). After the browser's last session has timed out,
 * `forgetShared` runs even in a tab without a session, because the session's window may have been
 * closed without a logout (docs/trust.md, T42).
 */
export function restoredState(stored: Partial<StoredState>, now: number): RestoredState {
  const { session, idle, lookup, drafts, ...shared } = stored;
  const isTaken =
    session && (isLoggedOutElsewhere() || isClaimedByAnother(session.userData?.idu ?? ''));
  const own = isTaken ? undefined : session;
  const limit = own && limitOf(own.policies?.tiempoDeInactividad);
  if (idle && isAbandoned(idle, now, limit)) {
    forgetShared();
    if (session) clearArea('session', []);
    const { configuration = {}, rememberedAccounts = [] } = shared;
    const guests = { configuration, rememberedAccounts, ...(!session && { lookup, drafts }) };
    return { state: guests, ...(own && { lapsed: own }) };
  }
  if (!isTaken) return { state: stored };
  forgetStored({ shared: false });
  return { state: shared };
}
