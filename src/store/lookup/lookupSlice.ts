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

/** Companies, contracts (their services) and debts are not here but in RTK Query's cache. */
const lookupSchema = part({
  /** The open step: 0 is "Empresa", 1 "Cuenta", 2 "Deudas". */
  step: oneOf(0, 1, 2),
  categoryId: string(),
  companyId: string(),
  contractId: string(),
  /** The account in a deep link; it prefills the field of step 1. */
  linked: object({ kind: kind(), value: text() }).optional().default(undefined),
  /** The identifiers submitted in step 1, all of one kind. */
  query: object({
    kind: kind(),
    values: listOf(text()).min(1),
    /** The names that an imported file gives to some of the identifiers. */
    names: listOf(part({ value: text(), name: text() })).optional(),
    transactionId: number().required(),
    date: text(),
  })
    .optional()
    .default(undefined),
  totalTagSelected: boolean().required(),
  fromTotalTagButton: boolean().required(),
  /** For each contract, the first identifier of its last query; step 1 offers it again. */
  lastUsed: listOf(part({ contractId: text(), kind: kind(), value: text() })),
});

export type LookupState = InferType<typeof lookupSchema>;
export type LookupStep = LookupState['step'];
/**
 * A repeated query keeps its `transactionId` and `date` until `queryRenewed`, so that RTK Query
 * finds its cached answers.
 */
export type LookupQuery = NonNullable<LookupState['query']>;

/** Validates a number read from the browser's history. */
export const isLookupStep = (step: number): step is LookupStep => [0, 1, 2].includes(step);

const initialState: LookupState = {
  step: 0,
  totalTagSelected: false,
  fromTotalTagButton: false,
  lastUsed: [],
};

/** An untouched lookup is not stored. */
const isUntouched = (state: LookupState) => state === initialState;

const start = ({ lastUsed }: LookupState): LookupState => ({ ...initialState, lastUsed });

/** Step 1 requires a contract; step 2 also requires a query. */
function furthestStep({ contractId, query }: LookupState): LookupStep {
  if (contractId === undefined) return 0;
  return query ? 2 : 1;
}

export interface LookupRoot extends SessionRoot {
  lookup: LookupState;
}

const slice = createSlice({
  name: 'lookup',
  initialState,
  reducers: {
    /** Starts the lookup over, keeping only the identifiers last used. */
    lookupRestarted: start,
    /** A company or a contract was chosen, or a link named a category, a company or a contract. */
    targetChosen: (
      state,
      { payload }: PayloadAction<LookupTarget & Pick<LookupState, 'linked'>>,
    ) => ({
      ...start(state),
      ...payload,
      step: payload.contractId === undefined ? 0 : 1,
    }),
    /** Without `categoryId`, the companies of all categories are listed. */
    categoryChosen: (state, { payload }: PayloadAction<{ categoryId?: string | undefined }>) => ({
      ...start(state),
      ...payload,
    }),
    /** Accounts were submitted in step 1: step 2 shows their debts. Ignored in other steps. */
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
        // Once another account is queried, forget the deep link's account, which would otherwise
        // fill the field again when the payer returns to step 1.
        if (value !== state.linked?.value || another !== undefined) delete state.linked;
        const others = state.lastUsed.filter((each) => each.contractId !== contractId);
        state.lastUsed = [...others, { contractId, kind: query.kind, value }];
      },
    },
    /**
     * The query gets a new `transactionId` and `date`, because it dates from another day or the
     * debts have changed.
     */
    queryRenewed: {
      prepare: () => ({ payload: createQueryIdentity() }),
      reducer(state, { payload }: PayloadAction<QueryIdentity>) {
        if (state.query) Object.assign(state.query, payload);
      },
    },
    /**
     * The debts of "Pagar Total TAG" (one toll tag for several motorways) are being added to the
     * cart; resetting the flag prevents adding them twice.
     */
    totalTagCollected(state) {
      state.fromTotalTagButton = false;
    },
    /** Goes to the step in the payload, or to `furthestStep` if that is lower. */
    stepTaken(state, { payload }: PayloadAction<LookupStep>) {
      const furthest = furthestStep(state);
      state.step = payload < furthest ? payload : furthest;
    },
    /** The payer pressed "Agregar otra cuenta"; `lookupListener.ts` opens step 1 a second later. */
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

export const storedLookup: StoredSlice<LookupState> = {
  area: 'session',
  write: (state) => ({ lookup: isUntouched(state) ? undefined : toJson(state) }),
  read: (read) => read('lookup', lookupSchema),
};
