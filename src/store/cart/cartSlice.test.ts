/** @jest-environment node */
import { accountDebt } from '../../test/sampleAccount.ts';
import { sampleItem } from '../../test/sampleItem.ts';
import { storeWith } from '../../test/store/storeWith.ts';
import { guestForgotten } from '../device/appEvents.ts';
import { toCartItem } from './cartItems.ts';
import {
  billsQueued,
  cartSetAside,
  mostQueued,
  selectItemCount,
  selectMaxItems,
  selectQueue,
  selectQueuedBills,
  selectRoom,
  selectTotal,
} from './cartSlice.ts';
import { emptyCart } from './cartRules.ts';

const bills = (count: number) =>
  Array.from({ length: count }, (_, number) => toCartItem(accountDebt(number)));

describe('the queue', () => {
  it('has at most a hundred bills, the first ones', () => {
    const store = storeWith();
    store.dispatch(billsQueued(bills(mostQueued - 1)));
    store.dispatch(billsQueued(bills(mostQueued + 3).slice(-4)));
    const queue = selectQueue(store.getState());
    expect(queue).toHaveLength(mostQueued);
    expect(queue.at(-1)).toMatchObject({ invoiceId: 'F-99' });
  });

  it('keeps the bills of a cart that was set aside, however many are queued', () => {
    const store = storeWith();
    const all = bills(mostQueued + 3);
    store.dispatch(billsQueued(all.slice(3)));
    store.dispatch(cartSetAside(all.slice(0, 2)));
    store.dispatch(billsQueued(all.slice(2, 3)));
    const queue = selectQueue(store.getState());
    expect(queue.map(({ invoiceId }) => invoiceId)).toEqual(
      [...all.slice(3), ...all.slice(0, 2)].map(({ invoiceId }) => invoiceId),
    );
  });

  it('is a set of bills, in which debts are looked up', () => {
    const store = storeWith();
    store.dispatch(billsQueued(bills(2)));
    const queued = selectQueuedBills(store.getState());
    expect(queued.has(accountDebt(1))).toBe(true);
    expect(queued.has(accountDebt(2))).toBe(false);
  });
});

it('a guest who is forgotten leaves neither cart nor queue, in other tabs either', () => {
  const [item, waiting] = [sampleItem(), sampleItem()];
  const store = storeWith({ cart: { ...emptyCart, items: [item], queue: [waiting], maxItems: 3 } });
  expect(selectItemCount(store.getState())).toBe(1);
  expect(selectMaxItems(store.getState())).toBe(3);
  store.dispatch(guestForgotten());
  expect(store.getState().cart).toEqual({
    ...emptyCart,
    removedIds: [item.debtFrontId, waiting.debtFrontId],
  });
});

describe('the room for debts of one contract', () => {
  const [a, b, c] = [sampleItem(), sampleItem(), sampleItem()];
  const foreign = sampleItem({ contract: { id: 'c-2', secondId: '01' } });
  const limits = { maxItems: 2 };

  it.each([
    ['all places of an empty cart and an empty queue', {}, 2 + mostQueued],
    ['not the places of other bills of the contract', { items: [c] }, 1 + mostQueued],
    ['the places that these debts take already', { items: [a, b] }, 2 + mostQueued],
    ['none in a cart of another contract', { items: [foreign] }, mostQueued],
    ['not the places of other queued bills', { queue: [a, c, foreign] }, 2 + mostQueued - 2],
    [
      'none in a cart that is over the limit',
      { items: [c, sampleItem(), sampleItem()] },
      mostQueued,
    ],
  ])('has %s', (_, changes, room) => {
    const store = storeWith({ cart: { ...emptyCart, ...changes } });
    expect(selectRoom(store.getState(), [a, b], limits)).toBe(room);
  });

  it('is never less than nothing', () => {
    const queue = Array.from({ length: mostQueued + 1 }, () => sampleItem());
    const store = storeWith({ cart: { ...emptyCart, items: [foreign], queue } });
    expect(selectRoom(store.getState(), [a], limits)).toBe(0);
  });
});

it('the total is the sum of the items, without the queue', () => {
  const items = [sampleItem({ amount: 1_000 }), sampleItem({ amount: 200 })];
  const store = storeWith({ cart: { ...emptyCart, items, queue: [sampleItem()] } });
  expect(selectTotal(store.getState())).toBe(1_200);
});
