import { createSlice, isAnyOf, weakMapMemoize } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Inscription } from '../api/checkout.ts';
import type { CartItem } from '../api/fields.ts';
import type { Payment } from '../api/payments.ts';
import { attemptsOf, findAttempt, isUnsettled, setAside } from './attempts.ts';
import type { Attempt, Payments, ReceiptState } from './attempts.ts';
import { cartReset, debtAdded, debtRemoved } from './cart.ts';
import { mergePayments } from './mergePayments.ts';
import { portalOpened } from './portal.ts';
import { sessionEnded } from './session.ts';

/** What was inscribed, and when (milliseconds). */
interface Begun {
  items: CartItem[];
  startedAt: number;
}

/** This browser's payments, and how this tab is getting on with one. */
export interface PaymentState extends Payments {
  /** The e-mail the payer gave last; the receipt goes there. */
  clientEmail?: string | undefined;
  /** This tab is inscribing or leaving for the bank: a further press does nothing (trust T01). */
  busy: boolean;
  /** What the payer must read after a refusal. */
  problem?: string | undefined;
}

const initialState: PaymentState = { receipts: {}, busy: false };

const statuses = { PAGADO: 'paid', PENDIENTE: 'pending', RECHAZADO: 'rejected' } as const;

/** Begins an attempt; another that has no outcome yet is remembered beside it (trust T04). */
function begin(state: PaymentState, attempt: Attempt): void {
  state.earlier = setAside(state, attempt);
  state.attempt = attempt;
}

// Derived once per state and forgotten with it; `createSelector` would keep its last result beyond a logout (trust T08).
const listAttempts = weakMapMemoize(
  (attempt: PaymentState['attempt'], earlier: PaymentState['earlier']) =>
    attemptsOf({ attempt, earlier }),
);
const pendingInvoiceIds = weakMapMemoize((attempts: readonly Attempt[]) => {
  const pending = attempts.filter(({ status }) => status === 'pending');
  return new Set(pending.flatMap(({ items }) => items.map(({ invoiceId }) => invoiceId)));
});

/** Every payment of this browser, latest first. */
const allAttempts = ({ attempt, earlier }: PaymentState) => listAttempts(attempt, earlier);

const slice = createSlice({
  name: 'payment',
  initialState,
  reducers: {
    /** The payer pressed pay. Ignored while an earlier press is still at work. */
    paymentRequested(state, { payload }: PayloadAction<{ email: string }>) {
      if (state.busy) return;
      state.busy = true;
      state.problem = undefined;
      state.clientEmail = payload.email;
    },
    /** The bank is being asked to take note of these items. */
    inscriptionAsked(state, { payload }: PayloadAction<Begun & { email: string }>) {
      begin(state, { ...payload, status: 'asked' });
    },
    /** The bank took note: the payment is open until it says otherwise. */
    paymentInscribed(state, { payload }: PayloadAction<Inscription>) {
      if (!state.attempt) return;
      const { items, email, startedAt } = state.attempt;
      state.attempt = { items, email, startedAt, ...payload, status: 'open' };
    },
    /** The bank took note of a cart that a link is made of: it can also be paid here (ruling 3). */
    linkInscribed(state, { payload }: PayloadAction<Inscription & Begun>) {
      begin(state, { ...payload, status: 'open' });
    },
    /** The payer goes on to pay what a link (its dashboard) shows. Ignored while an earlier press is still at work. */
    linkPaymentRequested(
      state,
      { payload }: PayloadAction<Pick<Inscription, 'reference' | 'url'> & Begun & { link: string }>,
    ) {
      if (state.busy) return;
      state.busy = true;
      // Only who inscribed a cart knows its code.
      const cartCode = findAttempt(state, payload.reference)?.cartCode ?? '';
      begin(state, { ...payload, cartCode, status: 'open' });
    },
    /** The payer goes on with the open payment, perhaps under another e-mail. */
    attemptResumed(state, { payload }: PayloadAction<{ email: string }>) {
      if (!state.attempt) return;
      state.attempt.email = payload.email;
      state.attempt.link = undefined;
    },
    /** The bank refused the inscription: nothing is under way; `message` says why. */
    inscriptionRefused(state, { payload }: PayloadAction<{ message: string }>) {
      if (!state.attempt) return;
      state.attempt = undefined;
      state.problem = payload.message;
    },
    /** This tab has finished with the press, whatever came of it. */
    paymentReleased(state) {
      state.busy = false;
    },
    /** The bank said how a reference stands: the only source of an outcome (trust T02). */
    paymentAnswered(state, { payload }: PayloadAction<Pick<Payment, 'reference' | 'status'>>) {
      const attempt = findAttempt(state, payload.reference);
      if (attempt) attempt.status = statuses[payload.status];
    },
    /** The payer asked for the receipt by e-mail. Ignored while it is on its way. */
    receiptRequested(state, { payload }: PayloadAction<{ reference: string; email: string }>) {
      state.receipts[payload.reference] = 'sending';
    },
    /** What became of a receipt; an answer to a payer who has logged out meanwhile is nobody's (trust T09). */
    receiptProgressed(
      state,
      { payload }: PayloadAction<{ reference: string; state: ReceiptState }>,
    ) {
      const { reference, state: progress } = payload;
      if (progress !== 'sending' && !(reference in state.receipts)) return;
      state.receipts[reference] = progress;
    },
    /** Another tab went on with the payment, or forgot it (then nothing is stored). */
    paymentChangedElsewhere: (state, { payload }: PayloadAction<Payments>) => ({
      ...state,
      ...mergePayments(state, payload),
    }),
    /** The cart is not the one that the payer pressed for: nothing was asked of the bank. */
    paymentWithheld(state) {
      state.problem = 'Tu carro cambió mientras pagabas. Revisa el total antes de pagar.';
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionEnded, () => initialState)
      // What was being sent when the page went away is not known to have left: the payer may send it again.
      .addCase(portalOpened, (state) => {
        for (const [reference, progress] of Object.entries(state.receipts)) {
          if (progress === 'sending') state.receipts[reference] = 'failed';
        }
      })
      // Another cart may be one that the bank does not refuse.
      .addMatcher(isAnyOf(debtAdded, debtRemoved, cartReset), (state) => {
        state.problem = undefined;
      }),
  selectors: {
    selectAttempt: ({ attempt }) => attempt,
    selectIsPaying: ({ busy }) => busy,
    selectPaymentProblem: ({ problem }) => problem,
    selectClientEmail: ({ clientEmail }) => clientEmail,
    selectReceiptState: ({ receipts }, reference: string) => receipts[reference],
    /** The payment with this reference, if it is this browser's own. */
    selectOwnAttempt: (state, reference: string) => findAttempt(state, reference),
    selectAttempts: allAttempts,
    /** The latest attempt that is still without an outcome, to be offered again on the home page. */
    selectOngoing: (state) => allAttempts(state).find(isUnsettled),
    /** Invoices of pending payments: they may not be paid again (trust T04). */
    selectPendingInvoiceIds: (state) => pendingInvoiceIds(allAttempts(state)),
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
  selectOngoing,
  selectPendingInvoiceIds,
} = slice.selectors;
export const payment = slice.reducer;
