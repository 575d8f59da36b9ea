import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Inscription } from '../api/checkout.ts';
import type { CartItem } from '../api/fields.ts';
import type { Payment } from '../api/payments.ts';
import { allAttempts, findAttempt, pendingBills, setAside } from './payment/attempts.ts';
import type { Attempt, RememberedPayments } from './payment/attempts.ts';
import { cartChangedElsewhere, cartReset, debtAdded, debtRemoved } from './cart.ts';
import { mergePayments } from './payment/mergePayments.ts';
import { portalOpened } from './portal.ts';
import { failInterrupted, receiptReducers } from './payment/receipts.ts';
import { sessionEnded } from './session.ts';

/** When an attempt began, in milliseconds, which tells it from others. */
interface Started {
  startedAt: number;
}

/** What was inscribed, and when. */
interface Begun extends Started {
  items: CartItem[];
}

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

/** Begins an attempt; another that has no outcome yet is remembered beside it (trust T04). */
function begin(state: PaymentState, attempt: Attempt): void {
  state.earlier = setAside(state, attempt);
  state.attempt = attempt;
}

const isOf = ({ startedAt }: Started, attempt: Attempt) => attempt.startedAt === startedAt;

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
    /** The bank is being asked to inscribe these items. */
    inscriptionAsked(state, { payload }: PayloadAction<Begun & { email: string }>) {
      begin(state, { ...payload, status: 'asked' });
    },
    /**
     * The bank inscribed the payment: it is open until the bank says otherwise. Another tab may have
     * begun a link's payment meanwhile, which stays the one under way.
     */
    paymentInscribed(state, { payload }: PayloadAction<Inscription & Begun & { email: string }>) {
      if (!state.attempt) return;
      const inscribed = { ...payload, status: 'open' } as const;
      if (isOf(payload, state.attempt)) begin(state, inscribed);
      else state.earlier = setAside({ ...state, attempt: inscribed }, state.attempt);
    },
    /** The bank inscribed a cart for a payment link: it can also be paid here (ruling 3). */
    linkInscribed(state, { payload }: PayloadAction<Inscription & Begun>) {
      begin(state, { ...payload, status: 'open' });
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
      begin(state, { ...payload, cartCode, status: 'open' });
    },
    /** The payer continues the open payment, perhaps with another e-mail. */
    attemptResumed(state, { payload }: PayloadAction<{ email: string }>) {
      if (!state.attempt) return;
      state.attempt.email = payload.email;
      state.attempt.link = undefined;
    },
    /** The bank refused the inscription, so no payment is under way; `message` says why. */
    inscriptionRefused(state, { payload }: PayloadAction<Started & { message: string }>) {
      if (!state.attempt) return;
      if (isOf(payload, state.attempt)) state.attempt = undefined;
      state.problem = { kind: 'refused', text: payload.message };
    },
    /** This tab has finished handling the press, whatever the result. */
    paymentReleased(state) {
      state.busy = false;
    },
    /** The bank said how a reference stands: the only source of an outcome (trust T02). */
    paymentAnswered(state, { payload }: PayloadAction<Pick<Payment, 'reference' | 'status'>>) {
      const attempt = findAttempt(state, payload.reference);
      if (attempt) attempt.status = payload.status;
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
