import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

// `npm run licences`: every package of the built portal with its version and licence, printed and
// written to LICENCES.txt of the build (`dist`, or the directory given).

const root = path.join(import.meta.dirname, '..');

/** The directories of the installed production packages, the project's own left out. */
function productionPackages(): string[] {
  const list = execFileSync('npm', ['ls', '--omit=dev', '--all', '--parseable'], {
    cwd: root,
    encoding: 'utf8',
  });
  return list.split('\n').filter((directory) => directory !== '' && directory !== root);
}

interface Manifest {
  name: string;
  version: string;
  license?: string | undefined;
}

/** The manifest; a licence that it does not name is the title of the package's LICENSE file. */
function read(directory: string): Manifest {
  const manifest = JSON.parse(
    readFileSync(path.join(directory, 'package.json'), 'utf8'),
  ) as Manifest;
  const file = path.join(directory, 'LICENSE');
  if (manifest.license !== undefined || !existsSync(file)) return manifest;
  return { ...manifest, license: readFileSync(file, 'utf8').trim().split('\n')[0] };
}

/** Node itself runs the scripts; nothing of it is in a build. */
const isTool = ({ name }: Manifest) => /^node-(bin-)?(linux|darwin|win)-/.test(name);

const packages = productionPackages()
  .map(read)
  .filter((each) => !isTool(each));
const unlicensed = packages.filter(({ license }) => license === undefined);
const lines = packages.map(({ name, version, license }) => `${name}@${version}  ${license ?? '?'}`);
const text = `${[...new Set(lines)].sort().join('\n')}\n`;
process.stdout.write(text);
writeFileSync(path.join(root, process.argv[2] ?? 'dist', 'LICENCES.txt'), text);
if (unlicensed.length > 0) {
  throw new Error(`Without a licence: ${unlicensed.map(({ name }) => name).join(', ')}`);
}
