/** @jest-environment node */
import { sampleAttempt, unansweredAttempt } from '../../test/sampleAttempt.ts';
import { sampleItem } from '../../test/sampleItem.ts';
import {
  attemptTotal,
  coveredItems,
  hasEnded,
  isConsistent,
  isExpired,
  isPaidOrPending,
  isPaymentOf,
  isRegistered,
  isUnderWay,
  itemsIn,
  leftItems,
  pendingBills,
  takenBills,
} from './attempt.ts';
import type { Attempt, RegisteredAttempt } from './attempt.ts';

const hour = 3_600_000;
const day = 24 * hour;
const now = 1_000 * day;
const link = 'https://portal.example/pagoEmail/1';
const [first, second] = [
  sampleItem({ invoiceId: 'F-1', amount: 12_000 }),
  sampleItem({ invoiceId: 'F-2', amount: 6_450 }),
];
const items = [first, second];
const other = sampleItem({ invoiceId: 'F-9' });
const dearer = { ...first, amount: first.amount + 1 };

function attemptIn(
  status: Attempt['status'],
  changes: Partial<Omit<RegisteredAttempt, 'status'>> = {},
): Attempt {
  if (status !== 'asked' && status !== 'refused') return sampleAttempt({ ...changes, status });
  const { items: sent = items, startedAt = 1, ...rest } = changes;
  return { ...unansweredAttempt({ ...rest, items: sent, startedAt }), status };
}

describe('a payment', () => {
  const statuses = ['asked', 'refused', 'open', 'pending', 'paid', 'rejected', 'other'] as const;

  it.each([
    ['registered', isRegistered, ['open', 'pending', 'paid', 'rejected', 'other']],
    ['ended', hasEnded, ['paid', 'rejected']],
    ['paid or on its way', isPaidOrPending, ['pending', 'paid']],
  ])('counts as %s in the right statuses, and in no other', (_name, rule, expected) => {
    expect(statuses.filter((status) => rule(attemptIn(status)))).toEqual(expected);
  });
});

describe('the items of a payment', () => {
  it('are all covered by it while the bank names no part', () => {
    for (const whole of [sampleAttempt({ items }), unansweredAttempt({ items })]) {
      expect(coveredItems(whole)).toEqual(items);
      expect(leftItems(whole)).toEqual([]);
    }
  });

  it('are covered by it or left over, once the bank names a part', () => {
    const part = sampleAttempt({ items, coveredIds: [second.debtFrontId] });
    expect(coveredItems(part)).toEqual([second]);
    expect(leftItems(part)).toEqual([first]);
    expect(attemptTotal(part)).toBe(second.amount);
  });

  const sum = 18_450;
  it.each([
    ['all of them when it lists nothing', [], {}, items],
    [
      'those that it lists, under whatever id and amount',
      [{ ...dearer, debtFrontId: '9' }],
      {},
      [first],
    ],
    ['all of them when it also lists what cannot be read', [first], { itemsLeftOut: 1 }, items],
    ['all of them when its total is theirs', [first], { total: sum }, items],
    ['none when it lists other bills', [other], {}, []],
    ['none when it lists other bills for the same total', [other], { total: sum }, []],
    ['none when it lists other bills and what cannot be read', [other], { itemsLeftOut: 1 }, []],
  ])('that the bank covers are %s', (_name, listed, changes, counted) => {
    const payment = { items: listed, itemsLeftOut: 0, total: 1, ...changes };
    expect(itemsIn(payment, items)).toEqual(counted);
    expect(isPaymentOf(payment, items)).toBe(counted.length > 0);
  });
});

describe('the figures of a payment', () => {
  const own = sampleAttempt({ items });

  it.each([
    ['its lines add up to its total', { items, total: 18_450 }, true],
    ['it lists no lines', { items: [], total: 18_450 }, true],
    ['a line cannot be read', { items: [first], itemsLeftOut: 1, total: 18_450 }, true],
    [
      'a line cannot be read, and its total is not what was sent to be paid',
      { items: [first], itemsLeftOut: 1, total: 12_000 },
      false,
    ],
    ['it lists a part for the total of them all', { items: [first], total: 18_450 }, false],
    ['it lists a part, and its total is of that part', { items: [first], total: 12_000 }, true],
    ['its lines do not add up to its total', { items, total: 25_650 }, false],
    ['it lists a line twice', { items: [first, first], total: 12_000 }, false],
    ['its total is not what was sent to be paid', { items: [], total: 24_000 }, false],
    [
      'it lists another amount than was sent to be paid',
      { items: [{ ...first, amount: 24_000 }], total: 24_000 },
      false,
    ],
  ])('agree or not when %s', (_name, payment, agrees) => {
    expect(isConsistent({ itemsLeftOut: 0, ...payment }, own)).toBe(agrees);
  });

  it.each([
    ['it lists no lines', { items: [], total: 24_000 }, true],
    ['its lines add up to its total', { items: [other], total: other.amount }, true],
    ['its lines do not add up to its total', { items, total: 25_650 }, false],
  ])('of somebody else agree or not when %s', (_name, payment, agrees) => {
    expect(isConsistent({ itemsLeftOut: 0, ...payment })).toBe(agrees);
  });
});

describe('a bill that was paid', () => {
  const item = sampleItem({ invoiceId: 'F-1', dueDate: '2026-11-28' });
  const paid = sampleAttempt({ items: [item], status: 'paid', settledAt: now });

  it('is not owed for a day while the bank lists it unchanged', () => {
    const { isPaid, isPending } = takenBills([paid], now + day - 1);
    expect([isPaid(item), isPending(item)]).toEqual([true, false]);
  });

  it('is not owed for a day from the press, if its settlement time is unknown', () => {
    const undated = { ...paid, startedAt: now, settledAt: undefined };
    const isTaken = (at: number) => takenBills([undated], at).isPaid(item);
    expect([isTaken(now + day - 1), isTaken(now + day)]).toEqual([true, false]);
  });

  it.each([
    ['a day later', item, now + day],
    ['at once for another amount', { ...item, amount: item.amount + 1 }, now],
    ['at once, due next month', { ...item, dueDate: '2026-12-28' }, now],
    ['at once, as another debt', { ...item, id: 'd-next' }, now],
  ])('is owed when the bank lists its number %s', (_name, listed, at) => {
    expect(takenBills([paid], at).isPaid(listed)).toBe(false);
  });

  it('is not owed while its payment is pending, however long that takes and whatever its amount', () => {
    const { isPending } = takenBills([{ ...paid, status: 'pending' }], now + 500 * hour);
    expect(isPending({ ...item, amount: item.amount + 1 })).toBe(true);
    expect(isPending({ ...item, dueDate: '2026-12-28' })).toBe(false);
  });

  it('is the only one taken of a payment that the bank covers in part', () => {
    const part = { ...paid, items, coveredIds: [first.debtFrontId] };
    expect(items.map(takenBills([part], now).isPaid)).toEqual([true, false]);
    expect(items.map(pendingBills([{ ...part, status: 'pending' }]).has)).toEqual([true, false]);
  });

  it.each(['asked', 'refused', 'open', 'rejected', 'other'] as const)(
    'is owed again when its payment is %s',
    (status) => {
      const { isPaid, isPending } = takenBills([attemptIn(status, { ...paid })], now);
      expect([isPaid(item), isPending(item)]).toEqual([false, false]);
    },
  );
});

describe('a payment under way', () => {
  it.each<[string, Attempt, typeof items]>([
    ['was asked for this very cart', attemptIn('asked', { items }), [second, first]],
    ['is open, and this cart holds its bills', attemptIn('open', { items }), [...items, other]],
    ['is open, and its bill costs more now', attemptIn('open', { items: [first] }), [dearer]],
    ['is open through a link, whatever the cart holds', attemptIn('open', { link }), []],
    ['is pending, whatever the cart holds', attemptIn('pending', { items }), []],
  ])('is one that %s', (_name, attempt, cart) => {
    expect(isUnderWay(attempt, cart)).toBe(true);
    expect(isUnderWay({ ...attempt, isPaidHere: false }, cart)).toBe(false);
  });

  it.each<[string, Attempt, typeof items]>([
    ['was asked for another cart', attemptIn('asked', { items }), [first]],
    ['was asked through a link for another cart', attemptIn('asked', { items, link }), []],
    ['was asked for another amount', attemptIn('asked', { items: [first] }), [dearer]],
    ['is open, and a bill of it left the cart', attemptIn('open', { items }), [first]],
    ['was refused', attemptIn('refused', { items, link }), items],
    ['is paid', attemptIn('paid', { items, link }), items],
    ['is rejected', attemptIn('rejected', { items, link }), items],
    ['stands as the portal cannot judge', attemptIn('other', { items, link }), items],
  ])('is none that %s', (_name, attempt, cart) => {
    expect(isUnderWay(attempt, cart)).toBe(false);
  });
});

describe('a payment is forgotten', () => {
  it.each(['asked', 'refused', 'open', 'paid', 'rejected', 'other'] as const)(
    'seven days after it began, when it is %s and nothing else is known',
    (status) => {
      const attempt = attemptIn(status, { startedAt: now });
      expect(isExpired(attempt, now + 7 * day - 1)).toBe(false);
      expect(isExpired(attempt, now + 7 * day)).toBe(true);
    },
  );

  it.each(['paid', 'rejected', 'other'] as const)(
    'seven days after the bank answered that it is %s, whenever it began',
    (status) => {
      const attempt = attemptIn(status, { startedAt: now - 20 * day, settledAt: now });
      expect(isExpired(attempt, now + 7 * day - 1)).toBe(false);
      expect(isExpired(attempt, now + 7 * day)).toBe(true);
    },
  );

  it('thirty days after it began, while it is pending', () => {
    const pending = attemptIn('pending', { startedAt: now });
    expect(isExpired(pending, now + 30 * day - 1)).toBe(false);
    expect(isExpired(pending, now + 30 * day)).toBe(true);
  });
});
