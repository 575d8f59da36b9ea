/** A rectangle of the window, in px from its top left corner. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The corner, or the middle of an edge, that a toast should be near. */
export interface Corner {
  vertical: 'top' | 'bottom';
  horizontal: 'left' | 'center' | 'right';
}

/** Px between a toast and the obstacles around it. */
export const gap = 8;

export const overlap = (one: Rect, other: Rect): boolean =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top;

const grown = ({ left, top, right, bottom }: Rect): Rect => ({
  left: left - gap,
  top: top - gap,
  right: right + gap,
  bottom: bottom + gap,
});

/** How much of the texts a place hides, in square px. */
const hiddenBy = (place: Rect, texts: readonly Rect[]): number =>
  texts
    .filter((text) => overlap(place, text))
    .reduce(
      (sum, { left, top, right, bottom }) =>
        sum +
        (Math.min(right, place.right) - Math.max(left, place.left)) *
          (Math.min(bottom, place.bottom) - Math.max(top, place.top)),
      0,
    );

/**
 * Returns a place in `area` for a rect of this size, with a gap to every obstacle, and how much
 * text it hides; undefined if there is none at the left, in the centre or at the right. Prefers the
 * place that hides the least text, then the place nearest to the corner's edge (`vertical`), then
 * the place at its side (`horizontal`).
 */
export function freePlace(
  area: Rect,
  { width, height }: Size,
  { vertical, horizontal }: Corner,
  obstacles: readonly Rect[],
  texts: readonly Rect[] = [],
): { rect: Rect; hidden: number } | undefined {
  const inTheWay = obstacles.map(grown).filter((obstacle) => overlap(obstacle, area));
  const sides = {
    left: area.left,
    center: (area.left + area.right - width) / 2,
    right: area.right - width,
  };
  const lefts = [sides[horizontal], sides.right, sides.left, sides.center];
  // The top or bottom of the best place is always at an edge of the area, of a text, or of an
  // obstacle with its gap, so no other tops are tried.
  const tops = [area.top, area.bottom - height]
    .concat([...inTheWay, ...texts].flatMap(({ top, bottom }) => [top - height, bottom]))
    .filter((top) => top >= area.top && top + height <= area.bottom)
    .sort((one, other) => (vertical === 'top' ? one - other : other - one));
  let best: { rect: Rect; hidden: number } | undefined;
  for (const top of tops) {
    for (const left of lefts) {
      const rect = { left, top, right: left + width, bottom: top + height };
      if (inTheWay.some((obstacle) => overlap(obstacle, rect))) continue;
      const hidden = hiddenBy(rect, texts);
      if (hidden === 0) return { rect, hidden };
      if (!best || hidden < best.hidden) best = { rect, hidden };
    }
  }
  return best;
}
