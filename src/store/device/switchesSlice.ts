import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Feature, Switches } from '../../api/switches.ts';

const initialState: Switches = { paused: [], off: [] };

const slice = createSlice({
  name: 'switches',
  initialState,
  reducers: {
    /**
     * The portal read the operators' file of switched-off features and paused contracts (services
     * of companies).
     */
    switchesRead: (_state, { payload }: PayloadAction<Switches>) => payload,
  },
  selectors: {
    /** Returns why a feature is switched off; undefined if it is on. */
    selectOffText: ({ off }, feature: Feature) =>
      off.find((each) => each.feature === feature)?.text,
  },
});

export const { switchesRead } = slice.actions;
export const { selectOffText } = slice.selectors;
export const switches = slice.reducer;
