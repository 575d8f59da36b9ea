import type { Company, Contract } from '../../api/catalogueApi.ts';
import type { RememberedAccount } from '../../store/device/rememberedAccountsSlice.ts';

/** A remembered account, and what the catalogue says of it; nothing while it loads. */
export interface ListedAccount {
  account: RememberedAccount;
  company?: Company | undefined;
  contract?: Contract | undefined;
  /** The bank no longer collects for its company, or no longer asks for such an identifier. */
  isGone: boolean;
}

/** Finds an account's company and contract in the catalogue, if that is there. */
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
