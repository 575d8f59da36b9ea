import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { unchangedBuildAt } from '../deploy/deliver.ts';
import { CommandError, readCommand } from '../mocks/http/commandLine.ts';
import { writeBundleMap } from './evidence/bundle.ts';
import type { BundleStats } from './evidence/bundle.ts';
import { writeHeaders } from './evidence/headers.ts';
import { escaped, pageOf, tableOf } from './evidence/html.ts';
import { commitOf, committedAt, machine } from './support/machine.ts';
import { askRegistry } from './evidence/audit.ts';
import { writeDelivered } from './evidence/delivered.ts';
import {
  dayAndTime,
  oldestResult,
  readCheckBank,
  readMutation,
  untakenReason,
  writeBench,
  writeBrowsers,
} from './evidence/measured.ts';
import { notRun, verdictOf, verdictOnAll } from './evidence/part.ts';
import type { Part } from './evidence/part.ts';
import { tracesIn } from './evidence/payerTraces.ts';
import { crashPoints, writeAxe, writePromises } from './evidence/promises.ts';
import { writeSboms } from './evidence/sbom.ts';
import { browserResults, jestResults } from './evidence/testResults.ts';
import type { JestReport, PlaywrightReport } from './evidence/testResults.ts';
import { readPromises } from './evidence/trust.ts';

/**
 * `npm run evidence`: runs the checks of a version for an audit, and writes the results into one
 * folder, whose first page is index.html. `--without tests,bench,browsers,http-build` skips the
 * named runs and shows their last results. An argument names the directory of a build to describe;
 * without one, a new build in `dist` is described. If a part fails, the command fails after
 * everything is written.
 */

const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, 'evidence');
const results = path.join(root, 'test-results');

const skippable = ['tests', 'bench', 'browsers', 'http-build'];
const usage = `npm run evidence -- [BUILD] [--without ${skippable.join()}]`;
const { values, positionals } = readCommand(usage, {
  options: { without: { type: 'string', default: '' } },
  most: 1,
});
const [given] = positionals;
const delivered = given === undefined ? undefined : path.resolve(unchangedBuildAt(given));
const without = values.without.split(',').filter((name) => name !== '');
const unknown = without.filter((name) => !skippable.includes(name));
if (unknown.length > 0)
  throw new CommandError(`--without knows ${skippable.join(', ')}, not ${unknown.join()}.`);

const commit = commitOf();
const date = dayAndTime(new Date());

/** Runs an npm script that tries everything; returns whether it succeeded. */
function run(script: string, options: string[] = [], environment: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync('npm', ['run', script, '--', ...options], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CI: 'true', FULL: 'true', ...environment },
  });
  return status === 0;
}

const readResult = (file: string) =>
  JSON.parse(readFileSync(path.join(results, file), 'utf8')) as unknown;

const forgetResult = (file: string) => rmSync(path.join(results, file), { force: true });

/**
 * The result files in `test-results`, keyed by npm script. `.ci/run` writes the same files, so that
 * `--without tests` can show the results of an earlier CI run.
 */
const suites = { test: 'jest.json', 'test:deep': 'jest-deep.json', e2e: 'e2e.json' };

/** Removes the last results and runs all tests, so that only new results are read. */
function runTests(): void {
  const { e2e, ...jest } = suites;
  Object.values(suites).forEach(forgetResult);
  for (const [script, file] of Object.entries(jest)) {
    run(script, ['--json', `--outputFile=${path.join(results, file)}`]);
  }
  run('e2e', ['--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(results, e2e),
  });
}

/**
 * Writes the last test results. If they are missing or older than the commit, writes that the tests
 * were not run.
 */
function writeTests(): Part[] {
  const oldest = oldestResult(Object.values(suites).map((file) => path.join(results, file)));
  const reason = untakenReason(oldest, committedAt());
  if (oldest === undefined || reason !== undefined) {
    return ['Promises', 'axe', 'All tests'].map((name) => notRun(name, reason ?? ''));
  }
  const tests = [
    ...jestResults(readResult(suites.test) as JestReport, root),
    ...jestResults(readResult(suites['test:deep']) as JestReport, root),
    ...browserResults(readResult(suites.e2e) as PlaywrightReport),
  ];
  const ran = dayAndTime(oldest);
  const failed = tests.filter(({ status }) => status === 'failed').length;
  const skipped = tests.filter(({ status }) => status === 'skipped').length;
  const promises = readPromises(readFileSync(path.join(root, 'docs/trust.md'), 'utf8'));
  return [
    writePromises(folder, promises, tests, { commit, date: ran }),
    writeAxe(folder, tests),
    crashPoints(tests, ran),
    {
      name: 'All tests',
      verdict: verdictOf(failed === 0 && skipped === 0),
      says: `${tests.length} in jest and in browsers, run ${ran}: ${failed} failed, ${skipped} were skipped.`,
      files: [],
    },
  ];
}

/** Makes the builds that the browser tests open and the parts below describe. */
function makeBuilds(): void {
  if (delivered === undefined && !run('build')) throw new Error('The portal does not build');
  if (without.includes('http-build')) return;
  const program = path.join(root, 'e2e/evidence/bundleStats.ts');
  execFileSync(process.execPath, [program, path.join(results, 'bundle.json')], {
    cwd: root,
    stdio: 'inherit',
  });
}

/**
 * Writes a page with the modules of each script of the build for a real bank, and the SBOM, which
 * must name every package in the scripts.
 */
async function writeContents(): Promise<Part[]> {
  const contents = readResult('bundle.json') as BundleStats;
  const { part, packages } = writeBundleMap(folder, path.join(root, 'dist-http'), contents);
  return [await writeSboms(folder, packages), part];
}

/** Writes every package of the portal with its licence. */
function writeLicences(): Part {
  execFileSync(process.execPath, [path.join(root, 'e2e/licences.ts'), 'evidence'], { cwd: root });
  const lines = readFileSync(path.join(folder, 'LICENCES.txt'), 'utf8').trim().split('\n');
  const counts = Map.groupBy(lines, (line) => line.split('  ')[1] ?? '');
  const says = [...counts].map(([licence, { length }]) => `${licence} ${length}`).join(', ');
  return { name: 'Licences', verdict: 'passed', says: `${says}.`, files: ['LICENCES.txt'] };
}

/** Searches the written files for personal data of payers and of the machine's owner. */
function searchTraces(): Part {
  const files = readdirSync(folder);
  const found = files.flatMap((file) =>
    tracesIn(readFileSync(path.join(folder, file), 'utf8')).map((kind) => `${kind} in ${file}`),
  );
  return {
    name: 'Nothing of a payer',
    verdict: verdictOf(found.length === 0),
    says: `${files.length} files searched for what a payer, a bank or a machine would be known by. ${found.length === 0 ? 'Found: nothing.' : `Found: ${found.join(', ')}.`}`,
    files: [],
  };
}

const parts: Part[] = [];
/**
 * Adds the parts that `write` returns. If it throws, adds a failed part `name` and logs the error.
 */
async function add(name: string, write: () => Part[] | Promise<Part[]>): Promise<void> {
  try {
    parts.push(...(await write()));
  } catch (error) {
    console.error(error);
    const says = 'It broke; the console of the run has the error.';
    parts.push({ name, verdict: 'failed', says, files: [] });
  }
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
mkdirSync(results, { recursive: true });
await add('Builds', () => {
  makeBuilds();
  return [];
});
if (!without.includes('tests')) runTests();
await add('Promises', writeTests);
await add('Delivered files', () => [
  writeDelivered(folder, delivered ?? path.join(root, 'dist'), commit),
]);
await add('SBOM and bundle map', writeContents);
await add('Licences', () => [writeLicences()]);
await add('Headers', () =>
  Promise.all([
    writeHeaders(folder, 'delivered', delivered ?? path.join(root, 'dist')),
    writeHeaders(folder, 'http', path.join(root, 'dist-http')),
  ]),
);
await add('Speed', () => {
  if (!without.includes('bench')) {
    forgetResult('bench.json');
    run('bench');
  }
  return [writeBench({ folder, results, commit })];
});
await add('Browsers', () => {
  if (!without.includes('browsers')) {
    forgetResult('browsers.json');
    run('browsers');
  }
  return [writeBrowsers({ folder, results, commit })];
});
await add('Audit', () => [
  askRegistry(root, folder, 'audit'),
  askRegistry(root, folder, 'signatures'),
]);
await add('Mutation', () => [readMutation(path.join(root, 'mutation/results'))]);
await add('check-bank', () => [readCheckBank(path.join(results, 'check-bank.xml'))]);
await add('Nothing of a payer', () => [searchTraces()]);

const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  version: string;
};
const failed = parts.filter(({ verdict }) => verdict === 'failed');
const about = [
  ['Verdict', verdictOnAll(parts)],
  ['Version', version],
  ['Commit', commit],
  ['Begun', date],
  ...machine(),
];
const summary = `${tableOf(['what', 'which'], about)}
<h2>Its parts</h2>
${parts
  .map(
    ({ name, verdict, says, files }) =>
      `<h3>${escaped(name)}: ${verdict}</h3>\n<p>${escaped(says)} ${files.map((file) => `<a href="${file}">${file}</a>`).join(', ')}</p>`,
  )
  .join('\n')}`;
writeFileSync(
  path.join(folder, 'index.html'),
  pageOf(`Evidence of the Portal de Pagos ${version}`, summary),
);
console.table(parts.map(({ name, verdict, says }) => ({ name, verdict, says })));
console.log(`Written to ${path.relative(process.cwd(), folder)}/index.html`);
if (failed.length > 0 || tracesIn(summary).length > 0) process.exitCode = 1;
