import type { Company, Contract } from '../../api/catalogueApi.ts';
import type { RememberedAccount } from '../../store/device/rememberedAccountsSlice.ts';

/**
 * A remembered account with its company and contract from the catalogue. `company` and `contract`
 * are undefined while the catalogue loads, or if the catalogue lacks them.
 */
export interface ListedAccount {
  account: RememberedAccount;
  company?: Company | undefined;
  contract?: Contract | undefined;
  /**
   * Whether the account can no longer be queried: the loaded catalogue lacks its contract, or the
   * contract lacks its kind of identifier.
   */
  isGone: boolean;
}

/** Finds an account's company and contract in the catalogue, if it has loaded. */
export function inCatalogue(
  account: RememberedAccount,
  companies: readonly Company[] | undefined,
): ListedAccount {
  const { contract: wanted, kind } = account;
  const company = companies?.find(({ id }) => id === account.companyId);
  const contract = company?.contracts.find(
    ({ bankId, secondId }) => bankId === wanted.id && secondId === wanted.secondId,
  );
  const isAskable = contract?.identifiers.some((identifier) => identifier.kind === kind);
  return { account, company, contract, isGone: companies !== undefined && !isAskable };
}
