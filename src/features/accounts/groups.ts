import { isAway } from './inCart.ts';
import type { CartedDebts } from './inCart.ts';
import type { OwnAccount } from './owed.ts';

/** The lists of the screen (screens.md), in their order. */
export const groupNames = ['Cuentas sugeridas', 'Total TAG', 'Mis cuentas'] as const;
export type GroupName = (typeof groupNames)[number];

function groupOf({ account }: OwnAccount): GroupName {
  if (account.isSuggested) return 'Cuentas sugeridas';
  return account.isTotalTag ? 'Total TAG' : 'Mis cuentas';
}

/** The accounts by list, and those that left theirs for the cart. */
export interface AccountGroups {
  groups: { name: GroupName; accounts: OwnAccount[] }[];
  away: OwnAccount[];
}

/** Sorts the accounts into their lists, each in the bank's order; a list without accounts is left out. */
export function groupAccounts(own: readonly OwnAccount[], carted: CartedDebts): AccountGroups {
  const away = own.filter((account) => isAway(account, carted));
  const here = own.filter((account) => !away.includes(account));
  const groups = groupNames.map((name) => ({
    name,
    accounts: here.filter((account) => groupOf(account) === name),
  }));
  return { groups: groups.filter(({ accounts }) => accounts.length > 0), away };
}
