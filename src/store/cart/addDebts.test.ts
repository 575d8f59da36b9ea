import { accountDebt } from '../../test/sampleAccount.ts';
import { storeExtra } from '../../test/storeExtra.ts';
import { sampleAttempt } from '../../test/sampleAttempt.ts';
import { toCartItem } from './cartItems.ts';
import { addDebts } from './addDebts.ts';
import { selectItems } from './cartSlice.ts';
import { defaultMaxItems, emptyCart } from './cartRules.ts';
import { makeStore } from '../store.ts';

const debts = (count: number) => Array.from({ length: count }, (_, index) => accountDebt(index));

type Options = Parameters<typeof makeStore>[0];
function storeWith(preloadedState: NonNullable<Options['preloadedState']> = {}) {
  const { store, clearListeners } = makeStore({ preloadedState, extra: storeExtra });
  clearListeners();
  return store;
}

describe('several debts at once', () => {
  it('go in until the cart is full; the others come back with their reason', () => {
    const store = storeWith();
    const refused = store.dispatch(addDebts(debts(defaultMaxItems + 2), {}));
    expect(selectItems(store.getState())).toHaveLength(defaultMaxItems);
    expect(refused.map(({ debt: { invoiceId }, reason }) => [invoiceId, reason])).toEqual([
      ['F-10', 'FULL'],
      ['F-11', 'FULL'],
    ]);
  });

  it.each([
    [null, 5],
    [3, 3],
    [12, 12],
  ])('respect a maximum of %p', (maxItems, count) => {
    const store = storeWith();
    store.dispatch(addDebts(debts(15), { maxItems, minAmount: 10, maxAmount: 999_999 }));
    expect(selectItems(store.getState())).toHaveLength(count);
    expect(store.getState().cart).toMatchObject({
      maxItems: count,
      minAmount: 10,
      maxAmount: 999_999,
    });
  });

  it('keep their order and are told apart, however fast they come', () => {
    const store = storeWith();
    store.dispatch(addDebts(debts(10), {}));
    const ids = selectItems(store.getState()).map(({ debtFrontId }) => debtFrontId);
    expect(new Set(ids).size).toBe(10);
    expect([...ids].sort()).toEqual(ids);
  });

  it('become items of the cart, with the day and period that tell the bill from another of its number', () => {
    const store = storeWith();
    store.dispatch(addDebts([accountDebt(1)], {}, { suggestedAccount: true }));
    expect(selectItems(store.getState())).toEqual([
      {
        id: 'd-1',
        invoiceId: 'F-1',
        amount: 10_000,
        debtFrontId: expect.any(String),
        dueDate: '2026-11-28',
        description: 'Noviembre 2026',
        contract: { id: 'c-1', secondId: '01' },
        contract_name: 'Hogar',
        company: { name: 'Aguas del Lleuque', image: '/m.svg' },
        companies: [],
        suggestedAccount: true,
        totalTagAccount: false,
      },
    ]);
  });

  it('T04 leave out an invoice whose payment is pending', () => {
    const store = storeWith({
      cart: emptyCart,
      payment: {
        receipts: [],
        busy: false,
        attempts: [sampleAttempt({ status: 'pending', items: [toCartItem(accountDebt(1))] })],
      },
    });
    expect(store.dispatch(addDebts([accountDebt(1), accountDebt(2)], {}))).toMatchObject([
      { reason: 'IN_PAYMENT' },
    ]);
    expect(selectItems(store.getState())).toMatchObject([{ invoiceId: 'F-2' }]);
  });
});
