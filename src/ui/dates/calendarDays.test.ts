/** @jest-environment node */
import { dayAtKey, monthWeeks } from './calendarDays.ts';

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
    expect(dayAtKey('2026-11-18', key, shift)).toBe(expected);
  });

  it('counts days, not hours, across both clock changes of Santiago', () => {
    expect(dayAtKey('2026-09-05', 'ArrowRight')).toBe('2026-09-06');
    expect(dayAtKey('2026-04-04', 'ArrowRight')).toBe('2026-04-05');
    expect(dayAtKey('2026-04-06', 'ArrowLeft')).toBe('2026-04-05');
  });

  it('leads nowhere by other keys', () => {
    expect(dayAtKey('2026-11-18', 'Enter')).toBeUndefined();
  });
});

describe('monthWeeks', () => {
  const drawn = (anyDay: string) =>
    monthWeeks(anyDay).map((week) => week.map(({ day = '0' }) => Number(day.slice(-2))));

  it('begins weeks on Monday and leaves the places of other months empty', () => {
    expect(drawn('2026-11-28')).toEqual([
      [0, 0, 0, 0, 0, 0, 1],
      [2, 3, 4, 5, 6, 7, 8],
      [9, 10, 11, 12, 13, 14, 15],
      [16, 17, 18, 19, 20, 21, 22],
      [23, 24, 25, 26, 27, 28, 29],
      [30, 0, 0, 0, 0, 0, 0],
    ]);
  });

  it('has four weeks when February fits them', () => {
    expect(drawn('2027-02-01')).toHaveLength(4);
    expect(drawn('2027-02-01')[3]).toEqual([22, 23, 24, 25, 26, 27, 28]);
  });

  it('holds every day once, also those of a clock change', () => {
    expect(drawn('2026-09-30').flat().filter(Boolean)).toEqual(
      Array.from({ length: 30 }, (_day, index) => index + 1),
    );
  });
});
