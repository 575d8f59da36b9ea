import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { CommandError, buildAt } from '../mocks/http/commandLine.ts';
import { isCompressed, leastCompressed, typeOf } from '../mocks/http/hostRules.ts';

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Returns the paths of all files below a directory, relative to it and sorted. */
const filesOf = (directory: string) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(path.relative(directory, entry.parentPath), entry.name))
    .map((name) => name.replaceAll(path.sep, '/'))
    .toSorted();

/** Files that operators change without a release. */
export const liveFiles = ['avisos.json', 'portal.json'];

/**
 * Whether a file may have compressed forms. A live file must not: after a change of the file, its
 * compressed forms would still have the old content.
 */
const isPacked = (name: string) => isCompressed(typeOf(name)) && !liveFiles.includes(name);

/**
 * Writes gzip and brotli forms of a build's texts, except short and live files, and `_manifest`:
 * the SHA-256 of every file in the format of `sha256sum`, with which `npm run check-host` compares
 * a host's files. First removes the forms and the manifest of an earlier run.
 */
export function deliver(directory: string): void {
  for (const name of filesOf(directory)) {
    if (/(^_manifest|\.br|\.gz)$/.test(name)) rmSync(path.join(directory, name));
  }
  for (const name of filesOf(directory).filter(isPacked)) {
    const file = path.join(directory, name);
    const bytes = readFileSync(file);
    if (bytes.length < leastCompressed) continue;
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
  }
  const lines = filesOf(directory).map(
    (name) => `${sha256(readFileSync(path.join(directory, name)))}  ${name}\n`,
  );
  writeFileSync(path.join(directory, '_manifest'), lines.join(''));
}

/** Reads a build's `_manifest`: the hashes of its files, keyed by path. */
export const readManifest = (build: string): ReadonlyMap<string, string> =>
  new Map(
    readFileSync(path.join(build, '_manifest'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => [line.slice(66), line.slice(0, 64)]),
  );

/** Returns the files of a build, except live ones, that are missing or differ from its manifest. */
export const changedFiles = (build: string): string[] =>
  [...readManifest(build)].flatMap(([name, hash]) => {
    const file = path.join(build, name);
    const isKept = existsSync(file) && sha256(readFileSync(file)) === hash;
    return isKept || liveFiles.includes(name) ? [] : [name];
  });

/**
 * Returns the directory if it has a finished build whose files are unchanged, except the
 * `liveFiles`, which operators may change; otherwise throws.
 */
export function unchangedBuildAt(directory: string): string {
  const changed = changedFiles(buildAt(directory));
  if (changed.length === 0) return directory;
  throw new CommandError(`${directory} is not as it was built: ${changed.join(', ')}.`);
}
