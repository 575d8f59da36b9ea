import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** A picture on a larger, otherwise transparent sheet. */
function layOn({ width, height }: { width: number; height: number }, picture: PNG): PNG {
  const sheet = new PNG({ width, height });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet;
}

/**
 * The exact difference of two pictures (PNG): the share of changed pixels, from 0 to 1, and a
 * picture of them; undefined if they are equal.
 */
export function differenceOf(
  before: Buffer,
  after: Buffer,
): { share: number; picture: Buffer } | undefined {
  if (before.equals(after)) return undefined;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(
    layOn(difference, one).data,
    layOn(difference, other).data,
    difference.data,
    width,
    height,
    { threshold: 0, includeAA: true },
  );
  if (pixels === 0) return undefined;
  return { share: pixels / (width * height), picture: PNG.sync.write(difference) };
}
