/** @jest-environment node */
import * as fc from 'fast-check';
import { axisTicks } from './axis.ts';

describe('axisTicks', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [7, [0, 2, 4, 6, 8]],
    [25_990, [0, 10_000, 20_000, 30_000]],
    [100_000, [0, 20_000, 40_000, 60_000, 80_000, 100_000]],
    [1_079_280, [0, 250_000, 500_000, 750_000, 1_000_000, 1_250_000]],
  ])('for %d are %j', (max, ticks) => {
    expect(axisTicks(max)).toEqual(ticks);
  });

  it('rises from 0 to the maximum in a few even steps of whole pesos', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 2 ** 50 }), (max) => {
        const ticks = axisTicks(max);
        const step = ticks[1] ?? 0;
        expect(ticks).toEqual(ticks.map((_, index) => index * step));
        expect(ticks.every(Number.isInteger)).toBe(true);
        expect(ticks.length).toBeGreaterThanOrEqual(3);
        expect(ticks.length).toBeLessThanOrEqual(6);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(max);
        expect(ticks.at(-2)).toBeLessThan(max);
      }),
    );
  });
});
