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

/**
 * Why a press on "Pagar" failed. `refused`: the bank refused the payment; `withheld`: the portal
 * did not continue it.
 */
interface PressProblem {
  kind: 'refused' | 'withheld';
  text: string;
}

/** The payments stored in this browser, and the state of the payment in this tab. */
export interface PaymentState extends RememberedPayments {
  /** The e-mail that the payer last entered; prefills the next payment's form. */
  clientEmail?: string | undefined;
  /**
   * Whether this tab is registering a payment or leaving for the bank; further presses are ignored.
   */
  busy: boolean;
  problem?: PressProblem | undefined;
  /**
   * The payer's payments that the bank lists as pending, or as paid since yesterday; not stored.
   */
  elsewhere?: ListedAttempt[] | undefined;
  /** The reference of the payment whose outcome a screen of this tab shows. */
  followed?: string | undefined;
  /** Equal to `followed` once that payment is no longer polled at short intervals. */
  resting?: string | undefined;
}

const initialState: PaymentState = { ...noPayments, busy: false };

/** The fields of an attempt (one try to pay) that are set before the bank answers. */
type Begun = Pick<
  Attempt,
  'items' | 'startedAt' | 'owner' | 'isPaidHere' | 'link' | 'idempotencyKey'
>;

/** Returns the fields from the bank's answer as one string to compare. */
const answerText = ({ status, statusWord, coveredIds }: RegisteredAttempt) =>
  JSON.stringify([status, statusWord, coveredIds]);

function applyOutcome(attempt: RegisteredAttempt, payment: Payment, at: number): void {
  const before = answerText(attempt);
  const covered = itemsIn(payment, attempt.items);
  const isPart = covered.length < attempt.items.length;
  attempt.coveredIds = isPart ? covered.map(({ debtFrontId }) => debtFrontId) : undefined;
  attempt.status = payment.status;
  attempt.statusWord = payment.statusWord;
  // A paid item no longer needs its account; the screens of other outcomes show the account.
  if (payment.status === 'paid') attempt.items = attempt.items.map(withoutAccount);
  if (hasEnded(payment) || payment.status === 'other') attempt.settledAt ??= at;
  else attempt.settledAt = undefined;
  // `toldAt` increases even if the clock was set back, because merges prefer the higher one.
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
      if (state.busy) return;
      state.busy = true;
      state.problem = undefined;
    },
    /** A cart is being sent to the bank to be registered. */
    registrationRequested(state, { payload }: PayloadAction<Begun>) {
      state.attempts = withAttempt(state.attempts, { ...payload, status: 'asked' });
    },
    /** The bank registered a cart: the payment is open until the bank reports another status. */
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
    /** A cart was not registered, for the reason in `message`; no payment is in progress. */
    registrationRefused(
      state,
      { payload }: PayloadAction<Pick<Attempt, 'startedAt'> & { message: string }>,
    ) {
      const attempt = state.attempts.find((each) => each.startedAt === payload.startedAt);
      if (!attempt) return;
      attempt.status = 'refused';
      // The modal of a payment link shows the message itself.
      if (attempt.isPaidHere) state.problem = { kind: 'refused', text: payload.message };
    },
    /** The press has been handled, successfully or not: "Pagar" is enabled again. */
    paymentReleased(state) {
      state.busy = false;
    },
    /**
     * The portal did not continue the payment; the payload is the message for the payer. Ignored if
     * the payer has logged out meanwhile.
     */
    paymentWithheld(state, { payload }: PayloadAction<string>) {
      if (state.busy) state.problem = { kind: 'withheld', text: payload };
    },
    paymentsListed(state, { payload }: PayloadAction<ListedAttempt[]>) {
      state.elsewhere = payload;
    },
    /**
     * A screen shows a payment's outcome: the payment is queried at once, then at growing
     * intervals.
     */
    outcomeFollowed(state, { payload }: PayloadAction<string>) {
      state.followed = payload;
      state.resting = undefined;
    },
    /** The screen that shows the outcome was closed. */
    outcomeUnfollowed(state) {
      state.followed = undefined;
    },
    /**
     * Polling at short intervals has ended; the screen of an undecided payment then offers a button
     * that polls again.
     */
    outcomeRested(state) {
      state.resting = state.followed;
    },
    /** Merges the payments that another tab stored into this tab's. */
    paymentsChangedElsewhere: (state, { payload }: PayloadAction<RememberedPayments>) => ({
      ...state,
      ...mergePayments(state, payload),
    }),
    /**
     * Another tab removed all payments. `busy` stays, because this tab may be handling a press on
     * "Pagar".
     */
    paymentsForgottenElsewhere: (state) => ({ ...state, ...noPayments, emailUsedAt: undefined }),
    /** Another tab removed the payer's e-mail. */
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
      // The payer has perhaps returned from the bank's page, so "Pagar" is enabled again.
      .addCase(portalShownAgain, (state) => {
        state.busy = false;
      })
      // Outcomes come only from the bank's answers. An answer that lists bills, but none that this
      // browser sent, is wrong, and is ignored.
      .addMatcher(getPayment.matchFulfilled, (state, { payload: payment, meta }) => {
        const attempt = payment && findAttempt(state, payment.reference);
        if (attempt && isPaymentOf(payment, attempt.items))
          applyOutcome(attempt, payment, meta.fulfilledTimeStamp);
        const listed = state.elsewhere?.find(({ reference }) => reference === payment?.reference);
        if (listed && payment) listed.status = payment.status;
      })
      // After a change of cart or payer, the problem of the last press may be outdated.
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
    /** Includes other payers' payments, because their bills must not be paid twice either. */
    selectAllAttempts: ({ attempts }) => attempts,
    /** Returns the payment with this reference, of any payer, if this browser stores it. */
    selectAttempt: (state, reference: string) => findAttempt(state, reference),
    selectHasPending: ({ attempts }) => attempts.some(({ status }) => status === 'pending'),
    /** Whether the payment is no longer polled at short intervals. */
    selectIsResting: ({ resting }, reference: string) => resting === reference,
  },
});

/**
 * A press on "Pagar" on the page of a payment link. `url` is the bank's page for paying, `link` the
 * bank's URL in the payment link.
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
