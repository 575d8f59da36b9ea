import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { CartItem } from '../../api/cartItem.ts';
import { guestForgotten } from '../device/appEvents.ts';
import { modalOpened } from '../session/modalsSlice.ts';
import { sessionEnded } from '../session/sessionSlice.ts';
import type { PaymentRoot } from './paymentSlice.ts';

/** `link` is the absolute URL that the recipients open (/pagoEmail). */
export interface MadeLink {
  link: string;
  items: CartItem[];
  paymentKey: string;
}

/** The message about the success or failure of a link. */
export interface LinkResult {
  text: string;
  /** The text to show below the modal's own heading; if absent, the modal shows `text`. */
  detail?: string;
  targetClass: 'success' | 'danger';
}

export interface PaymentLinkState {
  step: 'form' | 'sending' | 'sent' | 'failed';
  /** The recipients as typed, kept after a failure until a link has been sent. */
  emails: string;
  /**
   * Whether a link is being created without mailing it: to copy it, share it or show its QR code.
   */
  isMaking: boolean;
  /** The message about the last link; the modal shows it. */
  result?: LinkResult | undefined;
  /** The link created in this modal. Mailing, copying, sharing and the QR code reuse it. */
  made?: MadeLink | undefined;
}

const initialState: PaymentLinkState = { step: 'form', emails: '', isMaking: false };

export interface PaymentLinkRoot extends PaymentRoot {
  paymentLink: PaymentLinkState;
}

const slice = createSlice({
  name: 'paymentLink',
  initialState,
  reducers: {
    /** The payer submitted the form; `emails` is the list as typed. */
    linkRequested(state, { payload }: PayloadAction<{ emails: string }>) {
      state.step = 'sending';
      state.emails = payload.emails;
    },
    /**
     * The payer requested the link without mailing it: to copy it, share it or show its QR code.
     */
    linkWanted(state) {
      state.isMaking = true;
    },
    linkMade(state, { payload }: PayloadAction<MadeLink>) {
      state.isMaking = false;
      state.made = payload;
    },
    linkSent(state, { payload: result }: PayloadAction<LinkResult>) {
      if (state.step === 'sending') return { ...initialState, step: 'sent', result };
      return state;
    },
    linkFailed(state, { payload: result }: PayloadAction<LinkResult>) {
      if (state.step === 'sending' || state.isMaking) {
        state.step = 'failed';
        state.result = result;
      }
      state.isMaking = false;
    },
  },
  extraReducers: (builder) =>
    builder
      // A reopened modal shows its form with the e-mails typed before, or the link being sent.
      .addCase(modalOpened, (state, { payload }) => {
        if (payload.kind !== 'paymentLink' || state.step === 'sending') return;
        state.step = 'form';
        state.made = undefined;
        state.result = undefined;
      })
      .addMatcher(isAnyOf(sessionEnded, guestForgotten), () => initialState),
  selectors: {
    selectLinkStep: ({ step }) => step,
    selectLinkEmails: ({ emails }) => emails,
    selectIsMakingLink: ({ isMaking }) => isMaking,
    selectMadeLink: ({ made }) => made,
    selectLinkResult: ({ result }) => result,
  },
});

export const { linkRequested, linkWanted, linkMade, linkSent, linkFailed } = slice.actions;
export const {
  selectLinkStep,
  selectLinkEmails,
  selectIsMakingLink,
  selectMadeLink,
  selectLinkResult,
} = slice.selectors;
export const paymentLink = slice.reducer;
