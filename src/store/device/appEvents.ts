import { createAction } from '@reduxjs/toolkit';

/** The stored state is restored, so listeners may start. */
export const portalOpened = createAction('portal/opened');
/** The app was unmounted. */
export const portalClosed = createAction('portal/closed');
/**
 * The browser showed a page from its back/forward cache, for example after 'back' from the bank.
 */
export const portalShownAgain = createAction('portal/shownAgain');
/** Removes data that has outlived its time; the payload is now, in milliseconds. */
export const timePassed = createAction<number>('portal/timePassed');
/** A guest asked this browser to forget their data. */
export const guestForgotten = createAction('portal/guestForgotten');
/**
 * A full or blocked storage rejected a write; the portal goes on in memory (docs/trust.md, T19).
 */
export const storageLost = createAction('portal/storageLost');
