import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { number } from 'yup';
import type { InferType } from 'yup';
import type { AccountReference } from '../../api/reference.ts';
import { identifierKinds } from '../../lib/identifiers/identifierKinds.ts';
import { canonical } from '../../lib/identifiers/rutTexts.ts';
import { key, oneOf, part, text } from '../../lib/schemas.ts';
import { guestForgotten, timePassed } from './appEvents.ts';
import { isOutdated } from './lifetimes.ts';

export const maxRemembered = 20;

/** An account that this device remembers for its guests. */
export const rememberedAccountSchema = part({
  companyId: key(),
  contract: part({ id: key(), secondId: text() }),
  kind: oneOf(...identifierKinds),
  value: key().max(1_000),
  alias: key().max(100),
  /** When the account was last used, in milliseconds; absent until it is remembered. */
  usedAt: number().optional(),
});
export type RememberedAccount = InferType<typeof rememberedAccountSchema>;

const keyOf = ({ contractId, ...identifier }: AccountReference) =>
  JSON.stringify([contractId, identifier.kind, canonical(identifier).value]);

/** Returns the same key for an account under any alias. */
export const rememberedKey = ({ contract, kind, value }: RememberedAccount) =>
  keyOf({ contractId: contract.id, kind, value });

/** Returns the accounts that are not in `list`; aliases are not compared. */
export function notAmong(
  list: readonly RememberedAccount[],
  accounts: readonly RememberedAccount[],
): RememberedAccount[] {
  const keys = new Set(list.map(rememberedKey));
  return accounts.filter((account) => !keys.has(rememberedKey(account)));
}

/** Returns an unused alias: 'Luz Canelo', then 'Luz Canelo 2'. */
function ownAlias(alias: string, list: readonly RememberedAccount[]): string {
  const taken = new Set(list.map((account) => account.alias));
  let name = alias;
  for (let count = 2; taken.has(name); count += 1) name = `${alias} ${count}`;
  return name;
}

/** `at`: when the accounts were used, in milliseconds. */
interface Used<Account> {
  accounts: readonly Account[];
  at: number;
}
const usedNow = <Account>(accounts: readonly Account[]) => ({
  payload: { accounts, at: Date.now() } satisfies Used<Account>,
});

// Neither a sign-in nor a logout clears this slice: it belongs to the guests of the device.
const slice = createSlice({
  name: 'rememberedAccounts',
  initialState: [] as RememberedAccount[],
  reducers: {
    /**
     * Adds the accounts that are not remembered yet. `rememberAccounts.ts` has checked that they
     * fit (`maxRemembered`).
     */
    accountsRemembered: {
      prepare: usedNow<RememberedAccount>,
      reducer(state, { payload: { accounts, at } }: PayloadAction<Used<RememberedAccount>>) {
        for (const account of notAmong(state, accounts))
          state.push({ ...account, alias: ownAlias(account.alias, state), usedAt: at });
      },
    },
    /** A guest queried accounts: those among them that are remembered get a new `usedAt`. */
    accountsUsed: {
      prepare: usedNow<AccountReference>,
      reducer(state, { payload: { accounts, at } }: PayloadAction<Used<AccountReference>>) {
        const used = new Set(accounts.map(keyOf));
        for (const account of state) if (used.has(rememberedKey(account))) account.usedAt = at;
      },
    },
    accountRenamed(state, { payload }: PayloadAction<RememberedAccount>) {
      const own = rememberedKey(payload);
      const account = state.find((each) => rememberedKey(each) === own);
      const others = state.filter((each) => each !== account);
      if (account) account.alias = ownAlias(payload.alias, others);
    },
    accountsForgotten: (state, { payload }: PayloadAction<readonly RememberedAccount[]>) =>
      notAmong(payload, state),
    /** The stored list was read again, because another tab may have changed it. */
    accountsRememberedElsewhere: (_state, { payload }: PayloadAction<RememberedAccount[]>) =>
      payload,
  },
  extraReducers: (builder) =>
    builder
      .addCase(guestForgotten, () => [])
      .addCase(timePassed, (state, { payload: now }) => {
        const kept = state.filter(
          ({ usedAt = now }) => !isOutdated('rememberedAccount', usedAt, now),
        );
        // Return the same array if no account is outdated: a new array would be stored, and would
        // overwrite another tab's list.
        return kept.length < state.length ? kept : state;
      }),
  selectors: {
    selectRemembered: (state) => state,
  },
});

export const {
  accountsRemembered,
  accountsUsed,
  accountRenamed,
  accountsForgotten,
  accountsRememberedElsewhere,
} = slice.actions;
export const { selectRemembered } = slice.selectors;
export const rememberedAccounts = slice.reducer;
