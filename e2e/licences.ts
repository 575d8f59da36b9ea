import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { CommandError, buildAt, readCommand } from '../mocks/http/commandLine.ts';

// Prints every production package with its version and licence, and writes the
// list to LICENCES.txt of the build (`dist`, or the given directory).

const root = path.join(import.meta.dirname, '..');

/** The directories of the installed production packages, without the project's own. */
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

/** The manifest of a package; if it names no licence, the title of the LICENSE file is used. */
function read(directory: string): Manifest {
  const manifest = JSON.parse(
    readFileSync(path.join(directory, 'package.json'), 'utf8'),
  ) as Manifest;
  const file = path.join(directory, 'LICENSE');
  if (manifest.license !== undefined || !existsSync(file)) return manifest;
  return { ...manifest, license: readFileSync(file, 'utf8').trim().split('\n')[0] };
}

/** Whether a package is Node itself, which is installed as a package but is in no build. */
const isNode = ({ name }: Manifest) => /^node-(bin-)?(linux|darwin|win)-/.test(name);

const { positionals } = readCommand('npm run licences -- [dist]', { options: {}, most: 1 });
const [given] = positionals;
const directory = given ?? buildAt(path.join(root, 'dist'));
if (!existsSync(directory)) throw new CommandError(`There is no ${directory}.`);
const packages = productionPackages()
  .map(read)
  .filter((each) => !isNode(each));
const unlicensed = packages.filter(({ license }) => license === undefined);
const lines = packages.map(({ name, version, license }) => `${name}@${version}  ${license ?? '?'}`);
const text = `${[...new Set(lines)].sort().join('\n')}\n`;
process.stdout.write(text);
writeFileSync(path.join(directory, 'LICENCES.txt'), text);
if (unlicensed.length > 0) {
  throw new Error(`Without a licence: ${unlicensed.map(({ name }) => name).join(', ')}`);
}
