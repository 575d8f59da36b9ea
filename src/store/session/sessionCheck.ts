import type { SessionEnd } from './sessionState.ts';
import { isClaimedByAnother } from './signInClaim.ts';
import { readText } from '../device/storageAreas.ts';
import { lastActivityKey } from './storedIdle.ts';

/** Logs that no payer is signed in; the portal's operators search the logs for this line. */
export function logNoSession(): void {
  // oxlint-disable-next-line no-console
  console.log('No has iniciado sesión');
}

/**
 * Returns why the stored session is gone: removed by hand in this tab, by another tab's logout, or
 * by another payer's sign-in. Undefined while it is stored, or if it was never found; a removal is
 * returned only once.
 */
export type SessionCheck = () => SessionEnd | undefined;

/**
 * Creates a check of a payer's stored session. A session that was never found in the storage, for
 * example because the browser stores nothing, does not count as gone.
 */
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
