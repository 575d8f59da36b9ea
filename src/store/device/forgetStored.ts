import { configurationNames } from '../../api/configurationNames.ts';
import { clearArea } from './storageAreas.ts';
import { rememberedAccountsKey } from './storedRememberedAccounts.ts';

/**
 * Clears localStorage, except for the configuration and the accounts that this device remembers for
 * guests.
 */
export const forgetShared = () =>
  clearArea('local', [...configurationNames, rememberedAccountsKey]);

/** Removes a payer's data from this tab's session storage and, if `shared`, from localStorage. */
export function forgetStored({ shared }: { shared: boolean }): void {
  clearArea('session', []);
  if (shared) forgetShared();
}
