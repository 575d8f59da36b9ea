import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { guestForgotten } from '../device/appEvents.ts';
import { sessionEnded, signedIn } from './sessionSlice.ts';

/** The forms whose texts outlive their screen. */
export type DraftForm = 'contact' | 'checkout';

/** Texts typed into a form and not sent, by field. */
export type Draft = Record<string, string | undefined>;

type Drafts = { [Form in DraftForm]?: Draft | undefined };

const initialState: Drafts = {};

// Kept in this tab only: `app/KeptDrafts.tsx` writes the drafts to the history entry, which
// survives a reload.
const slice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    /** Drafts of the same person were found in the history entry of a loaded page. */
    draftsRestored: (_state, { payload }: PayloadAction<Drafts>) => payload,
    /** A form's texts changed; a sent form has no draft. */
    draftChanged(state, { payload }: PayloadAction<{ form: DraftForm; draft: Draft }>) {
      if (Object.keys(payload.draft).length > 0) state[payload.form] = payload.draft;
      else delete state[payload.form];
    },
  },
  extraReducers: (builder) =>
    builder.addMatcher(isAnyOf(signedIn, sessionEnded, guestForgotten), () => initialState),
  selectors: {
    selectDrafts: (state) => state,
    selectDraft: (state, form: DraftForm) => state[form],
  },
});

export const { draftsRestored, draftChanged } = slice.actions;
export const { selectDrafts, selectDraft } = slice.selectors;
export const drafts = slice.reducer;
