import { nanoid } from '@reduxjs/toolkit';
import { readText, writeText } from '../device/storageAreas.ts';

/** Storage key of the payer who signed in last in this browser: one browser, one payer. */
const payerKey = 'ng2Idle.payer';

/**
 * Key of a sign-in's own name: in the local storage that of the last one, in a tab's session
 * storage that of its own. A tab's duplicates have it too.
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
export function isLoggedOutElsewhere(): boolean {
  const { own, last } = signIns();
  return own !== undefined && last === undefined;
}

/** Whether another payer has since signed in in another tab. */
export function isClaimedByAnother(idu: string): boolean {
  const payer = readText('local', payerKey);
  return payer !== undefined && payer !== idu;
}
