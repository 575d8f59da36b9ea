import { configurationNames } from '../../api/configurationNames.ts';
import { clearArea } from './storageAreas.ts';
import { rememberedAccountsKey } from './storedRememberedAccounts.ts';

/**
 * Removes the keys that all tabs share, except the configuration and the guests' remembered
 * accounts.
 */
export const forgetShared = () =>
  clearArea('local', [...configurationNames, rememberedAccountsKey]);

/** Removes a payer's stored keys of this tab and, if `shared`, those of all tabs. */
export function forgetStored({ shared }: { shared: boolean }): void {
  clearArea('session', []);
  if (shared) forgetShared();
}
