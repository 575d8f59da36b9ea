import { createAction } from '@reduxjs/toolkit';
import type { CartItem } from './cartItem.ts';
import type { AccountReference } from './reference.ts';

// Actions dispatched by calls to the bank. They are defined here, because `api` must not import
// slices.

/**
 * A guest token was issued. `bearer` is the complete `Authorization` header; `lifetime` is in
 * milliseconds.
 */
export const guestTokenIssued = createAction<{ bearer: string; lifetime: number }>(
  'bank/guestTokenIssued',
);

/** The bank refused a signed-in payer's `bearer` with a 401: the session is over. */
export const sessionExpired = createAction<{ bearer: string }>('bank/sessionExpired');

/** The fields that identify a bill, and its amount in pesos. */
type ListedBill = Pick<
  CartItem,
  'id' | 'invoiceId' | 'amount' | 'contract' | 'dueDate' | 'description'
>;

/** A query of these accounts' debts began. */
export const accountsAsked = createAction<readonly AccountReference[]>('bank/accountsAsked');

/** A debt query ended; the payload is the debts in the answer, none after a failure. */
export const debtsListed = createAction<readonly ListedBill[]>('bank/debtsListed');

/**
 * The part of the state that the base query reads: the tokens, as complete `Authorization` headers,
 * and the payer who owns `token`.
 */
export interface TokenState {
  session: {
    token?: string | undefined;
    guestToken?: string | undefined;
    userData?: { idu: string } | undefined;
  };
}

export interface CallContext {
  /** Resolves once calls can be sent; in the sandbox, once the simulated bank has started. */
  bankReady: Promise<unknown>;
  /** Resolves to whether the portal's own host answers, with any status; never rejects. */
  reachHost: () => Promise<boolean>;
}
