/** @jest-environment node */
import * as fc from 'fast-check';
import { anyDate, anyDay } from '../../test/values/arbitraries.ts';
import { inZone } from '../../test/values/inZone.ts';
import { runs, tableRows } from '../../test/runs.ts';
import { addDays, daysBetween, firstOfMonth, inChile, isDay, monthsBetween } from './days.ts';

const module = new URL('days.ts', import.meta.url);

/** Returns the day in Chile by another `Intl` format, as an independent check of `inChile`. */
function chileanDay(instant: Date): string {
  const parts = new Intl.DateTimeFormat('en-US-u-ca-gregory', {
    timeZone: 'America/Santiago',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value;
  return `${part('year')}-${part('month')}-${part('day')}`;
}

describe('a day', () => {
  it.each(['2026-11-28', '2028-02-29', '2026-12-31'])('is %s', (text) => {
    expect(isDay(text)).toBe(true);
  });

  it.each([
    '',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-11-00',
    '2027-02-29',
    '2026-1-5',
    '28-11-2026',
    '2026/11/28',
    '2026-11-28T00:00:00Z',
    ' 2026-11-28',
    '2026-11-28\n',
    // A month of the year 12026: its ISO form begins with these ten characters, so without its
    // check of the format, `isDay` would accept it.
    '+012026-11',
  ])('is not %j', (text) => {
    expect(isDay(text)).toBe(false);
  });
});

describe('counting days', () => {
  it('crosses the ends of months and years, and the clock changes of Chile', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(addDays('2026-04-04', 1)).toBe('2026-04-05');
    expect(daysBetween('2026-09-05', '2026-09-07')).toBe(2);
    expect(daysBetween('2026-04-05', '2026-04-04')).toBe(-1);
  });

  it('is undone by counting back, and returns the distance', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (day, count) => {
        const other = addDays(day, count);
        expect(isDay(other)).toBe(true);
        expect(daysBetween(day, other)).toBe(count);
        expect(addDays(other, -count)).toBe(day);
      }),
    );
  });
});

describe('counting months', () => {
  it('returns the distance of two months, and the first day of each', () => {
    expect(firstOfMonth('2026-11-28')).toBe('2026-11-01');
    expect(firstOfMonth('2026-11-30', 3)).toBe('2027-02-01');
    expect(monthsBetween('2025-12-31', '2026-02-01')).toBe(2);
  });
});

describe('the day and time in Chile', () => {
  // Chile's clocks go back from 24:00 to 23:00 at the end of 4 April 2026, so its last hour occurs
  // twice, and forward from 24:00 to 01:00 at the end of 5 September.
  const evenings = [
    ['2026-11-21T02:59:59Z', '2026-11-20', '23:59'],
    ['2026-11-21T03:00:00Z', '2026-11-21', '00:00'],
    ['2026-07-01T03:30:00Z', '2026-06-30', '23:30'],
    ['2026-04-05T02:30:00Z', '2026-04-04', '23:30'],
    ['2026-04-05T03:30:00Z', '2026-04-04', '23:30'],
    ['2026-04-05T04:00:00Z', '2026-04-05', '00:00'],
    ['2026-09-06T03:59:00Z', '2026-09-05', '23:59'],
    ['2026-09-06T04:00:00Z', '2026-09-06', '01:00'],
  ] as const;

  it.each(evenings)('at %s are %s and %s', (instant, day, time) => {
    expect(inChile(new Date(instant))).toEqual({ day, time });
  });

  it('agree with another reading of the time zone, at any instant', () => {
    fc.assert(
      fc.property(anyDate, (instant) => {
        expect(inChile(instant).day).toBe(chileanDay(instant));
      }),
      { numRuns: runs(2000, 200) },
    );
  });

  it.each(
    tableRows([
      'UTC',
      'Europe/Madrid',
      'Pacific/Auckland',
      'America/Los_Angeles',
      'Asia/Kathmandu',
    ]),
  )('are the same in a browser in %s', (zone) => {
    const instants = [
      ...evenings.map(([instant]) => new Date(instant)),
      ...fc.sample(anyDate, runs(500, 100)),
    ];
    const read = `${JSON.stringify(instants)}.map((instant) => d.inChile(new Date(instant)).day)`;
    expect(inZone(zone, module, read)).toEqual(instants.map(chileanDay));
  });
});
