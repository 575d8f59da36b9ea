import { createSlice } from '@reduxjs/toolkit';

const slice = createSlice({
  name: 'connection',
  initialState: { isLost: false },
  reducers: {
    /** The browser says that it is offline, or nothing can be reached although it says otherwise. */
    connectionLost(state) {
      state.isLost = true;
    },
    /** There is a network again: what failed without one is asked again. */
    connectionRestored(state) {
      state.isLost = false;
    },
  },
  selectors: { selectIsConnectionLost: ({ isLost }) => isLost },
});

export const { connectionLost, connectionRestored } = slice.actions;
export const { selectIsConnectionLost } = slice.selectors;
export const connection = slice.reducer;
