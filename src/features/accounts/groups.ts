import { isMovedToCart } from './inCart.ts';
import type { CartedDebts } from './inCart.ts';
import type { OwnAccount } from '../../components/accounts/owed.ts';

/** The names of the screen's lists, in their order. */
const groupNames = ['Cuentas sugeridas', 'Total TAG', 'Mis cuentas'] as const;
type GroupName = (typeof groupNames)[number];

function groupOf({ account }: OwnAccount): GroupName {
  if (account.isSuggested) return 'Cuentas sugeridas';
  return account.isTotalTag ? 'Total TAG' : 'Mis cuentas';
}

/** The accounts by list, and those that moved from theirs to the cart. */
interface AccountGroups {
  groups: { name: GroupName; accounts: OwnAccount[] }[];
  movedToCart: OwnAccount[];
}

/** Sorts the accounts into their lists, each in the bank's order; empty lists are left out. */
export function groupAccounts(own: readonly OwnAccount[], carted: CartedDebts): AccountGroups {
  const movedToCart = own.filter((account) => isMovedToCart(account, carted));
  const here = own.filter((account) => !movedToCart.includes(account));
  const groups = groupNames.map((name) => ({
    name,
    accounts: here.filter((account) => groupOf(account) === name),
  }));
  return { groups: groups.filter(({ accounts }) => accounts.length > 0), movedToCart };
}
