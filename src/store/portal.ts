import { createAction } from '@reduxjs/toolkit';

/** RTK Query joined the store: the bank can be asked. */
export const bankConnected = createAction('portal/bankConnected');
/** The portal stands and its stored state is restored: what happens by itself may begin. */
export const portalOpened = createAction('portal/opened');
/** The app was unmounted. */
export const portalClosed = createAction('portal/closed');
/** The browser showed a page again that it had kept, as after 'back' from the bank. */
export const portalShownAgain = createAction('portal/shownAgain');
/** A full or blocked storage did not take something: the portal goes on in memory (trust T19). */
export const storageLost = createAction('portal/storageLost');
