import { nanoid } from '@reduxjs/toolkit';
import { readText, writeText } from '../device/storageAreas.ts';

/** Storage key of the last payer who signed in; a browser serves one payer at a time. */
const payerKey = 'ng2Idle.payer';

/**
 * Storage key of a sign-in's id: in localStorage that of the browser's last sign-in, in session
 * storage that of the tab's own sign-in. A duplicated tab inherits the id in session storage, so
 * both tabs share one sign-in.
 */
const signInKey = 'ng2Idle.signIn';

/**
 * Stores the payer and an id of this tab's sign-in, so that even tabs that were suspended notice
 * the sign-in later. A logout removes both. If localStorage rejects the id, session storage gets
 * none either: this tab would count as logged out elsewhere.
 */
export function claimStored(idu: string): void {
  const signIn = nanoid();
  writeText('local', payerKey, idu);
  if (writeText('local', signInKey, signIn)) writeText('session', signInKey, signIn);
}

/** Returns the ids of this tab's sign-in and of the browser's last one; undefined if not stored. */
const signIns = () => ({ own: readText('session', signInKey), last: readText('local', signInKey) });

/**
 * Whether another tab has signed in later than this tab, even as the same payer. The keys in
 * localStorage then belong to that tab's session.
 */
export function isClaimedAnew(): boolean {
  const { own, last } = signIns();
  return own !== undefined && last !== undefined && own !== last;
}

/** Whether another tab has logged out: a logout removes the sign-in's id from localStorage. */
export function isLoggedOutElsewhere(): boolean {
  const { own, last } = signIns();
  return own !== undefined && last === undefined;
}

/** Whether the last payer who signed in, in any tab, is another payer than `idu`. */
export function isClaimedByAnother(idu: string): boolean {
  const payer = readText('local', payerKey);
  return payer !== undefined && payer !== idu;
}
