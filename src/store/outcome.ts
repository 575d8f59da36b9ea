import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from './session.ts';

interface OutcomeState {
  /** The payment that the portal no longer asks about by itself. */
  restingReference?: string | undefined;
}

const initialState: OutcomeState = {};

const slice = createSlice({
  name: 'outcome',
  initialState,
  reducers: {
    /** A screen shows a payment's outcome: the bank is asked now, then at growing intervals. */
    outcomeFollowed(state, _action: PayloadAction<string>) {
      state.restingReference = undefined;
    },
    /** No screen waits for the outcome any more. */
    outcomeUnfollowed() {},
    /** The portal has asked for long enough; from now on a button asks. */
    outcomeRested(state, { payload }: PayloadAction<string>) {
      state.restingReference = payload;
    },
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => initialState),
  selectors: {
    selectIsResting: ({ restingReference }, reference: string) => restingReference === reference,
  },
});

export const { outcomeFollowed, outcomeUnfollowed, outcomeRested } = slice.actions;
export const { selectIsResting } = slice.selectors;
export const outcome = slice.reducer;
