/** @jest-environment node */
import { accountDebt, debtAnswer } from '../../test/sampleAccount.ts';
import { storeWith } from '../../test/store/storeWith.ts';
import { sampleAttempt } from '../../test/sampleAttempt.ts';
import { toCartItem } from '../cart/cartItems.ts';
import {
  addAllDebts,
  addDebts,
  collectTotalTag,
  everythingOwed,
  queueDebts,
  requeue,
  restoreCart,
} from './addDebts.ts';
import { selectItems, selectQueue } from '../cart/cartSlice.ts';
import { defaultMaxItems, emptyCart } from '../cart/cartRules.ts';

const debts = (count: number) => Array.from({ length: count }, (_, index) => accountDebt(index));

describe('several debts at once', () => {
  it('are added until the cart is full; the others are returned with the reason', () => {
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

  it('keep their order and get unique ids, however fast they are added', () => {
    const store = storeWith();
    store.dispatch(addDebts(debts(10), {}));
    const ids = selectItems(store.getState()).map(({ debtFrontId }) => debtFrontId);
    expect(new Set(ids).size).toBe(10);
    expect([...ids].sort()).toEqual(ids);
  });

  it('become items of the cart, with the day and period that distinguish bills of one number', () => {
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

const invoices = (items: readonly { invoiceId: string }[]) => items.map((item) => item.invoiceId);

/** Creates a store with a pending payment of F-1 and a successful one of F-2. */
const storeWithPayments = () =>
  storeWith({
    payment: {
      receipts: [],
      busy: false,
      attempts: [
        sampleAttempt({ status: 'pending', items: [toCartItem(accountDebt(1))] }),
        sampleAttempt({
          status: 'paid',
          reference: 'R-2',
          settledAt: Date.now(),
          items: [toCartItem(accountDebt(2))],
        }),
      ],
    },
  });

const other = accountDebt(9, { contract: { id: 'c-9', secondId: '01' } });

describe('debts that a cart refuses', () => {
  it('are queued if a full cart or another contract is the reason', () => {
    const store = storeWith();
    store.dispatch(addDebts([accountDebt(1), accountDebt(2)], { maxItems: 1 }));
    store.dispatch(addDebts([other], { maxItems: 2 }));
    expect(invoices(selectItems(store.getState()))).toEqual(['F-1']);
    expect(invoices(selectQueue(store.getState()))).toEqual(['F-2', 'F-9']);
  });

  it('are queued too if the cart has another bill of the same number', () => {
    const store = storeWith();
    const december = accountDebt(1, { id: 'd-1b', dueDate: '2026-12-28' });
    expect(store.dispatch(addDebts([accountDebt(1), december], {}))).toMatchObject([
      { reason: 'DUPLICATE' },
    ]);
    expect(selectQueue(store.getState())).toMatchObject([{ id: 'd-1b' }]);
  });

  it('are not queued if nothing is due, or a payment of this browser covers them', () => {
    const store = storeWithPayments();
    const unpayable = [accountDebt(1), accountDebt(2), accountDebt(3, { amount: 0 })];
    expect(store.dispatch(addDebts(unpayable, {})).map(({ reason }) => reason)).toEqual([
      'IN_PAYMENT',
      'PAID',
      'NOTHING_DUE',
    ]);
    store.dispatch(queueDebts(unpayable.map((debt) => ({ debt }))));
    expect(store.getState().cart).toBe(emptyCart);
  });
});

describe('everything that some accounts owe', () => {
  const accounts = [
    { kind: 'SERVICE_ID', value: '1', answer: debtAnswer([accountDebt(1), accountDebt(2)]) },
    { kind: 'SERVICE_ID', value: '2', answer: debtAnswer([accountDebt(3)], { maxItems: 2 }) },
  ] as const;

  it('is added to the cart with its account, each debt within the limits of its account', () => {
    const store = storeWith();
    store.dispatch(addDebts([accountDebt(1)], {}));
    const total = store.dispatch(addAllDebts(everythingOwed(accounts)));
    expect(total).toMatchObject({
      added: 1,
      known: 1,
      refused: [{ debt: { invoiceId: 'F-3' }, reason: 'FULL' }],
    });
    expect(selectItems(store.getState())).toMatchObject([
      { invoiceId: 'F-1' },
      { invoiceId: 'F-2', account: { kind: 'SERVICE_ID', value: '1' } },
    ]);
    expect(selectQueue(store.getState())).toMatchObject([
      { invoiceId: 'F-3', account: { kind: 'SERVICE_ID', value: '2' } },
    ]);
  });

  it('is added for a whole TAG once for each press', () => {
    const { lookup } = storeWith().getState();
    const store = storeWith({ lookup: { ...lookup, fromTotalTagButton: true } });
    expect(store.dispatch(collectTotalTag(accounts))).toMatchObject({ added: 2 });
    expect(selectItems(store.getState())).toMatchObject([
      { totalTagAccount: true, companies: [{ id: 'e-1', duplicateCompanyId: true }] },
      { totalTagAccount: true },
    ]);
    expect(store.dispatch(collectTotalTag(accounts))).toBeUndefined();
  });

  it('is not added without a press', () => {
    const store = storeWith();
    expect(store.dispatch(collectTotalTag(accounts))).toBeUndefined();
    expect(store.getState().cart).toBe(emptyCart);
  });
});

describe('a restored cart', () => {
  const held = (number: number, changes: Parameters<typeof accountDebt>[1] = {}) =>
    toCartItem(accountDebt(number, changes), { suggestedAccount: true });

  it('has its former items, in order and within its limits, and its former queue', () => {
    const store = storeWith();
    const before = {
      ...emptyCart,
      maxItems: 3,
      maxAmount: 50_000,
      items: [held(1), held(2)],
      queue: [toCartItem(other, { account: { kind: 'SERVICE_ID', value: '9' } })],
    };
    store.dispatch(restoreCart(before));
    expect(store.getState().cart).toMatchObject({ maxItems: 3, maxAmount: 50_000 });
    expect(selectItems(store.getState())).toMatchObject([
      { invoiceId: 'F-1', suggestedAccount: true },
      { invoiceId: 'F-2', suggestedAccount: true },
    ]);
    expect(selectQueue(store.getState())).toMatchObject([
      { invoiceId: 'F-9', account: { value: '9' } },
    ]);
  });

  it('has no bill that was paid meanwhile', () => {
    const store = storeWithPayments();
    store.dispatch(
      restoreCart({ ...emptyCart, items: [held(1), held(2), held(3)], queue: [held(2)] }),
    );
    expect(invoices(selectItems(store.getState()))).toEqual(['F-3']);
    expect(selectQueue(store.getState())).toEqual([]);
  });

  it('does not queue an empty queue', () => {
    const store = storeWith();
    store.dispatch(requeue([]));
    expect(store.getState().cart).toBe(emptyCart);
  });
});
