import { createAction } from '@reduxjs/toolkit';

/** The portal has started, with the stored state restored. */
export const portalOpened = createAction('portal/opened');
export const portalClosed = createAction('portal/closed');
/**
 * The browser showed a page from its back/forward cache, for example after 'back' from the bank.
 */
export const portalShownAgain = createAction('portal/shownAgain');
/** Reducers remove data whose lifetime is over; the payload is the current time in milliseconds. */
export const timePassed = createAction<number>('portal/timePassed');
/**
 * A guest requested the removal of their data: reducers and listeners remove it from this browser.
 */
export const guestForgotten = createAction('portal/guestForgotten');
/**
 * A full or blocked storage rejected a write; the portal continues with the state in memory
 * (docs/trust.md, T19).
 */
export const storageLost = createAction('portal/storageLost');
