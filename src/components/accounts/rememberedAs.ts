import type { RememberedAccount } from '../../store/rememberedAccountsSlice.ts';
import { suggestAlias } from './alias.ts';
import type { PaidAccount } from './paidAccounts.ts';

/** An account as this computer remembers it: under the alias that a payer would be offered. */
export const rememberedAs = ({
  company,
  contract,
  kind,
  value,
}: PaidAccount): RememberedAccount => ({
  companyId: company.id,
  contract: { id: contract.bankId, secondId: contract.secondId },
  kind,
  value,
  alias: suggestAlias(company, contract),
});
