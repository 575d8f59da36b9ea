import { createAction } from '@reduxjs/toolkit';

/** The stored state is restored: what happens by itself may begin. */
export const portalOpened = createAction('portal/opened');
/** The app was unmounted. */
export const portalClosed = createAction('portal/closed');
/** The browser showed a page from its back/forward cache, as after 'back' from the bank. */
export const portalShownAgain = createAction('portal/shownAgain');
/** Time passed; the payload is now, in milliseconds: what has outlived its time is forgotten. */
export const timePassed = createAction<number>('portal/timePassed');
/** A guest wished this computer to forget what it knows of them. */
export const guestForgotten = createAction('portal/guestForgotten');
/** A full or blocked storage rejected a write: the portal goes on in memory (docs/trust.md, T19). */
export const storageLost = createAction('portal/storageLost');
