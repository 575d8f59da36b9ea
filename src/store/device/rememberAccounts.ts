import {
  accountRenamed,
  accountsForgotten,
  accountsRemembered,
  maxRemembered,
  notAmong,
  selectRemembered,
} from './rememberedAccountsSlice.ts';
import type { RememberedAccount } from './rememberedAccountsSlice.ts';
import { readRememberedAccounts, readRememberedAgain } from './storedRememberedAccounts.ts';
import { jsonIn } from './storageAreas.ts';
import type { DeviceRoot, Thunk } from './listening.ts';

/**
 * `full`: the accounts do not all fit, so none is added. `lost`: the storage did not keep them, so
 * they are removed from the state again.
 */
export type Remembering = 'remembered' | 'full' | 'lost';

/**
 * Stores all of the accounts or none. Other tabs' accounts are read first, so that writing the list
 * does not lose them.
 */
export const rememberAccounts =
  (accounts: readonly RememberedAccount[]): Thunk<DeviceRoot, Promise<Remembering>> =>
  async (dispatch, getState, { saveNow }) => {
    dispatch(readRememberedAgain());
    const known = selectRemembered(getState());
    const fresh = notAmong(known, accounts);
    if (known.length + fresh.length > maxRemembered) return 'full';
    dispatch(accountsRemembered(fresh));
    await saveNow();
    if (notAmong(readRememberedAccounts(jsonIn('local')), fresh).length === 0) return 'remembered';
    dispatch(accountsForgotten(fresh));
    return 'lost';
  };

export const renameAccount =
  (account: RememberedAccount, alias: string): Thunk<DeviceRoot, Promise<void>> =>
  async (dispatch, _getState, { saveNow }) => {
    dispatch(readRememberedAgain());
    dispatch(accountRenamed({ ...account, alias }));
    await saveNow();
  };

export const forgetAccounts =
  (accounts: readonly RememberedAccount[]): Thunk<DeviceRoot, Promise<void>> =>
  async (dispatch, _getState, { saveNow }) => {
    dispatch(readRememberedAgain());
    dispatch(accountsForgotten(accounts));
    await saveNow();
  };
