import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { Gallery, Picture } from './visit.ts';

/** A picture that differs from the earlier one, in the given `share` of its pixels, from 0 to 1. */
export interface Change extends Picture {
  share: number;
}

/** The differences between a gallery and the earlier one. */
export interface Comparison {
  changes: Change[];
  /** The states that only the new or only the earlier gallery has, as `walk: state`. */
  appeared: string[];
  vanished: string[];
}

/** The subfolders for pictures, the earlier gallery's pictures, and their differences. */
export const folders = { pictures: 'pictures', before: 'before', differences: 'differences' };

const namesOf = ({ pictures }: Gallery) =>
  new Set(pictures.map(({ walk, state }) => `${walk}: ${state}`));

/**
 * Draws a picture on a sheet of the given size, otherwise transparent, because pixelmatch compares
 * only pictures of one size.
 */
function layOn({ width, height }: { width: number; height: number }, picture: PNG): PNG {
  const sheet = new PNG({ width, height });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet;
}

/**
 * The exact difference of two pictures (PNG): the share of changed pixels, from 0 to 1, and a
 * picture of these pixels; undefined if the pictures are equal.
 */
function differenceOf(
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

/**
 * Compares the pictures of a gallery with those of the earlier gallery in the same folder, and
 * writes pictures of the differences.
 */
export async function compare(
  folder: string,
  before: Gallery,
  after: Gallery,
): Promise<Comparison> {
  const changes: Change[] = [];
  const known = new Set(before.pictures.map(({ file }) => file));
  for (const picture of after.pictures) {
    if (!known.has(picture.file)) continue;
    const read = (kind: string) => readFile(path.join(folder, kind, picture.file));
    const difference = differenceOf(await read(folders.before), await read(folders.pictures));
    if (!difference) continue;
    const file = path.join(folder, folders.differences, picture.file);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, difference.picture);
    changes.push({ ...picture, share: difference.share });
  }
  const [older, newer] = [namesOf(before), namesOf(after)];
  return {
    changes,
    appeared: [...newer.difference(older)],
    vanished: [...older.difference(newer)],
  };
}
