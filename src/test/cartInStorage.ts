import { ledger } from '../../mocks/bank/bank.ts';
import type { Bank } from '../../mocks/bank/bank.ts';
import type { AccountReference } from '../api/reference.ts';
import type { CartItem } from '../api/cartItem.ts';
import { toCartItem } from '../store/cart/cartItems.ts';
import { defaultMaxItems } from '../store/cart/cartRules.ts';
import type { CartState } from '../store/cart/cartRules.ts';

/**
 * A cart as in local storage; `limits` are those of the items' contract (a company's service that
 * bills).
 */
export function storedCart(
  items: CartItem[],
  limits: Partial<Pick<CartState, 'maxItems' | 'minAmount' | 'maxAmount'>> = {},
): Omit<CartState, 'queue'> {
  return { items, removedIds: [], maxItems: defaultMaxItems, ...limits };
}

/** The queue of later payments as in local storage. */
export const storedQueue = (bills: CartItem[]) => ({ bills, removedIds: [] });

/**
 * Returns the first debts of an account of the simulated bank as cart items; two water bills by
 * default.
 */
export function bankItems(
  bank: Bank,
  count = 2,
  { contractId, kind, value }: AccountReference = {
    contractId: 'aguas-lleuque-hogar',
    kind: 'SERVICE_ID',
    value: '10203040',
  },
): CartItem[] {
  const debts = ledger(bank).find(contractId, kind, value)?.debts ?? [];
  return debts.slice(0, count).map((debt) => toCartItem(debt));
}

/**
 * Returns the first debts of an account as bills of the queue. Each bill contains its account, so
 * that the portal can query the account again.
 */
export function queuedItems(bank: Bank, reference: AccountReference, count = 2): CartItem[] {
  const { contractId: _contract, ...account } = reference;
  return bankItems(bank, count, reference).map((item) => Object.assign(item, { account }));
}
