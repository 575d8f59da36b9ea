import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { CartItem } from '../../api/cartItem.ts';
import { guestForgotten } from '../device/appEvents.ts';
import { modalOpened } from '../session/modalsSlice.ts';
import { sessionEnded } from '../session/sessionSlice.ts';
import type { PaymentRoot } from './paymentSlice.ts';

/** A created link: the absolute /pagoEmail URL, the items, and the payment's key. */
export interface MadeLink {
  link: string;
  items: CartItem[];
  paymentKey: string;
}

/** How sending or making a link ended. */
export interface LinkResult {
  text: string;
  targetClass: 'success' | 'danger';
}

/** How far the payment link's modal got, and what was typed in it. */
export interface PaymentLinkState {
  /** Steps 1 to 4 of the modal. */
  step: 'form' | 'sending' | 'sent' | 'failed';
  /**
   * The recipients as typed. They are kept until a link was sent to them, for a new try after a
   * failure.
   */
  emails: string;
  /** Whether a link is being created to be copied, shown as a QR code or shared. */
  isMaking: boolean;
  /** The result of the last link, with the modal's message. */
  result?: LinkResult | undefined;
  /**
   * The link that was created in this modal; mailing, copying, sharing and the QR code use the same
   * one.
   */
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
    /** The payer sent the form, with the list as typed. */
    linkRequested(state, { payload }: PayloadAction<{ emails: string }>) {
      state.step = 'sending';
      state.emails = payload.emails;
    },
    /** The payer asked for the link itself, to copy it, share it or show its QR code. */
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
    /** Creating or mailing the link failed. */
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
      // A reopened modal starts over, unless it is still sending.
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
