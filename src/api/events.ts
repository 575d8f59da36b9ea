import { createAction } from '@reduxjs/toolkit';

/**
 * What the bank tells the store. These live below both, so that the base query can raise them
 * without knowing the slices (no circle between `api` and `store`).
 */

/** A guest token arrived (spec 4); `bearer` is the whole header value, `lifetime` milliseconds. */
export const guestTokenIssued = createAction<{ bearer: string; lifetime: number }>(
  'bank/guestTokenIssued',
);

/** The bank refused this signed-in bearer with a 401 (spec 8): the session it belongs to is over. */
export const sessionExpired = createAction<{ bearer: string }>('bank/sessionExpired');

/** The part of the state that the base query reads: header values, absent while there are none. */
export interface TokenState {
  session: { token?: string | undefined; guestToken?: string | undefined };
}

/** What the store hands to every call: the bank may have to be woken first (sandbox). */
export interface CallContext {
  bankReady: Promise<unknown>;
}
