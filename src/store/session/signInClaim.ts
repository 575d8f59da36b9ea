import { nanoid } from '@reduxjs/toolkit';
import { readText, writeText } from '../device/storageAreas.ts';

/** Storage key of the payer who signed in last: a browser serves one payer at a time. */
const payerKey = 'ng2Idle.payer';

/**
 * Storage key of a sign-in's id: the browser's last one in local storage, the tab's own in session
 * storage, which duplicates of the tab inherit.
 */
const signInKey = 'ng2Idle.signIn';

/**
 * Stores this sign-in, so that other tabs notice it even after they were suspended; a logout
 * removes it.
 */
export function claimStored(idu: string): void {
  const signIn = nanoid();
  writeText('local', payerKey, idu);
  if (writeText('local', signInKey, signIn)) writeText('session', signInKey, signIn);
}

/** This tab's sign-in, and the last one in this browser; undefined where none is stored. */
const signIns = () => ({ own: readText('session', signInKey), last: readText('local', signInKey) });

/**
 * Whether another tab has signed in since, even as the same payer. The shared keys then belong to
 * that session.
 */
export function isClaimedAnew(): boolean {
  const { own, last } = signIns();
  return own !== undefined && last !== undefined && own !== last;
}

/** Whether another tab has logged out, which removes the key of this tab's sign-in. */
export function isLoggedOutElsewhere(): boolean {
  const { own, last } = signIns();
  return own !== undefined && last === undefined;
}

/** Whether another payer has since signed in in another tab. */
export function isClaimedByAnother(idu: string): boolean {
  const payer = readText('local', payerKey);
  return payer !== undefined && payer !== idu;
}
