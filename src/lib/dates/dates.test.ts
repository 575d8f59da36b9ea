/** @jest-environment node */
import * as fc from 'fast-check';
import { anyDate, anyDay } from '../../test/values/arbitraries.ts';
import { inZone } from '../../test/values/inZone.ts';
import { tableRows } from '../../test/runs.ts';
import {
  firstOfMonths,
  formatDay,
  formatDateTime,
  instantOf,
  overdueDays,
  shortMonth,
  dayOfTime,
  toMonthLabel,
} from './dates.ts';
import { addDays, inChile } from './days.ts';

const module = new URL('dates.ts', import.meta.url);

describe('toMonthLabel', () => {
  it('formats the month of a day', () => {
    expect(toMonthLabel('2026-01-31')).toBe('2026/01');
    expect(toMonthLabel('2026-12-01')).toBe('2026/12');
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

  it('formats every month like es-CL', () => {
    const locale = new Intl.DateTimeFormat('es-CL', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    });
    for (let month = 1; month <= 12; month += 1) {
      const date = new Date(2026, month - 1, 7);
      expect(formatDay(inChile(date).day)).toBe(locale.format(date).replaceAll('.', ''));
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

describe('dayOfTime and formatDateTime', () => {
  // Chilean clocks go back from 24:00 to 23:00 at the end of 4 April 2026, so its last hour occurs
  // twice, and forward from 24:00 to 01:00 at the end of 5 September.
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
    ['2026-12-01T02:30:00+00:00', '2026-11-30', '30 nov 2026, 23:30'],
    ['2026-12-01T02:30:00-00:00', '2026-11-30', '30 nov 2026, 23:30'],
    ['2026-12-01T02:30:00+0000', '2026-11-30', '30 nov 2026, 23:30'],
    ['2026-12-01T02:30+00', '2026-11-30', '30 nov 2026, 23:30'],
    ['2026-12-01T15:30:00+13:00', '2026-11-30', '30 nov 2026, 23:30'],
    ['2026-11-30T18:30:00-08:00', '2026-11-30', '30 nov 2026, 23:30'],
    ['2026-12-01T08:15:00.123456789+05:45', '2026-11-30', '30 nov 2026, 23:30'],
    ['2026-11-30T23:30:00-04:00', '2026-12-01', '1 dic 2026, 00:30'],
    ['2026-07-01T00:30:00-03:00', '2026-06-30', '30 jun 2026, 23:30'],
    ['2026-11-30T23:30:00', '2026-11-30', '30 nov 2026, 23:30'],
    ['2026-11-30 23:30', '2026-11-30', '30 nov 2026, 23:30'],
    ['2026-11-20', '2026-11-20', '20 nov 2026'],
    ['2026-02-30T10:00:00-03:00', '', ''],
    ['2026-02-40T10:00:00Z', '', ''],
    ['2026-11-20T25:00:00-03:00', '', ''],
    ['el 2026-11-20T10:32:07-03:00', '', ''],
    ['2026-11-20T10:32:07-03:00 o antes', '', ''],
    ['2026-11-20T10:32:07-03:00 más', '', ''],
    ['ayer', '', ''],
    ['ayerTZ', '', ''],
    ['', '', ''],
  ];

  it.each(stamps)('of %j are %j and %j', (stamp, day, shown) => {
    expect(dayOfTime(stamp)).toBe(day);
    expect(formatDateTime(stamp)).toBe(shown);
  });

  it.each(tableRows(['UTC', 'Asia/Tokyo', 'America/Los_Angeles']))(
    'are the same in a browser in %s',
    (zone) => {
      const read = `${JSON.stringify(stamps)}.map(([stamp]) => [stamp, d.dayOfTime(stamp), d.formatDateTime(stamp)])`;
      expect(inZone(zone, module, read)).toEqual(stamps);
    },
  );
});

it('a timestamp has the same day and time in Chile with any offset', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: -12 * 4, max: 14 * 4 }), (instant, quarters) => {
      const written = new Date(instant.getTime() + quarters * 900_000).toISOString().slice(0, 19);
      const [hours, minutes] = [Math.floor(Math.abs(quarters) / 4), (Math.abs(quarters) % 4) * 15];
      const pad = (value: number) => String(value).padStart(2, '0');
      const stamp = `${written}${quarters < 0 ? '-' : '+'}${pad(hours)}:${pad(minutes)}`;
      const { day, time } = inChile(instant);
      expect(dayOfTime(stamp)).toBe(day);
      expect(formatDateTime(stamp)).toBe(`${formatDay(day)}, ${time}`);
    }),
  );
});

describe('overdueDays', () => {
  it.each([
    ['2026-11-27', 0],
    ['2026-11-28', 0],
    ['2026-11-29', 1],
    ['2026-11-30', 2],
    ['2027-11-28', 365],
  ])('of a debt due on 28 November 2026 is on %s %d', (today, expected) => {
    expect(overdueDays('2026-11-28', today)).toBe(expected);
  });

  it.each(['', 'ayer', '2026-02-30'])('%j is not overdue', (due) => {
    expect(overdueDays(due, '2026-11-28')).toBe(0);
  });

  it('grows by one with each calendar day, also over a clock change', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(5000), (due, days) => {
        expect(overdueDays(due, addDays(due, days))).toBe(days);
      }),
    );
  });
});

it.each([
  ['2026-11-28T12:00:30Z', '2026-11-28T12:00:30Z'],
  ['2026-11-28 12:00-03:00', '2026-11-28T15:00:00Z'],
  // Chile is three hours behind UTC in summer, four in winter.
  ['2026-11-28T12:00', '2026-11-28T15:00:00Z'],
  ['2026-07-01T12:00:15', '2026-07-01T16:00:15Z'],
  ['2026-11-28', '2026-11-28T03:00:00Z'],
  // Times shortly before and after the clocks change.
  ['2026-04-04T22:59', '2026-04-05T01:59:00Z'],
  ['2026-04-05T00:30', '2026-04-05T04:30:00Z'],
  ['2026-09-05T23:59', '2026-09-06T03:59:00Z'],
  ['2026-09-06T01:00', '2026-09-06T04:00:00Z'],
])('the instant of %j is %j', (stamp, instant) => {
  expect(instantOf(stamp)).toBe(Date.parse(instant));
});

it.each(['', 'mañana', '2026-02-30', '2026-11-28T25:00', '2026-11-28T12:00+99:00'])(
  '%j is no instant',
  (stamp) => {
    expect(instantOf(stamp)).toBeUndefined();
  },
);
