import { configurationNames } from '../api/configurationNames.ts';
import { isOutOfTime, limitOf } from './idle.ts';
import { clearArea, readText } from './storageAreas.ts';
import { lastActivityKey } from './storedSlices.ts';
import type { StoredState } from './storedSlices.ts';

/** Removes every stored key but the configuration's (ruling 8); `shared` are those of all tabs. */
export function forgetStored({ shared }: { shared: boolean }): void {
  clearArea('session', []);
  if (shared) clearArea('local', configurationNames);
}

/**
 * What of the stored state may come back. A session does while its last activity is stored and not too old: another tab's logout takes
 * that key away, and then this tab's own storage holds a payer who has left (trust T09).
 */
export function restorable(stored: Partial<StoredState>, now: number): Partial<StoredState> {
  const { session, idle, lookup: _lookup, ...shared } = stored;
  if (!session) return stored;
  if (idle?.lastActivity === undefined) {
    forgetStored({ shared: false });
    return shared;
  }
  const limit = limitOf(session.policies?.tiempoDeInactividad);
  if (!isOutOfTime(idle.lastActivity, limit, now)) return stored;
  forgetStored({ shared: true });
  return { configuration: stored.configuration ?? {} };
}

/** Who took the stored session away since the last look: somebody by hand in this tab, or another tab that logged out. */
export type SessionCheck = () => 'here' | 'elsewhere' | undefined;

/** Looks after the stored session. What was never seen, as in a browser that stores nothing, was not taken either. */
export function createSessionCheck(): SessionCheck {
  let seen = false;
  return () => {
    const isOwn = readText('session', 'userData') !== undefined;
    const isShared = readText('local', lastActivityKey) !== undefined;
    const wasSeen = seen;
    seen = isOwn && isShared;
    if (seen || !wasSeen) return undefined;
    return isOwn ? 'elsewhere' : 'here';
  };
}
