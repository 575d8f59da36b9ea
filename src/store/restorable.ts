import { configurationNames } from '../api/configurationNames.ts';
import { isOutOfTime, limitOf } from './idleMachine.ts';
import type { SessionEnd } from './sessionState.ts';
import { clearArea, readText, writeText } from './storageAreas.ts';
import { lastActivityKey } from './stored/idle.ts';
import type { StoredState } from './stored/storedSlices.ts';

/** Storage key of the payer who signed in last in this browser: one browser, one payer. */
const payerKey = 'ng2Idle.payer';

/** Tells the other tabs, also those that sleep, who has signed in here; a logout takes it back. */
export function claimStored(idu: string): void {
  writeText('local', payerKey, idu);
}

/** Whether somebody else than this payer has signed in in another tab. */
function isClaimedByAnother(idu: string): boolean {
  const payer = readText('local', payerKey);
  return payer !== undefined && payer !== idu;
}

/** Removes every stored key but the configuration's (ruling 8); `shared` are those of all tabs. */
export function forgetStored({ shared }: { shared: boolean }): void {
  clearArea('session', []);
  if (shared) clearArea('local', configurationNames);
}

/**
 * What of the stored state may come back. A session does while its last activity is stored and not too old, and nobody else has signed
 * in: another tab's logout takes that key away, and then this tab's own storage holds a payer who has left (trust T09).
 */
export function restorable(stored: Partial<StoredState>, now: number): Partial<StoredState> {
  const { session, idle, lookup: _lookup, ...shared } = stored;
  if (!session) return stored;
  if (idle?.lastActivity === undefined || isClaimedByAnother(session.userData?.idu ?? '')) {
    forgetStored({ shared: false });
    return shared;
  }
  const limit = limitOf(session.policies?.tiempoDeInactividad);
  if (!isOutOfTime(idle.lastActivity, limit, now)) return stored;
  forgetStored({ shared: true });
  return { configuration: stored.configuration ?? {} };
}

/** Who took the stored session away since the last look: somebody by hand in this tab, another tab that logged out, or another payer. */
export type SessionCheck = () => SessionEnd | undefined;

/** Looks after this payer's stored session. What was never seen, as in a browser that stores nothing, was not taken either. */
export function createSessionCheck(idu: string): SessionCheck {
  let seen = false;
  return () => {
    if (isClaimedByAnother(idu)) return 'displaced';
    const isOwn = readText('session', 'userData') !== undefined;
    const isShared = readText('local', lastActivityKey) !== undefined;
    const wasSeen = seen;
    seen = isOwn && isShared;
    if (seen || !wasSeen) return undefined;
    return isOwn ? 'elsewhere' : 'here';
  };
}
