import type { Debt } from '../../api/debtsApi.ts';
import type { CartItem } from '../../api/cartItem.ts';
import { billSet } from '../../store/cart/bills.ts';
import type { BillSet } from '../../store/cart/bills.ts';
import type { OwnAccount } from '../../components/accounts/owed.ts';

/** The debts in the cart, and those of them that came from a suggestion or a Total TAG. */
export interface CartedDebts {
  all: BillSet;
  moved: BillSet;
}

/**
 * The cart's debts. Derived, so that an account is back in its list as soon as its item is out of
 * the cart.
 */
export function cartedDebts(items: readonly CartItem[]): CartedDebts {
  const moved = items.filter((item) => item.suggestedAccount || item.totalTagAccount);
  return { all: billSet(items), moved: billSet(moved) };
}

/** Whether a debt is in the cart. */
export function isCarted(debt: Debt, carted: CartedDebts): boolean {
  return carted.all.hasCharge(debt);
}

/** How many of an account's debts are in the cart. */
export function countCarted({ owed }: OwnAccount, carted: CartedDebts): number {
  if (owed.status !== 'owing') return 0;
  return owed.answer.debts.filter((debt) => isCarted(debt, carted)).length;
}

/**
 * Whether an account has moved to the cart: suggested or Total TAG, and all that it owes was added
 * as such.
 */
export function isMovedToCart({ account, owed }: OwnAccount, carted: CartedDebts): boolean {
  if (!account.isSuggested && !account.isTotalTag) return false;
  return owed.status === 'owing' && owed.answer.debts.every(carted.moved.hasCharge);
}
