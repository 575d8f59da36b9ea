import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { object, string } from 'yup';
import type { InferType } from 'yup';
import { part } from '../../lib/schemas.ts';
import { guestForgotten } from '../device/appEvents.ts';
import { toJson } from '../device/storedSlice.ts';
import type { StoredSlice } from '../device/storedSlice.ts';
import { sessionEnded, signedIn } from './sessionSlice.ts';

/** The texts in an unsubmitted form, keyed by field name. */
export type Draft = Record<string, string | undefined>;

/** The forms whose drafts survive the closing of their screen, and the fields of each. */
const draftsSchema = part({
  contact: object({
    name: string(),
    rut: string(),
    email: string(),
    phone: string(),
    comment: string(),
  })
    .optional()
    .default(undefined),
  checkout: object({ email: string() }).optional().default(undefined),
});

export type DraftForm = keyof InferType<typeof draftsSchema>;

type Drafts = { [Form in DraftForm]?: Draft | undefined };

const initialState: Drafts = {};

const slice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    /** An empty draft, such as that of a submitted form, is removed. */
    draftChanged(state, { payload }: PayloadAction<{ form: DraftForm; draft: Draft }>) {
      if (Object.keys(payload.draft).length > 0) state[payload.form] = payload.draft;
      else delete state[payload.form];
    },
  },
  extraReducers: (builder) =>
    builder.addMatcher(isAnyOf(signedIn, sessionEnded, guestForgotten), () => initialState),
  selectors: {
    selectDraft: (state, form: DraftForm) => state[form],
  },
});

export const { draftChanged } = slice.actions;
export const { selectDraft } = slice.selectors;
export const drafts = slice.reducer;

/**
 * The drafts are in session storage, so that they survive full page loads, such as that of
 * `/contacto`.
 */
export const storedDrafts: StoredSlice<Drafts> = {
  area: 'session',
  write: (state) => ({ drafts: Object.keys(state).length > 0 ? toJson(state) : undefined }),
  read: (json) => json('drafts', draftsSchema),
};
