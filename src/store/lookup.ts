import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { DebtQuery } from '../api/debts.ts';
import { toDayKey, toIsoDay } from '../lib/dates.ts';
import type { IdentifierKind } from '../lib/identifierKinds.ts';
import { createStamp } from '../lib/ids.ts';
import type { QueryStamp } from '../lib/ids.ts';
import type { LookupTarget } from '../paths.ts';
import { sessionEnded } from './session.ts';

/** The steps of the lookup: 0 Empresa, 1 Cuenta, 2 Deudas (design, "Lookup"). */
export type LookupStep = 0 | 1 | 2;

/** What was asked of the bank in step 1: one or several identifiers of one kind. */
export interface LookupQuery extends QueryStamp {
  kind: IdentifierKind;
  values: string[];
}

/** Where the payer is in the lookup; companies, contracts and debts themselves are the bank's (RTK Query). */
export interface LookupState extends LookupTarget {
  step: LookupStep;
  query?: LookupQuery;
  totalTagSelected: boolean;
  fromTotalTagButton: boolean;
  /** The identifier last used with each contract, to offer it again. */
  lastUsed: Record<string, { kind: IdentifierKind; value: string }>;
}

const initialState: LookupState = {
  step: 0,
  totalTagSelected: false,
  fromTotalTagButton: false,
  lastUsed: {},
};

/** Whether nothing has happened that is worth storing. */
export const isUntouched = (state: LookupState) => state === initialState;

const start = ({ lastUsed }: LookupState): LookupState => ({ ...initialState, lastUsed });

/** The furthest step that the state has evidence for: a contract for step 1, a query for step 2. */
function furthestStep({ contractId, query }: LookupState): LookupStep {
  if (contractId === undefined) return 0;
  return query ? 2 : 1;
}

const slice = createSlice({
  name: 'lookup',
  initialState,
  reducers: {
    /** The lookup starts over, keeping only the identifiers last used. */
    lookupRestarted: start,
    /** A deep link or a tile named where to start; the catalogue has confirmed it (ruling 26). */
    targetChosen: (state, { payload }: PayloadAction<LookupTarget>) => ({
      ...start(state),
      ...payload,
      step: payload.contractId === undefined ? 0 : 1,
    }),
    /** The payer looks among the companies of a category, or of all. */
    categoryChosen: (state, { payload }: PayloadAction<{ categoryId?: string }>) => ({
      ...start(state),
      ...payload,
    }),
    /** Accounts were asked for: their debts show in step 2. A further press is ignored: one question at a time. */
    accountsConsulted: {
      prepare: (query: { kind: IdentifierKind; values: string[]; totalTag?: boolean }) => ({
        payload: { ...query, ...createStamp() },
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
        const [value] = query.values;
        if (value !== undefined) state.lastUsed[contractId] = { kind: query.kind, value };
      },
    },
    /** A flow kept from another day asks anew: the number of its query names that day (spec 3). */
    queryRenewed: {
      prepare: () => ({ payload: createStamp() }),
      reducer(state, { payload }: PayloadAction<QueryStamp>) {
        if (state.query) Object.assign(state.query, payload);
      },
    },
    /** Total TAG put its debts in the cart: it does so once per press of its button. */
    totalTagCollected(state) {
      state.fromTotalTagButton = false;
    },
    /** The payer went to a step; never past the evidence. */
    stepTaken(state, { payload }: PayloadAction<LookupStep>) {
      const furthest = furthestStep(state);
      state.step = payload < furthest ? payload : furthest;
    },
    /** 'Agregar otra cuenta': step 1 follows one second after /consultarCuenta opened (spec 2). */
    anotherAccountWanted() {},
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => initialState),
  selectors: {
    selectStep: ({ step }) => step,
    selectLookup: (state) => state,
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
export const { selectStep, selectLookup } = slice.selectors;
export const lookup = slice.reducer;

/** The query of debts that the lookup stands at, or undefined before step 2. */
export function debtQueryOf({ contractId, query }: LookupState): DebtQuery | undefined {
  if (contractId === undefined || query === undefined) return undefined;
  const { kind, values, transactionId, date } = query;
  return {
    transactionId,
    date,
    accounts: values.map((value) => ({ contractId, kind, value })),
  };
}

/** Whether a query was asked before the day of `now`, by its number or its date. */
export function isQueryBefore(now: Date, { transactionId, date }: LookupQuery): boolean {
  return Math.floor(transactionId / 1e8) < Number(toDayKey(now)) || date < toIsoDay(now);
}
