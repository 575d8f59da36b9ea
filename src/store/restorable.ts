import { nanoid } from '@reduxjs/toolkit';
import { configurationNames } from '../api/configurationNames.ts';
import { isOutOfTime, limitOf } from './idleMachine.ts';
import type { SessionEnd, SessionState } from './sessionState.ts';
import { clearArea, readText, writeText } from './storageAreas.ts';
import { lastActivityKey } from './stored/idle.ts';
import type { StoredState } from './stored/storedSlices.ts';

/** Storage key of the payer who signed in last in this browser: one browser, one payer. */
const payerKey = 'ng2Idle.payer';

/**
 * Key of a sign-in's own name: in the local storage that of the last one, in a tab's session storage
 * that of its own. A tab's duplicates have it too (ruling 14).
 */
const signInKey = 'ng2Idle.signIn';

/** Tells the other tabs, sleeping ones too, who has signed in here; a logout clears it. */
export function claimStored(idu: string): void {
  const signIn = nanoid();
  writeText('local', payerKey, idu);
  if (writeText('local', signInKey, signIn)) writeText('session', signInKey, signIn);
}

/** This tab's sign-in, and the last one in this browser; undefined where none is stored. */
const signIns = () => ({ own: readText('session', signInKey), last: readText('local', signInKey) });

/**
 * Whether somebody signed in again in another tab, be it the same payer: what is shared is that
 * session's.
 */
export function isClaimedAnew(): boolean {
  const { own, last } = signIns();
  return own !== undefined && last !== undefined && own !== last;
}

/** Whether another tab has logged out: that removes what this tab's sign-in had stored. */
function isLeft(): boolean {
  const { own, last } = signIns();
  return own !== undefined && last === undefined;
}

/** Whether another payer has since signed in in another tab. */
function isClaimedByAnother(idu: string): boolean {
  const payer = readText('local', payerKey);
  return payer !== undefined && payer !== idu;
}

/** Removes every stored key but the configuration's (ruling 8); `shared` are those of all tabs. */
export function forgetStored({ shared }: { shared: boolean }): void {
  clearArea('session', []);
  if (shared) clearArea('local', configurationNames);
}

/** What may be restored, and the stored session that ran out while no page was open. */
interface Restorable {
  state: Partial<StoredState>;
  lapsed?: SessionState;
}

/**
 * The stored state that may be restored. A session may while its last activity is recent, no other
 * tab has logged out, and nobody else has signed in (trust T09).
 */
export function restorable(stored: Partial<StoredState>, now: number): Restorable {
  const { session, idle, lookup: _lookup, ...shared } = stored;
  if (!session) return { state: stored };
  const { lastActivity } = idle ?? {};
  if (isLeft() || isClaimedByAnother(session.userData?.idu ?? '')) {
    forgetStored({ shared: false });
    return { state: shared };
  }
  const limit = limitOf(session.policies?.tiempoDeInactividad);
  if (lastActivity === undefined || !isOutOfTime(lastActivity, limit, now))
    return { state: stored };
  forgetStored({ shared: true });
  return { state: { configuration: stored.configuration ?? {} }, lapsed: session };
}

/** Says that there is no session where one is needed, in the line that the spec quotes (section 2). */
export function logNoSession(): void {
  // oxlint-disable-next-line no-console
  console.log('No has iniciado sesión');
}

/**
 * Why the stored session is gone: cleared by hand in this tab, another tab's logout, or another
 * payer's sign-in; undefined if it is not.
 */
export type SessionCheck = () => SessionEnd | undefined;

/**
 * Watches this payer's stored session. One that was never seen, as in a browser that stores
 * nothing, does not count as gone.
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
