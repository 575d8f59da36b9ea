import { createSelector, createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Inscription } from '../api/checkout.ts';
import type { CartItem } from '../api/fields.ts';
import type { Payment } from '../api/payments.ts';
import { latestAttempt, latestReceipt, mergeEarlier, setAside } from './attempts.ts';
import type { Attempt, InscribedAttempt, ReceiptState } from './attempts.ts';
import { cartReset, debtAdded, debtRemoved } from './cart.ts';
import { portalOpened } from './portal.ts';
import { sessionEnded } from './session.ts';

/** An inscription that somebody else made and this browser pays: `link` is the dashboard that shows it. */
export interface LinkedPayment extends Pick<Inscription, 'reference' | 'url'> {
  link: string;
  items: CartItem[];
  startedAt: number;
}

export interface PaymentState {
  /** The e-mail the payer gave last; the receipt goes there. */
  clientEmail?: string | undefined;
  /** The one payment that this browser has under way. */
  attempt?: Attempt | undefined;
  /** Payments left without an outcome for a later one: the bank may still settle them. */
  earlier?: InscribedAttempt[] | undefined;
  receipts: Record<string, ReceiptState>;
  /** This tab is inscribing or leaving for the bank: a further press does nothing (trust T01). */
  busy: boolean;
  /** What the payer must read after a refusal. */
  problem?: string | undefined;
  /** The portal stopped asking for this outcome by itself; a button asks again. */
  restingReference?: string | undefined;
}

const initialState: PaymentState = { receipts: {}, busy: false };

const statuses = { PAGADO: 'paid', PENDIENTE: 'pending', RECHAZADO: 'rejected' } as const;

/** Begins an attempt; another that has no outcome yet is remembered beside it (trust T04). */
function begin(state: PaymentState, attempt: Attempt): void {
  state.earlier = setAside(state.earlier, state.attempt, attempt);
  state.attempt = attempt;
}

/** The attempt of this browser with a reference, if it has one. */
function findAttempt({ attempt, earlier = [] }: PaymentState, reference: string) {
  const inscribed = attempt && attempt.status !== 'asked' ? [attempt, ...earlier] : earlier;
  return inscribed.find((each) => each.reference === reference);
}

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
    inscriptionAsked(
      state,
      { payload }: PayloadAction<{ items: CartItem[]; email: string; startedAt: number }>,
    ) {
      begin(state, { ...payload, status: 'asked' });
    },
    /** The bank took note: the payment is open until it says otherwise. */
    paymentInscribed(state, { payload }: PayloadAction<Inscription>) {
      if (!state.attempt) return;
      const { items, email, startedAt } = state.attempt;
      state.attempt = { items, email, startedAt, ...payload, status: 'open' };
    },
    /** The bank took note of a cart that a link is made of: it can also be paid here (ruling 3). */
    linkInscribed(
      state,
      { payload }: PayloadAction<Inscription & { items: CartItem[]; startedAt: number }>,
    ) {
      begin(state, { ...payload, status: 'open' });
    },
    /** The payer goes on to pay what a link shows. Ignored while an earlier press is still at work. */
    linkPaymentRequested(state, { payload }: PayloadAction<LinkedPayment>) {
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
    /** The result of a reference is being watched: asked now, then at growing intervals. */
    paymentFollowed(state, _action: PayloadAction<string>) {
      state.restingReference = undefined;
    },
    /** Nobody watches the result any more. */
    paymentUnfollowed() {},
    /** The portal asked long enough. */
    paymentRested(state, { payload }: PayloadAction<string>) {
      state.restingReference = payload;
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
    paymentChangedElsewhere(
      state,
      { payload }: PayloadAction<Pick<PaymentState, 'attempt' | 'earlier' | 'receipts'>>,
    ) {
      const isForgotten = !payload.attempt && Object.keys(payload.receipts).length === 0;
      if (isForgotten) return { ...state, attempt: undefined, earlier: undefined, receipts: {} };
      const receipts = { ...state.receipts };
      for (const [reference, stored] of Object.entries(payload.receipts)) {
        receipts[reference] = latestReceipt(receipts[reference], stored);
      }
      return {
        ...state,
        attempt: latestAttempt(state.attempt, payload.attempt),
        earlier: mergeEarlier(state.earlier, payload.earlier),
        receipts,
      };
    },
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
    selectIsResting: ({ restingReference }, reference: string) => restingReference === reference,
    selectReceiptState: ({ receipts }, reference: string) => receipts[reference],
    /** The payment with this reference, if it is this browser's own. */
    selectOwnAttempt: (state, reference: string) => findAttempt(state, reference),
    /** Every payment of this browser, the one under way first. */
    selectAttempts: createSelector(
      ({ attempt }: PaymentState) => attempt,
      ({ earlier }: PaymentState) => earlier,
      (attempt, earlier = []): Attempt[] => [...(attempt ? [attempt] : []), ...earlier],
    ),
    /** The latest attempt that is still without an outcome, to be offered again on the home page. */
    selectOngoing: ({ attempt, earlier = [] }) =>
      [...earlier, ...(attempt ? [attempt] : [])].findLast(({ status }) =>
        ['asked', 'open', 'pending'].includes(status),
      ),
    /** Invoices of pending payments: they may not be paid again (trust T04). */
    selectPendingInvoiceIds: createSelector(
      ({ attempt }: PaymentState) => attempt,
      ({ earlier }: PaymentState) => earlier,
      (attempt, earlier = []) => {
        const pending = [attempt, ...earlier].filter((each) => each?.status === 'pending');
        return new Set(
          pending.flatMap((each) => each?.items ?? []).map(({ invoiceId }) => invoiceId),
        );
      },
    ),
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
  paymentFollowed,
  paymentUnfollowed,
  paymentRested,
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
  selectIsResting,
  selectReceiptState,
  selectOngoing,
  selectPendingInvoiceIds,
} = slice.selectors;
export const payment = slice.reducer;
