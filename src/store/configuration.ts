import { createSlice } from '@reduxjs/toolkit';
import { getConfiguration } from '../api/configuration.ts';
import type { Configuration } from '../api/configurationNames.ts';

const initialState: Configuration = {};

const slice = createSlice({
  name: 'configuration',
  initialState,
  reducers: {
    /** The app was torn down: the keys leave local storage (spec 3, ruling 21). */
    configurationForgotten: () => ({}),
  },
  extraReducers: (builder) =>
    // The bank's latest answer is stored, whoever asked (spec 3).
    builder.addMatcher(getConfiguration.matchFulfilled, (_state, { payload }) => payload),
  selectors: { selectConfiguration: (state) => state },
});

export const { configurationForgotten } = slice.actions;
export const { selectConfiguration } = slice.selectors;
export const configuration = slice.reducer;
