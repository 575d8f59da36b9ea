/** @jest-environment node */
import { sampleItem } from '../../test/sampleItem.ts';
import { emptyCart } from './cartRules.ts';
import { mergeCarts } from './mergeCarts.ts';

const item = (invoiceId: string, contract = 'c-1') =>
  sampleItem({ invoiceId, contract: { id: contract, secondId: '01' } });
const held = [item('F-1'), item('F-2')];

describe('the merge of two tabs’ carts', () => {
  const cartOf = (items = held, rest = {}) => ({ ...emptyCart, items, ...rest });
  const limited = { maxItems: 5, minAmount: 1000, maxAmount: 9000 };

  it('keeps the limits of the one with items', () => {
    expect(mergeCarts(emptyCart, cartOf(held, limited))).toMatchObject(limited);
    expect(mergeCarts(cartOf(held, limited), emptyCart)).toMatchObject(limited);
  });

  it('removes the limits with the last item', () => {
    const removedIds = held.map(({ debtFrontId }) => debtFrontId);
    expect(mergeCarts(cartOf(held, limited), { ...emptyCart, removedIds })).toEqual({
      ...emptyCart,
      removedIds: [...removedIds].sort(),
    });
  });

  it('keeps the older of two contracts', () => {
    const [older, newer] = [item('F-1', 'c-1'), item('F-2', 'c-2')];
    older.debtFrontId = '1';
    newer.debtFrontId = '2';
    const agreed = [
      mergeCarts(cartOf([older]), cartOf([newer])),
      mergeCarts(cartOf([newer]), cartOf([older])),
    ];
    expect(agreed.map(({ items }) => items)).toEqual([[older], [older]]);
  });

  it('of the same items takes the larger maximum, and the stricter of the other limits', () => {
    const wider = { maxItems: 8, minAmount: 500, maxAmount: 20_000 };
    for (const [one, other] of [
      [limited, wider],
      [wider, limited],
    ])
      expect(mergeCarts(cartOf(held, one), cartOf(held, other))).toMatchObject({
        maxItems: 8,
        minAmount: 1000,
        maxAmount: 9000,
      });
  });

  it('queues no bill that one of the carts has as an item', () => {
    const [first, second] = [item('F-1'), item('F-2')];
    const merged = mergeCarts(cartOf([first]), { ...emptyCart, queue: [first, second] });
    expect(merged).toMatchObject({ items: [first], queue: [second] });
  });
});
