import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { firstLoad } from '../support/size.ts';
import { escaped, pageOf, tableOf } from './html.ts';
import type { Part } from './part.ts';

interface Module {
  name: string;
  size: number;
  /** The modules that webpack joined into this one. */
  modules?: Module[];
}

/** The part of webpack's stats that this file reads. */
export interface BundleStats {
  chunks: { files: string[]; modules: Module[] }[];
}

/**
 * A script of a build: its bytes, plain and compressed, and the bytes of each module before
 * minification.
 */
interface Script {
  file: string;
  bytes: number;
  gzip: number;
  modules: [module: string, bytes: number][];
}

const largestFirst = (sizes: Iterable<[string, number]>) =>
  [...sizes].sort(([, left], [, right]) => right - left);

/** The modules of each script, each with its bytes before minification, the largest first. */
export function modulesByScript({ chunks }: BundleStats): Map<string, Script['modules']> {
  const leaves = ({ name, size, modules }: Module): Script['modules'] =>
    modules ? modules.flatMap(leaves) : [[name.replace(/^\.\//, ''), size]];
  return new Map(
    chunks.flatMap(({ files, modules }) =>
      files
        .filter((file) => file.endsWith('.js'))
        .map((file) => [file, largestFirst(modules.flatMap(leaves))]),
    ),
  );
}

/** The package of a module; undefined for a module of the portal itself. */
export const packageOf = (module: string): string | undefined =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1];

/**
 * The bytes of each package's modules before minification, the largest first; a module in several
 * scripts counts once. The portal itself has an empty name.
 */
export function bytesByPackage(scripts: readonly Pick<Script, 'modules'>[]): [string, number][] {
  const bytes = new Map<string, number>();
  const modules = new Map(scripts.flatMap((script) => script.modules));
  for (const [module, size] of modules) {
    const name = packageOf(module) ?? '';
    bytes.set(name, (bytes.get(name) ?? 0) + size);
  }
  return largestFirst(bytes);
}

const detailsOf = ({ file, bytes, gzip, modules }: Script) =>
  `<details><summary>${escaped(file)}: ${bytes} bytes, ${gzip} gzip, modules: ${modules.length}, the largest ${escaped(modules[0]?.[0] ?? '')}</summary>
${tableOf(
  ['bytes before minifying', 'module'],
  modules.map(([module, size]) => [size, module]),
)}</details>`;

/**
 * Writes a page about the modules in each script of a build; returns this page as a part of the
 * evidence, and the names of the packages in the scripts.
 */
export function writeBundleMap(
  folder: string,
  directory: string,
  stats: BundleStats,
): { part: Part; packages: string[] } {
  const needed = new Set(firstLoad(directory).map(({ file }) => file));
  const modules = modulesByScript(stats);
  // Adds scripts that the build copies from `public/`: webpack's stats do not list them as modules.
  for (const file of needed) {
    const { size } = statSync(path.join(directory, file));
    if (!modules.has(file)) modules.set(file, [[`public/${file}`, size]]);
  }
  const scripts = [...modules]
    .map(([file, contents]): Script => {
      const script = readFileSync(path.join(directory, file));
      const gzip = gzipSync(script, { level: 9 }).length;
      return { file, bytes: script.length, gzip, modules: contents };
    })
    .sort((left, right) => right.bytes - left.bytes);
  const first = scripts.filter(({ file }) => needed.has(file));
  const later = scripts.filter(({ file }) => !needed.has(file));
  const packages = bytesByPackage(scripts);
  const body = `<p>Which module is in which script of a build for a real bank, as webpack reports it. A module counts with its bytes before it was minified.</p>
<h2>Needed by /</h2>
${first.map(detailsOf).join('\n')}
<h2>Loaded when a screen asks for it</h2>
${later.map(detailsOf).join('\n')}
<h2>By package</h2>
${tableOf(
  ['bytes before minifying', 'package'],
  packages.map(([name, size]) => [size, name || 'the portal itself']),
)}`;
  writeFileSync(path.join(folder, 'bundle.html'), pageOf('Bundle map', body));
  const kib = (some: readonly Script[]) =>
    (some.reduce((sum, { gzip }) => sum + gzip, 0) / 1024).toFixed(0);
  const part: Part = {
    name: 'Bundle map',
    verdict: 'passed',
    says: `${scripts.length} scripts, ${kib(scripts)} KiB gzip, ${kib(first)} of them needed by /.`,
    files: ['bundle.html'],
  };
  return { part, packages: packages.flatMap(([name]) => name || []) };
}
