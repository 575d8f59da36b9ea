import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Inscription } from '../api/checkout.ts';
import { attemptReducers, beginAttempt, isSameAttempt } from './payment/attemptReducers.ts';
import type { Begun, Started } from './payment/attemptReducers.ts';
import { allAttempts, findAttempt, pendingBills } from './payment/attempts.ts';
import type { RememberedPayments } from './payment/attempts.ts';
import { cartChangedElsewhere, cartReset, debtAdded, debtRemoved } from './cart.ts';
import { mergePayments } from './payment/mergePayments.ts';
import { portalOpened } from './portal.ts';
import { failInterrupted, receiptReducers } from './payment/receipts.ts';
import { sessionEnded } from './session.ts';

/** Why a press came to nothing: the bank refused the payment, or the portal did not go on with it. */
interface PaymentProblem {
  kind: 'refused' | 'withheld';
  text: string;
}

/** This browser's payments, and what this tab is doing about one. */
export interface PaymentState extends RememberedPayments {
  /** The last e-mail that the payer gave; the receipt goes there. */
  clientEmail?: string | undefined;
  /** This tab is inscribing or leaving for the bank: a further press does nothing (trust T01). */
  busy: boolean;
  problem?: PaymentProblem | undefined;
}

const initialState: PaymentState = { receipts: {}, busy: false };

const slice = createSlice({
  name: 'payment',
  initialState,
  reducers: {
    /** The payer pressed pay. Ignored while an earlier press is being handled. */
    paymentRequested(state, { payload }: PayloadAction<{ email: string }>) {
      if (state.busy) return;
      state.busy = true;
      state.problem = undefined;
      state.clientEmail = payload.email;
    },
    /** The payer pressed pay on a link's page. Ignored while an earlier press is being handled. */
    linkPaymentRequested(
      state,
      { payload }: PayloadAction<Pick<Inscription, 'reference' | 'url'> & Begun & { link: string }>,
    ) {
      if (state.busy) return;
      state.busy = true;
      // Only the browser that inscribed a cart knows its code.
      const cartCode = findAttempt(state, payload.reference)?.cartCode ?? '';
      beginAttempt(state, { ...payload, cartCode, status: 'open' });
    },
    /** The bank refused the inscription, so no payment is under way; `message` says why. */
    inscriptionRefused(state, { payload }: PayloadAction<Started & { message: string }>) {
      if (!state.attempt) return;
      if (isSameAttempt(payload, state.attempt)) state.attempt = undefined;
      state.problem = { kind: 'refused', text: payload.message };
    },
    /** This tab has finished handling the press, whatever the result. */
    paymentReleased(state) {
      state.busy = false;
    },
    /** Another tab continued the payment, or forgot it (then nothing is stored). */
    paymentChangedElsewhere: (state, { payload }: PayloadAction<RememberedPayments>) => ({
      ...state,
      ...mergePayments(state, payload),
    }),
    /** They are another payer's, who did not log out (trust T09). */
    paymentsForgotten: () => initialState,
    /** Another tab forgot the payer's e-mail. */
    clientEmailForgotten(state) {
      state.clientEmail = undefined;
    },
    /**
     * The press came to nothing: the payment may be another or a second one; `payload` says why.
     * Ignored if its payer has logged out meanwhile (trust T09).
     */
    paymentWithheld(state, { payload }: PayloadAction<string>) {
      if (state.busy) state.problem = { kind: 'withheld', text: payload };
    },
    ...attemptReducers,
    ...receiptReducers,
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionEnded, () => initialState)
      .addCase(portalOpened, failInterrupted)
      // The bank may not refuse the changed cart.
      .addMatcher(isAnyOf(debtAdded, debtRemoved, cartReset, cartChangedElsewhere), (state) => {
        state.problem = undefined;
      }),
  selectors: {
    selectAttempt: ({ attempt }) => attempt,
    selectIsPaying: ({ busy }) => busy,
    selectPaymentProblem: ({ problem }) => problem,
    selectClientEmail: ({ clientEmail }) => clientEmail,
    selectReceiptState: ({ receipts }, reference: string) => receipts[reference],
    /** Whether the payer has asked for the receipt of this reference by hand. */
    selectIsReceiptRequested: ({ receiptRequests }, reference: string) =>
      receiptRequests?.[reference] !== undefined,
    /** The payment with this reference, if it is this browser's own. */
    selectOwnAttempt: (state, reference: string) => findAttempt(state, reference),
    selectAttempts: allAttempts,
    /** Bills of pending payments: they may not be paid again (trust T04). */
    selectPendingBills: pendingBills,
  },
});

export const {
  paymentRequested,
  inscriptionAsked,
  paymentInscribed,
  linkInscribed,
  linkPaymentRequested,
  attemptResumed,
  inscriptionRefused,
  paymentReleased,
  paymentAnswered,
  receiptRequested,
  receiptProgressed,
  paymentChangedElsewhere,
  paymentsForgotten,
  clientEmailForgotten,
  paymentWithheld,
} = slice.actions;
export const {
  selectAttempt,
  selectAttempts,
  selectOwnAttempt,
  selectIsPaying,
  selectPaymentProblem,
  selectClientEmail,
  selectReceiptState,
  selectIsReceiptRequested,
  selectPendingBills,
} = slice.selectors;
export const payment = slice.reducer;
