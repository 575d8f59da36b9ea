import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from './session.ts';

interface OutcomeState {
  /** The payment that the portal stopped asking about by itself. */
  restingReference?: string | undefined;
}

const initialState: OutcomeState = {};

const slice = createSlice({
  name: 'outcome',
  initialState,
  reducers: {
    /** The outcome of a reference is on the screen: it is asked for now, then at growing intervals. */
    outcomeFollowed(state, _action: PayloadAction<string>) {
      state.restingReference = undefined;
    },
    /** Nobody waits for it any more. */
    outcomeUnfollowed() {},
    /** The portal asked long enough; a button asks again. */
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
