import type { Debt } from '../../api/debts.ts';
import type { CartItem } from '../../api/fields.ts';
import { debtKey } from './dueDebts.ts';
import type { OwnAccount } from './owed.ts';

/** The cart as accounts look at it: its debts, and whether each came from a suggestion or a Total TAG. */
export type CartedDebts = ReadonlyMap<string, boolean>;

/** Reads the cart's items; derived, so that an account is back in its list as soon as its item is out (spec 4). */
export function cartedDebts(items: readonly CartItem[]): CartedDebts {
  return new Map(
    items.map((item) => [debtKey(item), item.suggestedAccount || item.totalTagAccount]),
  );
}

/** Whether a debt is in the cart. */
export function isCarted(debt: Debt, carted: CartedDebts): boolean {
  return carted.has(debtKey(debt));
}

/** How many of an account's debts are in the cart. */
export function countCarted({ owed }: OwnAccount, carted: CartedDebts): number {
  if (owed.status !== 'owing') return 0;
  return owed.answer.debts.filter((debt) => isCarted(debt, carted)).length;
}

/** Whether an account has left its list for the cart: suggested or Total TAG, and everything that it owes went there as such. */
export function isMovedToCart({ account, owed }: OwnAccount, carted: CartedDebts): boolean {
  if (!account.isSuggested && !account.isTotalTag) return false;
  return owed.status === 'owing' && owed.answer.debts.every((debt) => carted.get(debtKey(debt)));
}
