/** @jest-environment node */
import { addDays, chileanDay, chileanInstant, chileanTime, monthOf } from './time.ts';

describe('Chilean time', () => {
  it.each([
    ['2026-11-21T02:30:00Z', '2026-11-20T23:30:00-03:00'],
    ['2026-07-01T03:30:00Z', '2026-06-30T23:30:00-04:00'],
  ])('writes %s as %s', (instant, local) => {
    expect(chileanTime(new Date(instant))).toBe(local);
  });

  it('keeps a payment of 23:30 on its day', () => {
    expect(chileanDay(new Date('2026-11-21T02:30:00Z'))).toBe('2026-11-20');
  });

  it.each([
    ['2026-11-20', '-03:00'],
    ['2026-06-20', '-04:00'],
  ])('returns the instant of 23:30 on %s with its own offset', (day, offset) => {
    expect(chileanTime(chileanInstant(day, '23:30'))).toBe(`${day}T23:30:00${offset}`);
  });

  it('moves days across months and years', () => {
    expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('names a month', () => {
    expect(monthOf('2026-11-20')).toBe('noviembre 2026');
  });
});
