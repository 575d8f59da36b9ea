import type { RememberedAccount } from '../store/device/rememberedAccountsSlice.ts';

/** For tests: an account that a guest let this computer remember; by default one for water. */
export const rememberedAccount = (changes: Partial<RememberedAccount> = {}): RememberedAccount => ({
  companyId: 'aguas-lleuque',
  contract: { id: 'aguas-lleuque-hogar', secondId: '01' },
  kind: 'SERVICE_ID',
  value: '10203040',
  alias: 'Aguas Lleuque',
  ...changes,
});
