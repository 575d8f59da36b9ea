import type { OwedAccount } from '../../components/accounts/owed.ts';
import type { Debt } from '../../api/debtsApi.ts';
import type { CartItem } from '../../api/cartItem.ts';
import { billSet } from '../../store/cart/bills.ts';
import type { BillSet } from '../../store/cart/bills.ts';

/**
 * The debts in the cart, and those among them that came from a suggested account or a Total TAG
 * (one toll tag for several motorways).
 */
export interface CartedDebts {
  all: BillSet;
  moved: BillSet;
}

/**
 * Derives the debts from the cart's items instead of storing them: as soon as one of an account's
 * items is removed from the cart, the account is in its list again.
 */
export function cartedDebts(items: readonly CartItem[]): CartedDebts {
  const moved = items.filter((item) => item.suggestedAccount || item.totalTagAccount);
  return { all: billSet(items), moved: billSet(moved) };
}

export function isCarted(debt: Debt, carted: CartedDebts): boolean {
  return carted.all.hasCharge(debt);
}

export function countCarted({ owed }: OwedAccount, carted: CartedDebts): number {
  if (owed.status !== 'owing') return 0;
  return owed.answer.debts.filter((debt) => isCarted(debt, carted)).length;
}

/**
 * True for a suggested account or a Total TAG once all its debts are in the cart. A debt counts
 * only if it was added to the cart as a debt of such an account.
 */
export function isMovedToCart({ account, owed }: OwedAccount, carted: CartedDebts): boolean {
  if (!account.isSuggested && !account.isTotalTag) return false;
  return owed.status === 'owing' && owed.answer.debts.every(carted.moved.hasCharge);
}

/** The screen shows its lists in this order. */
const groupNames = ['Cuentas sugeridas', 'Total TAG', 'Mis cuentas'] as const;
type GroupName = (typeof groupNames)[number];

function groupOf({ account }: OwedAccount): GroupName {
  if (account.isSuggested) return 'Cuentas sugeridas';
  return account.isTotalTag ? 'Total TAG' : 'Mis cuentas';
}

interface AccountGroups {
  groups: { name: GroupName; accounts: OwedAccount[] }[];
  movedToCart: OwedAccount[];
}

/**
 * Groups the accounts into the screen's lists, each in the bank's order; empty lists are left out.
 * The accounts of `isMovedToCart` are in no list, but in `movedToCart`.
 */
export function groupAccounts(own: readonly OwedAccount[], carted: CartedDebts): AccountGroups {
  const movedToCart = own.filter((account) => isMovedToCart(account, carted));
  const here = own.filter((account) => !movedToCart.includes(account));
  const groups = groupNames.map((name) => ({
    name,
    accounts: here.filter((account) => groupOf(account) === name),
  }));
  return { groups: groups.filter(({ accounts }) => accounts.length > 0), movedToCart };
}
