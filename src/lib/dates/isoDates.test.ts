/** @jest-environment node */
import * as fc from 'fast-check';
import { anyDate } from '../../test/values/arbitraries.ts';
import { inZone } from '../../test/values/inZone.ts';
import { tableRows } from '../../test/runs.ts';
import { toDayKey, toIsoWithOffset } from './isoDates.ts';

const module = new URL('isoDates.ts', import.meta.url);

describe('toIsoWithOffset', () => {
  it('is ISO 8601 and the same instant, to the second', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const text = toIsoWithOffset(date);
        expect(text).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
        expect(new Date(text).getTime()).toBe(Math.floor(date.getTime() / 1000) * 1000);
      }),
    );
  });

  it.each(
    tableRows([
      ['America/Santiago', '2026-11-20T10:00:00-03:00'],
      ['America/Bogota', '2026-11-20T08:00:00-05:00'],
      ['America/St_Johns', '2026-11-20T09:30:00-03:30'],
      ['Asia/Kathmandu', '2026-11-20T18:45:00+05:45'],
      ['UTC', '2026-11-20T13:00:00+00:00'],
    ]),
  )('in %s writes %s', (zone, expected) => {
    expect(inZone(zone, module, `d.toIsoWithOffset(new Date('2026-11-20T13:00:00Z'))`)).toBe(
      expected,
    );
  });
});

describe('toDayKey', () => {
  it('returns the local day', () => {
    expect(toDayKey(new Date(2026, 0, 5, 23, 59))).toBe('20260105');
  });
});
