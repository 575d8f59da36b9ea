/** @jest-environment node */
import * as fc from 'fast-check';
import { anyDate } from '../test/anyDate.ts';
import { inZone } from '../test/inZone.ts';
import { parseDay, toDayKey, toIsoDay, toIsoWithOffset } from './isoDates.ts';

const module = new URL('isoDates.ts', import.meta.url);

describe('parseDay', () => {
  it('reads the start of the local day', () => {
    expect(parseDay('2026-11-28')).toEqual(new Date(2026, 10, 28));
    expect(parseDay('2028-02-29')).toEqual(new Date(2028, 1, 29));
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
    '0050-01-01',
  ])('refuses %j', (text) => {
    expect(parseDay(text)).toBeUndefined();
  });

  it('is undone by toIsoDay', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const day = toIsoDay(date);
        expect(parseDay(day)?.toDateString()).toBe(date.toDateString());
      }),
    );
  });
});

describe('toIsoWithOffset', () => {
  it('is ISO 8601 and names the same instant, to the second', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const text = toIsoWithOffset(date);
        expect(text).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
        expect(new Date(text).getTime()).toBe(Math.floor(date.getTime() / 1000) * 1000);
      }),
    );
  });

  it.each([
    ['America/Santiago', '2026-11-20T10:00:00-03:00'],
    ['America/Bogota', '2026-11-20T08:00:00-05:00'],
    ['America/St_Johns', '2026-11-20T09:30:00-03:30'],
    ['Asia/Kathmandu', '2026-11-20T18:45:00+05:45'],
    ['UTC', '2026-11-20T13:00:00+00:00'],
  ])('in %s writes %s', (zone, expected) => {
    expect(inZone(zone, module, `d.toIsoWithOffset(new Date('2026-11-20T13:00:00Z'))`)).toBe(
      expected,
    );
  });
});

describe('toDayKey', () => {
  it('names the local day', () => {
    expect(toDayKey(new Date(2026, 0, 5, 23, 59))).toBe('20260105');
  });
});
