import type { RememberedAccount } from '../store/device/rememberedAccountsSlice.ts';

/** An account that a guest asked this device to remember; by default one for water. */
export const rememberedAccount = (changes: Partial<RememberedAccount> = {}): RememberedAccount => ({
  companyId: 'aguas-lleuque',
  contract: { id: 'aguas-lleuque-hogar', secondId: '01' },
  kind: 'SERVICE_ID',
  value: '10203040',
  alias: 'Aguas Lleuque',
  ...changes,
});

export const rememberedLight = rememberedAccount({
  companyId: 'luz-canelo',
  contract: { id: 'luz-canelo-hogar', secondId: '01' },
  value: '40506070',
  alias: 'Luz Canelo',
});

/** A remembered account for television; a payment of its contract takes at most three bills. */
export const rememberedCable = rememberedAccount({
  companyId: 'cable-zorzal',
  contract: { id: 'cable-zorzal-hogar', secondId: '01' },
  kind: 'CLIENT_ID',
  value: '7654321-6',
  alias: 'Cable Zorzal',
});
