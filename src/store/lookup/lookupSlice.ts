import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { identifierKinds } from '../../lib/identifiers/identifierKinds.ts';
import { createQueryIdentity } from '../../lib/dates/ids.ts';
import type { QueryIdentity } from '../../lib/dates/ids.ts';
import { listOf, oneOf, part, text } from '../../lib/schemas.ts';
import type { LookupTarget } from '../../config/paths.ts';
import { guestForgotten } from '../device/appEvents.ts';
import { toJson } from '../device/storedSlice.ts';
import type { StoredSlice } from '../device/storedSlice.ts';
import type { SessionRoot } from '../session/sessionRoot.ts';
import { sessionEnded } from '../session/sessionSlice.ts';

const kind = () => oneOf(...identifierKinds);

/** The state of the lookup; companies, contracts and debts are in RTK Query's cache. */
const lookupSchema = part({
  /** 0 Empresa, 1 Cuenta, 2 Deudas. */
  step: oneOf(0, 1, 2),
  categoryId: string(),
  companyId: string(),
  contractId: string(),
  /** The account in a deep link, which fills the field of step 1. */
  linked: object({ kind: kind(), value: text() }).optional().default(undefined),
  /** The query of step 1: one or several identifiers of one kind. */
  query: object({
    kind: kind(),
    values: listOf(text()).min(1),
    /** The names that the imported file gives to some of the identifiers. */
    names: listOf(part({ value: text(), name: text() })).optional(),
    transactionId: number().required(),
    date: text(),
  })
    .optional()
    .default(undefined),
  totalTagSelected: boolean().required(),
  fromTotalTagButton: boolean().required(),
  /** The last identifier used with each contract, to offer it again. */
  lastUsed: listOf(part({ contractId: text(), kind: kind(), value: text() })),
});

export type LookupState = InferType<typeof lookupSchema>;
export type LookupStep = LookupState['step'];
/** The query of step 1. Repetitions keep its `transactionId` and `date`, until `queryRenewed`. */
export type LookupQuery = NonNullable<LookupState['query']>;

/** Whether a number read from the browser's history is a step. */
export const isLookupStep = (step: number): step is LookupStep => [0, 1, 2].includes(step);

const initialState: LookupState = {
  step: 0,
  totalTagSelected: false,
  fromTotalTagButton: false,
  lastUsed: [],
};

/** Whether the state is the initial one, so that nothing needs to be stored. */
const isUntouched = (state: LookupState) => state === initialState;

const start = ({ lastUsed }: LookupState): LookupState => ({ ...initialState, lastUsed });

/** The furthest step that can be shown: step 1 requires a contract, step 2 also a query. */
function furthestStep({ contractId, query }: LookupState): LookupStep {
  if (contractId === undefined) return 0;
  return query ? 2 : 1;
}

/** The part of the state that the code of this folder may read. */
export interface LookupRoot extends SessionRoot {
  lookup: LookupState;
}

const slice = createSlice({
  name: 'lookup',
  initialState,
  reducers: {
    /** Starts the lookup over, keeping only the identifiers last used. */
    lookupRestarted: start,
    /** A link, a tile or a step chose a company of the catalogue, perhaps with its contract. */
    targetChosen: (
      state,
      { payload }: PayloadAction<LookupTarget & Pick<LookupState, 'linked'>>,
    ) => ({
      ...start(state),
      ...payload,
      step: payload.contractId === undefined ? 0 : 1,
    }),
    /** The payer looks through the companies of one category, or of all. */
    categoryChosen: (state, { payload }: PayloadAction<{ categoryId?: string | undefined }>) => ({
      ...start(state),
      ...payload,
    }),
    /** Accounts were submitted, and step 2 shows their debts. Ignored in any step but step 1. */
    accountsConsulted: {
      prepare: (
        query: Pick<LookupQuery, 'kind' | 'values' | 'names'> & { totalTag?: boolean },
      ) => ({
        payload: { ...query, ...createQueryIdentity() },
      }),
      reducer(
        state,
        {
          payload: { totalTag = false, ...query },
        }: PayloadAction<LookupQuery & { totalTag?: boolean }>,
      ) {
        const { contractId } = state;
        if (contractId === undefined || state.step !== 1) return;
        state.query = query;
        state.step = 2;
        state.totalTagSelected = totalTag;
        state.fromTotalTagButton = totalTag;
        const [value, another] = query.values;
        if (value === undefined) return;
        // A linked account fills the field again when the payer returns to step 1, until another
        // account is queried.
        if (value !== state.linked?.value || another !== undefined) delete state.linked;
        const others = state.lastUsed.filter((each) => each.contractId !== contractId);
        state.lastUsed = [...others, { contractId, kind: query.kind, value }];
      },
    },
    /**
     * The query gets a new number and date, because it is from another day or the debts have
     * changed.
     */
    queryRenewed: {
      prepare: () => ({ payload: createQueryIdentity() }),
      reducer(state, { payload }: PayloadAction<QueryIdentity>) {
        if (state.query) Object.assign(state.query, payload);
      },
    },
    /** The debts of Total TAG are in the cart; resetting the flag prevents a second addition. */
    totalTagCollected(state) {
      state.fromTotalTagButton = false;
    },
    /** Goes to a step, or to the furthest one that can be shown. */
    stepTaken(state, { payload }: PayloadAction<LookupStep>) {
      const furthest = furthestStep(state);
      state.step = payload < furthest ? payload : furthest;
    },
    /** The payer pressed 'Agregar otra cuenta'; `lookupListener.ts` opens step 1 a second later. */
    anotherAccountWanted() {},
  },
  extraReducers: (builder) =>
    builder.addMatcher(isAnyOf(sessionEnded, guestForgotten), () => initialState),
  selectors: {
    selectStep: ({ step }) => step,
    selectLookup: (state) => state,
    selectLastUsed: ({ lastUsed }, id: string) =>
      lastUsed.find(({ contractId }) => contractId === id),
  },
});

export const {
  lookupRestarted,
  targetChosen,
  categoryChosen,
  accountsConsulted,
  queryRenewed,
  totalTagCollected,
  stepTaken,
  anotherAccountWanted,
} = slice.actions;
export const { selectStep, selectLookup, selectLastUsed } = slice.selectors;
export const lookup = slice.reducer;

/** Stores the lookup, unless it is untouched. */
export const storedLookup: StoredSlice<LookupState> = {
  area: 'session',
  write: (state) => ({ lookup: isUntouched(state) ? undefined : toJson(state) }),
  read: (read) => read('lookup', lookupSchema),
};
