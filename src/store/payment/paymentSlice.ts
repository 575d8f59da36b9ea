import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { withoutAccount } from '../../api/cartItem.ts';
import { getPayment } from '../../api/paymentsApi.ts';
import type { Payment } from '../../api/paymentsApi.ts';
import type { SwitchesState } from '../../api/switches.ts';
import { cartChangedElsewhere, cartReset, debtAdded, debtRemoved } from '../cart/cartSlice.ts';
import type { CartRoot } from '../cart/cartSlice.ts';
import { guestForgotten, portalShownAgain, timePassed } from '../device/appEvents.ts';
import { isOutdated } from '../device/lifetimes.ts';
import { connectionRestored } from '../device/connectionSlice.ts';
import { formerPayerForgotten, sessionEnded, signedIn } from '../session/sessionSlice.ts';
import { hasEnded, isPaymentOf, itemsIn } from './attempt.ts';
import type { Attempt, ListedAttempt, RegisteredAttempt } from './attempt.ts';
import {
  byStart,
  findAttempt,
  mergePayments,
  noPayments,
  remembered,
  withAttempt,
} from './attempts.ts';
import type { RememberedPayments } from './attempts.ts';
import { findReceipt, receiptReducers } from './receipts.ts';

/** Why a press failed: the bank refused the payment, or the portal withheld it. */
interface PressProblem {
  kind: 'refused' | 'withheld';
  text: string;
}

/** This browser's payments, and the one that this tab is making or waiting for. */
export interface PaymentState extends RememberedPayments {
  /** The last e-mail that the payer gave, which the next payment's form offers. */
  clientEmail?: string | undefined;
  /** This tab is registering a payment or leaving for the bank: a further press does nothing. */
  busy: boolean;
  problem?: PressProblem | undefined;
  /**
   * The payer's payments that the bank lists as pending, or as paid since yesterday; never stored.
   */
  elsewhere?: ListedAttempt[] | undefined;
  /** The payment whose outcome a screen of this tab waits for. */
  followed?: string | undefined;
  /** The followed payment, once it is no longer polled at short intervals. */
  resting?: string | undefined;
}

const initialState: PaymentState = { ...noPayments, busy: false };

/** The fields of an attempt that are set before the bank answers. */
type Begun = Pick<
  Attempt,
  'items' | 'startedAt' | 'owner' | 'isPaidHere' | 'link' | 'idempotencyKey'
>;

/** The bank's answer about a payment, as one comparable text. */
const answerText = ({ status, statusWord, coveredIds }: RegisteredAttempt) =>
  JSON.stringify([status, statusWord, coveredIds]);

/** Copies the bank's status of a payment, and which bills it counts to the payment. */
function applyOutcome(attempt: RegisteredAttempt, payment: Payment, at: number): void {
  const before = answerText(attempt);
  const covered = itemsIn(payment, attempt.items);
  const isPart = covered.length < attempt.items.length;
  attempt.coveredIds = isPart ? covered.map(({ debtFrontId }) => debtFrontId) : undefined;
  attempt.status = payment.status;
  attempt.statusWord = payment.statusWord;
  // The account is dropped only once the bill is paid, because the screens of all other outcomes
  // show it.
  if (payment.status === 'paid') attempt.items = attempt.items.map(withoutAccount);
  if (hasEnded(payment) || payment.status === 'other') attempt.settledAt ??= at;
  else attempt.settledAt = undefined;
  // `toldAt` must increase even if the clock was set back.
  if (answerText(attempt) !== before) attempt.toldAt = Math.max(at, (attempt.toldAt ?? 0) + 1);
}

export interface PaymentRoot extends CartRoot, SwitchesState {
  payment: PaymentState;
}

const slice = createSlice({
  name: 'payment',
  initialState,
  reducers: {
    /** The payer pressed "Pagar". Ignored while an earlier press is being handled. */
    paymentRequested: {
      prepare: ({ email }: { email: string }) => ({ payload: { email, at: Date.now() } }),
      reducer(state, { payload }: PayloadAction<{ email: string; at: number }>) {
        if (state.busy) return;
        state.busy = true;
        state.problem = undefined;
        state.clientEmail = payload.email;
        state.emailUsedAt = payload.at;
      },
    },
    /**
     * The payer pressed "Pagar" on a link's page. Ignored while an earlier press is being handled.
     */
    linkPaymentRequested(
      state,
      _action: PayloadAction<Pick<RegisteredAttempt, 'reference' | 'items'> & LinkPress>,
    ) {
      state.busy = true;
      state.problem = undefined;
    },
    /** The bank is being asked to register a cart. */
    registrationRequested(state, { payload }: PayloadAction<Begun>) {
      state.attempts = withAttempt(state.attempts, { ...payload, status: 'asked' });
    },
    /** The bank registered a cart: its payment is open until the bank reports another status. */
    paymentRegistered(
      state,
      { payload }: PayloadAction<Begun & Pick<RegisteredAttempt, 'reference' | 'paymentKey'>>,
    ) {
      const known = findAttempt(state, payload.reference);
      const isOther = (each: Attempt) => each !== known && each.startedAt !== payload.startedAt;
      const opened: Attempt = {
        ...payload,
        isPaidHere: payload.isPaidHere || known?.isPaidHere === true,
        link: payload.link ?? known?.link,
        idempotencyKey: payload.idempotencyKey ?? known?.idempotencyKey,
        status: 'open',
      };
      state.attempts = [...state.attempts.filter(isOther), opened].sort(byStart);
    },
    /** The bank refused to register a cart, so no payment is under way; `message` says why. */
    registrationRefused(
      state,
      { payload }: PayloadAction<Pick<Attempt, 'startedAt'> & { message: string }>,
    ) {
      const attempt = state.attempts.find((each) => each.startedAt === payload.startedAt);
      if (!attempt) return;
      attempt.status = 'refused';
      // The modal of a link shows the refusal itself.
      if (attempt.isPaidHere) state.problem = { kind: 'refused', text: payload.message };
    },
    /** This tab has finished handling the press, successfully or not. */
    paymentReleased(state) {
      state.busy = false;
    },
    /**
     * The portal did not continue the payment, as it might differ or be a second one; `payload` is
     * the message. Ignored if the payer has logged out meanwhile.
     */
    paymentWithheld(state, { payload }: PayloadAction<string>) {
      if (state.busy) state.problem = { kind: 'withheld', text: payload };
    },
    /** The bank listed the payer's payments that are pending, or paid since yesterday. */
    paymentsListed(state, { payload }: PayloadAction<ListedAttempt[]>) {
      state.elsewhere = payload;
    },
    /** A screen shows a payment's outcome: the bank is asked now, then at growing intervals. */
    outcomeFollowed(state, { payload }: PayloadAction<string>) {
      state.followed = payload;
      state.resting = undefined;
    },
    /** No screen waits for the outcome any more. */
    outcomeUnfollowed(state) {
      state.followed = undefined;
    },
    /** Polling at short intervals has ended; from now on, the screen offers a button instead. */
    outcomeRested(state) {
      state.resting = state.followed;
    },
    /** Another tab stored payments, which are merged with this tab's. */
    paymentsChangedElsewhere: (state, { payload }: PayloadAction<RememberedPayments>) => ({
      ...state,
      ...mergePayments(state, payload),
    }),
    /** Another tab forgot all payments; a press that this tab is handling goes on. */
    paymentsForgottenElsewhere: (state) => ({ ...state, ...noPayments, emailUsedAt: undefined }),
    /** Another tab forgot the payer's e-mail. */
    clientEmailForgotten(state) {
      state.clientEmail = undefined;
      state.emailUsedAt = undefined;
    },
    ...receiptReducers,
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionEnded, () => initialState)
      .addCase(guestForgotten, () => initialState)
      .addCase(formerPayerForgotten, () => initialState)
      .addCase(timePassed, (state, { payload: now }) => {
        const { attempts, receipts } = remembered(state, now);
        if (attempts.length !== state.attempts.length) state.attempts = attempts;
        if (receipts.length !== state.receipts.length) state.receipts = receipts;
        const { emailUsedAt } = state;
        if (emailUsedAt === undefined || !isOutdated('clientEmail', emailUsedAt, now)) return;
        state.clientEmail = undefined;
        state.emailUsedAt = undefined;
      })
      .addCase(connectionRestored, (state) => {
        state.resting = undefined;
      })
      // The payer came back with the browser's back button.
      .addCase(portalShownAgain, (state) => {
        state.busy = false;
      })
      // The bank's answer is the only source of outcomes. An answer with other bills than this
      // browser sent is the bank's error, and is ignored.
      .addMatcher(getPayment.matchFulfilled, (state, { payload: payment, meta }) => {
        const attempt = payment && findAttempt(state, payment.reference);
        if (attempt && isPaymentOf(payment, attempt.items))
          applyOutcome(attempt, payment, meta.fulfilledTimeStamp);
        const listed = state.elsewhere?.find(({ reference }) => reference === payment?.reference);
        if (listed && payment) listed.status = payment.status;
      })
      // The problem of the last press may not apply to the changed cart.
      .addMatcher(
        isAnyOf(debtAdded, debtRemoved, cartReset, cartChangedElsewhere, signedIn),
        (state) => {
          state.problem = undefined;
        },
      ),
  selectors: {
    selectIsPaying: ({ busy }) => busy,
    selectPaymentProblem: ({ problem }) => problem,
    selectClientEmail: ({ clientEmail }) => clientEmail,
    selectReceipt: (state, reference: string) => findReceipt(state, reference),
    /** All payments of this browser, of any payer: their bills must not be paid twice. */
    selectAllAttempts: ({ attempts }) => attempts,
    /** The payment with this reference, if this browser made it. */
    selectAttempt: (state, reference: string) => findAttempt(state, reference),
    /** Whether the bank is still deciding on a payment of this browser. */
    selectHasPending: ({ attempts }) => attempts.some(({ status }) => status === 'pending'),
    /** Whether the outcome of this reference is no longer asked for at short intervals. */
    selectIsResting: ({ resting }, reference: string) => resting === reference,
  },
});

/**
 * The payment link that the payer pays: the key of the payment, the URL of the bank's page, and the
 * URL of the dashboard.
 */
interface LinkPress {
  paymentKey: string;
  url: string;
  link: string;
}

export const {
  paymentRequested,
  linkPaymentRequested,
  registrationRequested,
  paymentRegistered,
  registrationRefused,
  paymentReleased,
  paymentWithheld,
  paymentsListed,
  outcomeFollowed,
  outcomeUnfollowed,
  outcomeRested,
  receiptRequested,
  receiptProgressed,
  paymentsChangedElsewhere,
  paymentsForgottenElsewhere,
  clientEmailForgotten,
} = slice.actions;
export const {
  selectIsPaying,
  selectPaymentProblem,
  selectClientEmail,
  selectReceipt,
  selectAllAttempts,
  selectAttempt,
  selectHasPending,
  selectIsResting,
} = slice.selectors;
export const payment = slice.reducer;
