import { createAction } from '@reduxjs/toolkit';
import type { CartItem } from './cartItem.ts';
import type { AccountReference } from './reference.ts';

// Actions that calls to the bank dispatch. They are defined here, because `api` may not import a
// slice.

/** A guest token arrived; `bearer` is the whole header value, `lifetime` milliseconds. */
export const guestTokenIssued = createAction<{ bearer: string; lifetime: number }>(
  'bank/guestTokenIssued',
);

/** The bank refused this signed-in bearer with a 401: its session is over. */
export const sessionExpired = createAction<{ bearer: string }>('bank/sessionExpired');

/** The fields that identify a listed bill; `amount` in pesos. */
type ListedBill = Pick<
  CartItem,
  'id' | 'invoiceId' | 'amount' | 'contract' | 'dueDate' | 'description'
>;

/** Debts of some accounts were requested. */
export const accountsAsked = createAction<readonly AccountReference[]>('bank/accountsAsked');

/** The bank answered with the debts of some accounts. */
export const debtsListed = createAction<readonly ListedBill[]>('bank/debtsListed');

/**
 * The part of the state that the base query reads: the tokens as header values, absent while there
 * are none, and the payer that they belong to.
 */
export interface TokenState {
  session: {
    token?: string | undefined;
    guestToken?: string | undefined;
    userData?: { idu: string } | undefined;
  };
}

/** The part of the store's extra argument that calls use. */
export interface CallContext {
  /** Resolves once the sandbox bank has started. */
  bankReady: Promise<unknown>;
  /** Whether the portal's own host answers, with any status; never rejects. */
  reachHost: () => Promise<boolean>;
}
