import type { Schema } from 'yup';
import { isOf, list } from '../../lib/schemas.ts';
import { usedBy } from './lifetimes.ts';
import {
  accountsRememberedElsewhere,
  maxRemembered,
  notAmong,
  rememberedAccountSchema,
} from './rememberedAccountsSlice.ts';
import { jsonIn } from './storageAreas.ts';
import type { RememberedAccount } from './rememberedAccountsSlice.ts';
import { toJson } from './storedSlice.ts';
import type { ReadJson, StoredSlice } from './storedSlice.ts';

/** The storage key of the accounts that this device remembers for guests; a logout keeps it. */
export const rememberedAccountsKey = 'rememberedAccounts';

const listSchema: Schema<unknown[]> = list();

/**
 * Returns the stored accounts that are valid: each once, at most `maxRemembered`, without unknown
 * fields.
 */
export function readRememberedAccounts(read: ReadJson): RememberedAccount[] {
  const accounts: RememberedAccount[] = [];
  for (const each of read(rememberedAccountsKey, listSchema) ?? []) {
    if (accounts.length === maxRemembered || !isOf(rememberedAccountSchema, each)) continue;
    const { companyId, contract, kind, value, alias, usedAt } = each;
    const { id, secondId } = contract;
    const account = {
      companyId,
      contract: { id, secondId },
      kind,
      value,
      alias,
      usedAt: usedBy(usedAt, Date.now()),
    };
    accounts.push(...notAmong(accounts, [account]));
  }
  return accounts;
}

export const storedRememberedAccounts: StoredSlice<RememberedAccount[]> = {
  area: 'local',
  isWrittenWhole: true,
  write: (state) => ({ [rememberedAccountsKey]: state.length === 0 ? undefined : toJson(state) }),
  read: readRememberedAccounts,
};

/** Creates the action that loads the stored accounts, which another tab may have changed. */
export const readRememberedAgain = () =>
  accountsRememberedElsewhere(readRememberedAccounts(jsonIn('local')));
