import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { modalOpened } from '../modalsSlice.ts';
import { sessionEnded } from '../sessionSlice.ts';

/** How far the payment link's modal got, and what was typed in it. */
export interface PaymentLinkState {
  /** Steps 1 to 4 of the modal. */
  step: 'form' | 'sending' | 'sent' | 'failed';
  /** The recipients as typed, until a link was sent to them: offered again after a failure. */
  emails: string;
}

const initialState: PaymentLinkState = { step: 'form', emails: '' };

const slice = createSlice({
  name: 'paymentLink',
  initialState,
  reducers: {
    /**
     * The payer sent the form, with a comma-separated list. Ignored while an earlier one is in
     * flight (docs/trust.md, T01).
     */
    linkRequested(state, { payload }: PayloadAction<{ emails: string }>) {
      if (state.step !== 'form') return;
      state.step = 'sending';
      state.emails = payload.emails;
    },
    /** The link was mailed. */
    linkSent(state) {
      if (state.step === 'sending') return { ...initialState, step: 'sent' };
      return state;
    },
    /** The mail or the link service failed, or gave no link. */
    linkFailed(state) {
      if (state.step === 'sending') state.step = 'failed';
    },
  },
  extraReducers: (builder) =>
    builder
      // The modal starts over; if it was closed while sending, it still shows that.
      .addCase(modalOpened, (state, { payload }) => {
        if (payload.kind === 'paymentLink' && state.step !== 'sending') state.step = 'form';
      })
      .addCase(sessionEnded, () => initialState),
  selectors: {
    selectLinkStep: ({ step }) => step,
    selectLinkEmails: ({ emails }) => emails,
  },
});

export const { linkRequested, linkSent, linkFailed } = slice.actions;
export const { selectLinkStep, selectLinkEmails } = slice.selectors;
export const paymentLink = slice.reducer;
