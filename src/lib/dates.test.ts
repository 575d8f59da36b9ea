/** @jest-environment node */
import * as fc from 'fast-check';
import { anyDate } from '../test/anyDate.ts';
import { inZone } from '../test/inZone.ts';
import {
  firstOfMonths,
  formatDay,
  formatStamp,
  formatTime,
  overdueDays,
  shortMonth,
  stampDay,
  toMonthLabel,
} from './dates.ts';
import { toIsoDay } from './isoDates.ts';

const module = new URL('dates.ts', import.meta.url);

describe('toMonthLabel', () => {
  it('names the local month', () => {
    expect(toMonthLabel(new Date(2026, 0, 31, 23, 59))).toBe('2026/01');
    expect(toMonthLabel(new Date(2026, 11, 1))).toBe('2026/12');
  });

  it('keeps a payment at 23:30 in Santiago in its month', () => {
    const time = `new Date('2026-11-30T23:30:00-03:00')`;
    expect(
      inZone('America/Santiago', module, `[d.toMonthLabel(${time}), d.formatDay(${time})]`),
    ).toEqual(['2026/11', '30 nov 2026']);
  });
});

describe('firstOfMonths', () => {
  it.each([
    [1, '2026-11-20', '2026-11-01'],
    [12, '2026-11-20', '2025-12-01'],
    [12, '2026-12-31', '2026-01-01'],
    [24, '2026-01-01', '2024-02-01'],
  ])('%i months that end with that of %s begin on %s', (count, last, first) => {
    expect(firstOfMonths(count, last)).toBe(first);
  });
});

describe('formatTime', () => {
  it('is the local hour and minute', () => {
    expect(formatTime(new Date(2026, 10, 20, 9, 5))).toBe('09:05');
  });
});

describe('formatDay', () => {
  it.each([
    ['2026-11-28', '28 nov 2026'],
    ['2026-09-01', '1 sept 2026'],
    ['', ''],
    ['2026-02-30', ''],
    ['cuota 1', ''],
    ['2026-11-28T10:46:00-03:00', ''],
  ])('%j reads %j', (text, day) => {
    expect(formatDay(text)).toBe(day);
  });

  it('takes dates as instants of the local clock', () => {
    const date = new Date(2026, 10, 28, 23, 30);
    expect(formatDay(date)).toBe('28 nov 2026');
    expect(formatDay(new Date(NaN))).toBe('');
  });

  it('writes every month as es-CL does', () => {
    const locale = new Intl.DateTimeFormat('es-CL', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    });
    for (let month = 1; month <= 12; month += 1) {
      const date = new Date(2026, month - 1, 7);
      expect(formatDay(date)).toBe(locale.format(date).replaceAll('.', ''));
    }
  });

  it.each([
    [1, 'ene'],
    [12, 'dic'],
    [0, ''],
    [13, ''],
    [NaN, ''],
  ])('month %d is %j', (month, expected) => {
    expect(shortMonth(month)).toBe(expected);
  });
});

describe('stampDay and formatStamp', () => {
  // Chilean clocks go back from 24:00 to 23:00 at the end of 4 April 2026, and forward from 24:00
  // to 01:00 at the end of 5 September.
  const stamps: [stamp: string, day: string, shown: string][] = [
    ['2026-11-20T10:32:07-03:00', '2026-11-20', '20 nov 2026, 10:32'],
    ['2026-11-30T23:30:00-03:00', '2026-11-30', '30 nov 2026, 23:30'],
    ['2026-01-02T23:59:59.123-03:00', '2026-01-02', '2 ene 2026, 23:59'],
    ['2026-04-04T23:30:00-03:00', '2026-04-04', '4 abr 2026, 23:30'],
    ['2026-04-04T23:30:00-04:00', '2026-04-04', '4 abr 2026, 23:30'],
    ['2026-04-05T00:10:00-04:00', '2026-04-05', '5 abr 2026, 00:10'],
    ['2026-09-05T23:30:00-04:00', '2026-09-05', '5 sept 2026, 23:30'],
    ['2026-09-06T01:00:00-03:00', '2026-09-06', '6 sept 2026, 01:00'],
    ['2026-12-01T02:30:00Z', '2026-11-30', '30 nov 2026, 23:30'],
    ['2026-12-01T02:30:00.5Z', '2026-11-30', '30 nov 2026, 23:30'],
    ['2026-07-01T03:30:00Z', '2026-06-30', '30 jun 2026, 23:30'],
    ['2026-04-05T03:30:00Z', '2026-04-04', '4 abr 2026, 23:30'],
    ['2026-11-20T10:32:07+00:00', '2026-11-20', '20 nov 2026, 10:32'],
    ['2026-11-20', '2026-11-20', '20 nov 2026'],
    ['2026-02-30T10:00:00-03:00', '', ''],
    ['2026-02-40T10:00:00Z', '', ''],
    ['ayer', '', ''],
    ['ayerTZ', '', ''],
    ['', '', ''],
  ];

  it.each(stamps)('of %j are %j and %j', (stamp, day, shown) => {
    expect(stampDay(stamp)).toBe(day);
    expect(formatStamp(stamp)).toBe(shown);
  });

  it.each(['UTC', 'Asia/Tokyo', 'America/Los_Angeles'])(
    'are the same in a browser in %s',
    (zone) => {
      const read = `${JSON.stringify(stamps)}.map(([stamp]) => [stamp, d.stampDay(stamp), d.formatStamp(stamp)])`;
      expect(inZone(zone, module, read)).toEqual(stamps);
    },
  );
});

describe('overdueDays', () => {
  it.each([
    [new Date(2026, 10, 27, 12), 0],
    [new Date(2026, 10, 28, 0, 0), 0],
    [new Date(2026, 10, 28, 23, 59, 59), 0],
    [new Date(2026, 10, 29, 0, 0), 1],
    [new Date(2026, 10, 29, 23, 59), 1],
    [new Date(2026, 10, 30, 0, 0), 2],
    [new Date(2027, 10, 28, 12), 365],
  ])('of a debt due on 28 November 2026 is at %s %d', (now, expected) => {
    expect(overdueDays('2026-11-28', now)).toBe(expected);
  });

  it.each(['', 'ayer', '2026-02-30'])('%j is not overdue', (due) => {
    expect(overdueDays(due, new Date(2026, 10, 28))).toBe(0);
  });

  it('counts the day of 23 hours and the day of 25 hours of a clock change as a day', () => {
    expect(
      inZone(
        'America/Santiago',
        module,
        `['2026-09-05', '2026-09-06', '2026-04-03', '2026-04-04'].map((due, i) =>
          d.overdueDays(due, i < 2 ? new Date(2026, 8, 7) : new Date(2026, 3, 5)))`,
      ),
    ).toEqual([2, 1, 2, 1]);
  });

  it('grows by one with each calendar day', () => {
    fc.assert(
      fc.property(anyDate, fc.nat(5000), (due, days) => {
        const now = new Date(due.getFullYear(), due.getMonth(), due.getDate() + days, 12);
        expect(overdueDays(toIsoDay(due), now)).toBe(days);
      }),
    );
  });
});
