import { sampleAttempt } from '../../test/sampleAttempt.ts';
import { sampleItem } from '../../test/sampleItem.ts';
import { isConsistent, takenBills } from './attempt.ts';
import { mergePayments, remembered } from './attempts.ts';
import type { RememberedPayments } from './attempts.ts';

const hour = 3_600_000;
const now = 1_000 * hour;

describe('the remembered payments', () => {
  it('are twenty at most, and those that the bank may settle are not the first to go', () => {
    const pending = sampleAttempt({ reference: 'R-0', status: 'pending', startedAt: now });
    const open = Array.from({ length: 25 }, (_, index) =>
      sampleAttempt({ reference: `R-${index + 1}`, startedAt: now + index + 1 }),
    );
    const { attempts } = remembered({ attempts: [pending, ...open], receipts: [] }, now);
    expect(attempts).toHaveLength(20);
    expect(attempts[0]).toBe(pending);
    expect(attempts.at(-1)).toBe(open.at(-1));
  });

  it('of two tabs are the same whichever merges them', () => {
    const one: RememberedPayments = {
      attempts: [
        sampleAttempt({ reference: 'R-1' }),
        sampleAttempt({ reference: 'R-2', startedAt: 2 }),
      ],
      receipts: [{ reference: 'R-1', state: 'sent', requests: 0, at: 1 }],
    };
    const other: RememberedPayments = {
      attempts: [
        sampleAttempt({ reference: 'R-1', status: 'paid', settledAt: 5 }),
        sampleAttempt({ reference: 'R-3', startedAt: 3 }),
      ],
      receipts: [{ reference: 'R-1', state: 'sending', requests: 0, at: 1 }],
    };
    const merged = mergePayments(one, other);
    expect(merged).toEqual(mergePayments(other, one));
    expect(JSON.stringify(mergePayments(merged, merged))).toBe(JSON.stringify(merged));
    expect(merged.attempts).toMatchObject([
      { status: 'paid' },
      { reference: 'R-2' },
      { reference: 'R-3' },
    ]);
    expect(merged.receipts).toMatchObject([{ state: 'sent' }]);
  });
});

describe('a bill that was paid', () => {
  const item = sampleItem({ invoiceId: 'F-1', dueDate: '2026-11-28' });
  const paid = sampleAttempt({ items: [item], status: 'paid', settledAt: now });

  it('is not owed while the bank lists it for a day just as it was', () => {
    const { isPaid, isPending } = takenBills([paid], now + 23 * hour);
    expect([isPaid(item), isPending(item)]).toEqual([true, false]);
  });

  it.each([
    ['a day later', item, now + 24 * hour],
    ['at once for another amount', { ...item, amount: item.amount + 1 }, now],
    ['at once, due next month', { ...item, dueDate: '2026-12-28' }, now],
    ['at once, as another debt', { ...item, id: 'd-next' }, now],
  ])('is owed when the bank lists its number %s', (_name, listed, at) => {
    expect(takenBills([paid], at).isPaid(listed)).toBe(false);
  });

  it('is not owed while its payment is pending, however long that takes and whatever it costs', () => {
    const { isPending } = takenBills([{ ...paid, status: 'pending' }], now + 500 * hour);
    expect(isPending({ ...item, amount: item.amount + 1 })).toBe(true);
    expect(isPending({ ...item, dueDate: '2026-12-28' })).toBe(false);
  });
});

describe('the figures of a payment', () => {
  const [one, two] = [sampleItem({ amount: 12_000 }), sampleItem({ amount: 6_450 })];
  const own = sampleAttempt({ items: [one, two] });

  it.each([
    ['its lines add up to its total', { items: [one, two], total: 18_450 }, true],
    ['it lists no lines', { items: [], total: 18_450 }, true],
    ['it lists a part, and its total is of that part', { items: [one], total: 12_000 }, true],
    ['its lines do not add up to its total', { items: [one, two], total: 25_650 }, false],
    ['it lists a line twice', { items: [one, one], total: 12_000 }, false],
    ['its total is not what was sent to be paid', { items: [], total: 24_000 }, false],
    [
      'it lists another amount than was sent to be paid',
      { items: [{ ...one, amount: 24_000 }], total: 24_000 },
      false,
    ],
  ])('agree or not when %s', (_name, payment, agrees) => {
    expect(isConsistent(payment, own)).toBe(agrees);
  });
});
