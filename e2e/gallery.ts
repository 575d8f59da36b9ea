import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeAlbum } from './gallery/album.ts';
import { compare, folders } from './gallery/comparison.ts';
import type { Comparison } from './gallery/comparison.ts';
import { visitAll } from './gallery/visit.ts';
import type { Gallery } from './gallery/visit.ts';
import { CommandError, readCommand } from '../mocks/http/commandLine.ts';
import { previewPort } from './support/httpSettings.ts';
import { createHost } from './support/preview.ts';
import { walks } from './walks/walks.ts';

/**
 * `npm run gallery`: writes a page with a picture of every state of every walk (a series of states,
 * see e2e/walks), at four widths, light and dark. `BUILD` is a sandbox build to use instead of a
 * new one; `--beside` names another build or gallery, and shows the differences from it first;
 * `--to` names the output folder. `--widths`, and `--only` with a part of a walk's name, limit the
 * pictures.
 */
const usage =
  'npm run gallery -- [BUILD] [--beside FOLDER] [--to gallery] [--widths 1440,1024,768,360] [--only WALK]';
const { values: options, positionals } = readCommand(usage, {
  options: {
    beside: { type: 'string' },
    to: { type: 'string', default: 'gallery' },
    widths: { type: 'string', default: '1440,1024,768,360' },
    only: { type: 'string', default: '' },
  },
  most: 1,
});
const widths = options.widths.split(',').map(Number);
if (!widths.every((width) => Number.isInteger(width) && width > 0))
  throw new CommandError(`--widths has whole numbers of pixels, not ${options.widths}: ${usage}`);
const folder = path.resolve(options.to);
const isAsked = ({ walk }: { walk: string }) => walk.includes(options.only);
if (!Object.keys(walks).some((walk) => isAsked({ walk }))) {
  const names = Object.keys(walks).map((walk) => `"${walk}"`);
  throw new CommandError(
    `No walk has "${options.only}" in its name; there are ${names.join(', ')}.`,
  );
}

/** The file with the data of a gallery's pictures. */
const index = 'gallery.json';

/**
 * Visits the states of the wanted walks in a build. The port is always the same: some screens show
 * addresses with the port, so with another port their pictures would differ from those of an
 * earlier run.
 */
async function visitBuild(build: string, pictures: string): Promise<Gallery> {
  const host = createHost(build).listen(Number(previewPort), '127.0.0.1');
  await once(host, 'listening');
  const asked = Object.entries(walks).filter(([walk]) => isAsked({ walk }));
  const baseURL = `http://localhost:${previewPort}`;
  const seen = await visitAll(asked, widths, { baseURL, folder: pictures, log: console.log });
  host.close();
  return seen;
}

/**
 * Returns the gallery to compare with: new pictures of another build, or the pictures of an earlier
 * run.
 */
async function openBefore(other: string): Promise<Gallery> {
  const pictures = path.join(folder, folders.before);
  if (!existsSync(path.join(other, index))) return visitBuild(other, pictures);
  await cp(path.join(other, folders.pictures), pictures, { recursive: true });
  const { pictures: all } = JSON.parse(await readFile(path.join(other, index), 'utf8')) as Gallery;
  return {
    pictures: all.filter((each) => isAsked(each) && widths.includes(each.width)),
    failures: [],
  };
}

function printComparison({ changes, appeared, vanished }: Comparison): void {
  for (const name of appeared) console.log(`new: ${name}`);
  for (const name of vanished) console.log(`gone: ${name}`);
  for (const { walk, state, width, scheme, share } of changes) {
    console.log(`${(share * 100).toPrecision(2)} %: ${walk}: ${state}, ${width} px, ${scheme}`);
  }
  console.log(`${changes.length} pictures differ`);
}

function printFailures(when: string, { failures }: Gallery): void {
  for (const { walk, state, width, error } of failures) {
    console.log(`not seen${when}: ${walk}: ${state}, ${width} px: ${error}`);
  }
}

const startedAt = Date.now();
const [build] = positionals;
const other = options.beside === undefined ? undefined : path.resolve(options.beside);
if (other === folder) throw new CommandError('Give the new gallery another folder, with --to.');
for (const given of [build, other]) {
  if (given !== undefined && !existsSync(path.join(given, 'index.html'))) {
    throw new CommandError(`${given} is neither a build nor a gallery.`);
  }
}
if (build === undefined) execFileSync('npm', ['run', 'build'], { stdio: 'inherit' });
await mkdir(folder, { recursive: true });
for (const name of Object.values(folders)) {
  await rm(path.join(folder, name), { recursive: true, force: true });
}
const seen = await visitBuild(path.resolve(build ?? 'dist'), path.join(folder, folders.pictures));
await writeFile(path.join(folder, index), JSON.stringify(seen, null, 1));
const before = other === undefined ? undefined : await openBefore(other);
const comparison = before && (await compare(folder, before, seen));
await writeFile(path.join(folder, 'index.html'), writeAlbum(seen, comparison));

printFailures('', seen);
if (before) printFailures(' before', before);
if (comparison) printComparison(comparison);
const states = new Set(seen.pictures.map(({ walk, state }) => `${walk}: ${state}`)).size;
const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
console.log(
  `${seen.pictures.length} pictures of ${states} states in ${minutes} min: ${path.join(folder, 'index.html')}`,
);
if (seen.failures.length > 0) process.exitCode = 1;
