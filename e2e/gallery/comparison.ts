import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { differenceOf } from './difference.ts';
import type { Gallery, Picture } from './visit.ts';

/** A picture that differs from the one before; `share` of its pixels, from 0 to 1. */
export interface Change extends Picture {
  share: number;
}

/** How a gallery differs from the one before it. */
export interface Comparison {
  changes: Change[];
  /** States that only one of the two has, as `walk: state`. */
  appeared: string[];
  vanished: string[];
}

/** Where a gallery's folder keeps pictures, those of the gallery before, and their differences. */
export const folders = { pictures: 'pictures', before: 'before', differences: 'differences' };

const namesOf = ({ pictures }: Gallery) =>
  new Set(pictures.map(({ walk, state }) => `${walk}: ${state}`));

/**
 * Compares the pictures of a gallery with those of the one before it, which lie in the same folder,
 * and leaves pictures of the differences there.
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
