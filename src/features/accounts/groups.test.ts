/** @jest-environment node */
import type { Account } from '../../api/accountSchema.ts';
import type { CartItem } from '../../api/cartItem.ts';
import { toCartItem } from '../../store/cart/cartItems.ts';
import type { CartOrigin } from '../../store/cart/cartItems.ts';
import { accountDebt, debtAnswer, sampleAccount } from '../../test/sampleAccount.ts';
import { cartedDebts, countCarted, groupAccounts, isCarted } from './groups.ts';
import type { OwedAccount } from '../../components/accounts/owed.ts';

const debts = [accountDebt(1), accountDebt(2)];
const owing = (changes: Partial<Account> = {}): OwedAccount => ({
  account: sampleAccount('1', changes),
  owed: { status: 'owing', answer: debtAnswer(debts) },
});
const cart = (count: number, origin?: CartOrigin): CartItem[] =>
  debts.slice(0, count).map((debt) => toCartItem(debt, origin));
const listsOf = (own: OwedAccount[], items: CartItem[] = []) => {
  const { groups, movedToCart } = groupAccounts(own, cartedDebts(items));
  return {
    lists: Object.fromEntries(
      groups.map(({ name, accounts }) => [name, accounts.map(({ account }) => account.id)]),
    ),
    movedToCart: movedToCart.map(({ account }) => account.id),
  };
};

it('the lists are in the screen’s order, each in the bank’s order, without empty ones', () => {
  const own = [
    { account: sampleAccount('1'), owed: { status: 'upToDate' } as const },
    owing({ id: '2', isTotalTag: true }),
    owing({ id: '3', isSuggested: true, isTotalTag: true }),
    owing({ id: '4' }),
  ];
  expect(listsOf(own).lists).toEqual({
    'Cuentas sugeridas': ['3'],
    'Total TAG': ['2'],
    'Mis cuentas': ['1', '4'],
  });
  expect(Object.keys(listsOf(own).lists)).toEqual([
    'Cuentas sugeridas',
    'Total TAG',
    'Mis cuentas',
  ]);
  expect(listsOf([owing()]).lists).toEqual({ 'Mis cuentas': ['1'] });
});

describe('an account whose debts are in the cart', () => {
  const suggested = { suggestedAccount: true };
  const tagged = { totalTagAccount: true };

  it.each<[string, Partial<Account>, CartItem[], string[]]>([
    ['leaves its list if it is a suggestion', { isSuggested: true }, cart(2, suggested), ['1']],
    ['leaves its list if it is a Total TAG', { isTotalTag: true }, cart(2, tagged), ['1']],
    [
      'stays in its list while one of them is not in the cart',
      { isSuggested: true },
      cart(1, suggested),
      [],
    ],
    [
      'stays in its list if they were not added as a suggestion',
      { isSuggested: true },
      cart(2),
      [],
    ],
    ['stays in its list if the payer saved it', {}, cart(2), []],
    ['is in its list again once they are removed', { isTotalTag: true }, [], []],
  ])('%s', (_, changes, items, movedToCart) => {
    expect(listsOf([owing(changes)], items).movedToCart).toEqual(movedToCart);
  });

  it('has the number of its debts in the cart', () => {
    const carted = cartedDebts(cart(1));
    expect(countCarted(owing(), carted)).toBe(1);
    expect(debts.map((debt) => isCarted(debt, carted))).toEqual([true, false]);
    // A debt with the same number but another id is another debt: the company has used the number
    // again.
    expect(isCarted(accountDebt(1, { id: 'd-other' }), carted)).toBe(false);
    const elsewhere = { id: 'c-other', secondId: '01' };
    expect(isCarted(accountDebt(1, { contract: elsewhere }), carted)).toBe(false);
  });
});
