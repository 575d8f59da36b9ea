import { createSlice } from '@reduxjs/toolkit';
import { getConfiguration } from '../../api/configurationApi.ts';
import { configurationNames } from '../../api/configurationNames.ts';
import type { Configuration } from '../../api/configurationNames.ts';
import type { StoredSlice } from './storedSlice.ts';

const initialState: Configuration = {};

const slice = createSlice({
  name: 'configuration',
  initialState,
  reducers: {
    /** The portal was unmounted. Storing the emptied slice removes its localStorage keys, too. */
    configurationForgotten: () => ({}),
  },
  extraReducers: (builder) =>
    builder.addMatcher(getConfiguration.matchFulfilled, (_state, { payload }) => payload),
  selectors: { selectConfiguration: (state) => state },
});

export const { configurationForgotten } = slice.actions;
export const { selectConfiguration } = slice.selectors;
export const configuration = slice.reducer;

/** Stores each value of the bank's configuration as plain text under its name. */
export const storedConfiguration: StoredSlice<Configuration> = {
  area: 'local',
  write: (state) => Object.fromEntries(configurationNames.map((name) => [name, state[name]])),
  read: (_read, text) =>
    Object.fromEntries(
      configurationNames.flatMap((name) => {
        const value = text(name);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
};
