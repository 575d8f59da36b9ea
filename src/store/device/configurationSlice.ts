import { createSlice } from '@reduxjs/toolkit';
import { getConfiguration } from '../../api/configurationApi.ts';
import type { Configuration } from '../../api/configurationNames.ts';

const initialState: Configuration = {};

const slice = createSlice({
  name: 'configuration',
  initialState,
  reducers: {
    /** The portal was unmounted: the configuration leaves local storage. */
    configurationForgotten: () => ({}),
  },
  extraReducers: (builder) =>
    builder.addMatcher(getConfiguration.matchFulfilled, (_state, { payload }) => payload),
  selectors: { selectConfiguration: (state) => state },
});

export const { configurationForgotten } = slice.actions;
export const { selectConfiguration } = slice.selectors;
export const configuration = slice.reducer;
