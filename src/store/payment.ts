import { createSelector, createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Inscription } from '../api/checkout.ts';
import type { CartItem } from '../api/fields.ts';
import type { Payment } from '../api/payments.ts';
import { cartReset, debtAdded, debtRemoved } from './cart.ts';
import { portalOpened } from './portal.ts';
import { sessionEnded } from './session.ts';

interface Asked {
  /** The inscription was asked for and is not known to have been answered. */
  status: 'asked';
}
interface Inscribed extends Inscription {
  /** `open` until the bank settles it; then what the bank said. */
  status: 'open' | 'pending' | 'paid' | 'rejected';
}

/** The one payment that this browser has under way: what is paid, when it began (milliseconds), who gets the receipt. */
export type Attempt = (Asked | Inscribed) & {
  items: CartItem[];
  startedAt: number;
  /** The payer's e-mail; absent while only a payment link of it was made, or when it is paid through one. */
  email?: string | undefined;
  /** The dashboard of the link through which this browser pays it; the receipt then goes where the bank says (ruling 4). */
  link?: string | undefined;
};

/** An inscription that somebody else made and this browser pays: `link` is the dashboard that shows it. */
export interface LinkedPayment extends Pick<Inscription, 'reference' | 'url'> {
  link: string;
  items: CartItem[];
  startedAt: number;
}

/** How far the receipt of a payment got; a receipt is mailed once per reference (trust T06). */
export type ReceiptState = 'sending' | 'sent' | 'failed';

export interface PaymentState {
  /** The e-mail the payer gave last; the receipt goes there. */
  clientEmail?: string | undefined;
  attempt?: Attempt | undefined;
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

/** Whether two carts hold the same invoices for the same amounts: one attempt serves both. */
export function isSameContent(one: readonly CartItem[], other: readonly CartItem[]): boolean {
  const amounts = new Map(one.map(({ invoiceId, amount }) => [invoiceId, amount]));
  return (
    one.length === other.length &&
    other.every(({ invoiceId, amount }) => amounts.get(invoiceId) === amount)
  );
}

const attemptProgress = ['asked', 'open', 'pending', 'rejected', 'paid'] as const;

/** Of what this tab knows and what another stored, the later attempt; of the same one, what got further: the bank's word stays. */
function latestAttempt(own: Attempt | undefined, stored: Attempt | undefined): Attempt | undefined {
  if (!own || !stored) return stored;
  if (own.startedAt !== stored.startedAt) return own.startedAt > stored.startedAt ? own : stored;
  return attemptProgress.indexOf(own.status) > attemptProgress.indexOf(stored.status)
    ? own
    : stored;
}

const receiptProgress = ['sending', 'failed', 'sent'] as const;

/** Of two notes of one receipt, the later: what ended is no longer under way. */
function furthest(own: ReceiptState | undefined, stored: ReceiptState): ReceiptState {
  if (own === undefined) return stored;
  return receiptProgress.indexOf(own) > receiptProgress.indexOf(stored) ? own : stored;
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
      state.attempt = { ...payload, status: 'asked' };
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
      state.attempt = { ...payload, status: 'open' };
    },
    /** The payer goes on to pay what a link shows. Ignored while an earlier press is still at work. */
    linkPaymentRequested(state, { payload }: PayloadAction<LinkedPayment>) {
      if (state.busy) return;
      state.busy = true;
      const { attempt } = state;
      const isKnown = attempt && 'reference' in attempt && attempt.reference === payload.reference;
      // Only who inscribed a cart knows its code.
      state.attempt = { ...payload, cartCode: isKnown ? attempt.cartCode : '', status: 'open' };
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
      const { attempt } = state;
      if (!attempt || attempt.status === 'asked') return;
      if (attempt.reference === payload.reference) attempt.status = statuses[payload.status];
    },
    /** The payer asked for the receipt by e-mail. */
    receiptRequested(_state, _action: PayloadAction<{ reference: string; email: string }>) {},
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
      { payload }: PayloadAction<Pick<PaymentState, 'attempt' | 'receipts'>>,
    ) {
      const isForgotten = !payload.attempt && Object.keys(payload.receipts).length === 0;
      const receipts = isForgotten ? {} : { ...state.receipts };
      for (const [reference, stored] of Object.entries(payload.receipts)) {
        receipts[reference] = furthest(receipts[reference], stored);
      }
      return { ...state, attempt: latestAttempt(state.attempt, payload.attempt), receipts };
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
    /** The attempt that is still without an outcome, to be offered again on the home page. */
    selectOngoing: ({ attempt }) =>
      attempt && ['asked', 'open', 'pending'].includes(attempt.status) ? attempt : undefined,
    /** Invoices of a pending payment: they may not be paid again (trust T04). */
    selectPendingInvoiceIds: createSelector(
      ({ attempt }: PaymentState) => (attempt?.status === 'pending' ? attempt.items : undefined),
      (items) => new Set((items ?? []).map(({ invoiceId }) => invoiceId)),
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
  selectIsPaying,
  selectPaymentProblem,
  selectClientEmail,
  selectIsResting,
  selectReceiptState,
  selectOngoing,
  selectPendingInvoiceIds,
} = slice.selectors;
export const payment = slice.reducer;
