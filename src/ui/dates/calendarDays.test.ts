/** @jest-environment node */
import { toIsoDay } from '../../lib/isoDates.ts';
import { addMonths, dayAtKey, monthWeeks } from './calendarDays.ts';

const at = (year: number, month: number, day: number) => new Date(year, month - 1, day);

describe('addMonths', () => {
  it.each([
    [at(2026, 1, 31), 1, '2026-02-28'],
    [at(2028, 1, 31), 1, '2028-02-29'],
    [at(2028, 2, 29), 12, '2029-02-28'],
    [at(2026, 12, 31), 1, '2027-01-31'],
    [at(2026, 1, 15), -1, '2025-12-15'],
    [at(2026, 3, 31), -1, '2026-02-28'],
  ])('%s and %i months: %s', (day, months, expected) => {
    expect(toIsoDay(addMonths(day, months))).toBe(expected);
  });
});

describe('dayAtKey', () => {
  it.each([
    ['ArrowLeft', false, '2026-11-17'],
    ['ArrowRight', false, '2026-11-19'],
    ['ArrowUp', false, '2026-11-11'],
    ['ArrowDown', false, '2026-11-25'],
    ['Home', false, '2026-11-16'],
    ['End', false, '2026-11-22'],
    ['PageUp', false, '2026-10-18'],
    ['PageDown', false, '2026-12-18'],
    ['PageUp', true, '2025-11-18'],
    ['PageDown', true, '2027-11-18'],
  ])('leads by %s (shift: %s) from Wednesday 2026-11-18 to %s', (key, shift, expected) => {
    expect(toIsoDay(dayAtKey(at(2026, 11, 18), key, shift) ?? at(1970, 1, 1))).toBe(expected);
  });

  it('counts days, not hours, across both clock changes of Santiago', () => {
    expect(dayAtKey(at(2026, 9, 5), 'ArrowRight')).toEqual(at(2026, 9, 6));
    expect(dayAtKey(at(2026, 4, 4), 'ArrowRight')).toEqual(at(2026, 4, 5));
    expect(dayAtKey(at(2026, 4, 6), 'ArrowLeft')).toEqual(at(2026, 4, 5));
  });

  it('leads nowhere by other keys', () => {
    expect(dayAtKey(at(2026, 11, 18), 'Enter')).toBeUndefined();
  });
});

describe('monthWeeks', () => {
  const drawn = (year: number, month: number) =>
    monthWeeks({ year, month: month - 1 }).map((week) =>
      week.map(({ day }) => day?.getDate() ?? 0),
    );

  it('begins weeks on Monday and leaves the places of other months empty', () => {
    expect(drawn(2026, 11)).toEqual([
      [0, 0, 0, 0, 0, 0, 1],
      [2, 3, 4, 5, 6, 7, 8],
      [9, 10, 11, 12, 13, 14, 15],
      [16, 17, 18, 19, 20, 21, 22],
      [23, 24, 25, 26, 27, 28, 29],
      [30, 0, 0, 0, 0, 0, 0],
    ]);
  });

  it('has four weeks when February fits them', () => {
    expect(drawn(2027, 2)).toHaveLength(4);
    expect(drawn(2027, 2)[3]).toEqual([22, 23, 24, 25, 26, 27, 28]);
  });

  it('holds every day once, also those of a clock change', () => {
    expect(drawn(2026, 9).flat().filter(Boolean)).toEqual(
      Array.from({ length: 30 }, (_day, index) => index + 1),
    );
  });
});
