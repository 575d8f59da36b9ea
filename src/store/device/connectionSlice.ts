import { createSlice } from '@reduxjs/toolkit';

const slice = createSlice({
  name: 'connection',
  initialState: { isLost: false },
  reducers: {
    /** The browser is offline, or the portal's host does not answer. */
    connectionLost(state) {
      state.isLost = true;
    },
    /** The portal's host answers again; `connectionListener.ts` repeats failed queries. */
    connectionRestored(state) {
      state.isLost = false;
    },
  },
  selectors: { selectIsConnectionLost: ({ isLost }) => isLost },
});

export const { connectionLost, connectionRestored } = slice.actions;
export const { selectIsConnectionLost } = slice.selectors;
export const connection = slice.reducer;
