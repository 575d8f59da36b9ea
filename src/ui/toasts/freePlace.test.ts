import * as fc from 'fast-check';
import { freePlace, gap, overlap } from './freePlace.ts';
import type { Rect } from './freePlace.ts';

const area: Rect = { left: 16, top: 16, right: 359, bottom: 300 };
const size = { width: 343, height: 60 };
const corner = { vertical: 'bottom', horizontal: 'right' } as const;

const anyRect = fc
  .tuple(
    fc.nat(360),
    fc.nat(300),
    fc.integer({ min: 1, max: 200 }),
    fc.integer({ min: 1, max: 80 }),
  )
  .map(([left, top, width, height]) => ({ left, top, right: left + width, bottom: top + height }));
const anyCorner = fc.record({
  vertical: fc.constantFrom('top', 'bottom'),
  horizontal: fc.constantFrom('left', 'center', 'right'),
});

const grown = (rect: Rect): Rect => ({
  left: rect.left - gap,
  top: rect.top - gap,
  right: rect.right + gap,
  bottom: rect.bottom + gap,
});

describe('the place of a toast', () => {
  it.each([
    ['bottom', 'right', 16, 240],
    ['top', 'left', 16, 16],
  ] as const)(
    'is the wanted corner if nothing is there: %s %s',
    (vertical, horizontal, left, top) => {
      expect(freePlace(area, size, { vertical, horizontal }, [])?.rect).toMatchObject({
        left,
        top,
      });
    },
  );

  it('is above a button at the bottom', () => {
    const button = { left: 200, top: 240, right: 350, bottom: 288 };
    expect(freePlace(area, size, corner, [button])?.rect.bottom).toBe(240 - gap);
  });

  it('is beside a column of buttons, if it is narrow enough', () => {
    const column = { left: 230, top: 0, right: 359, bottom: 300 };
    expect(freePlace(area, size, corner, [column])).toBeUndefined();
    const narrow = { width: 200, height: 100 };
    expect(freePlace(area, narrow, corner, [column])?.rect).toMatchObject({
      left: 16,
      bottom: 300,
    });
  });

  it('is where it hides the fewest words, even far from the corner', () => {
    const line = (top: number, right: number) => ({ left: 16, top, right, bottom: top + 20 });
    const lines = [line(20, 100), line(120, 300), line(180, 300), line(240, 300)];
    expect(freePlace(area, size, corner, [], lines.slice(1))).toEqual({
      rect: { left: 16, top: 60, right: 359, bottom: 120 },
      hidden: 0,
    });
    const buttons = [100, 200].map((top) => ({ left: 330, top, right: 359, bottom: top + 20 }));
    expect(freePlace(area, size, corner, buttons, lines)?.rect.top).toBe(32);
  });

  it('is in the area and off every obstacle, and missing only if no height has one', () => {
    fc.assert(
      fc.property(
        fc.array(anyRect, { maxLength: 8 }),
        anyCorner,
        fc.integer({ min: 60, max: 343 }),
        fc.integer({ min: 20, max: 284 }),
        (obstacles, wanted, width, height) => {
          const place = freePlace(area, { width, height }, wanted, obstacles)?.rect;
          const isFree = (rect: Rect) => !obstacles.some((each) => overlap(rect, grown(each)));
          if (place) {
            expect(isFree(place)).toBe(true);
            expect(place.right - place.left).toBeCloseTo(width);
            expect(place.left).toBeGreaterThanOrEqual(area.left);
            expect(place.right).toBeLessThanOrEqual(area.right);
            expect(place.top).toBeGreaterThanOrEqual(area.top);
            expect(place.bottom).toBeLessThanOrEqual(area.bottom);
            return;
          }
          const left = area.right - width;
          for (let top = area.top; top + height <= area.bottom; top += 1) {
            expect(isFree({ left, top, right: area.right, bottom: top + height })).toBe(false);
          }
        },
      ),
    );
  });
});
