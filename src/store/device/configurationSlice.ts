import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Configuration } from '../../api/configurationNames.ts';

const initialState: Configuration = {};

const slice = createSlice({
  name: 'configuration',
  initialState,
  reducers: {
    /** The bank's configuration arrived, whoever asked for it. */
    configurationLoaded: (_state, { payload }: PayloadAction<Configuration>) => payload,
    /** The app was torn down: the keys leave local storage. */
    configurationForgotten: () => ({}),
  },
  selectors: { selectConfiguration: (state) => state },
});

export const { configurationLoaded, configurationForgotten } = slice.actions;
export const { selectConfiguration } = slice.selectors;
export const configuration = slice.reducer;
