import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { escaped, pageOf, tableOf } from './html.ts';
import { verdictOf } from './part.ts';
import type { Part } from './part.ts';
import { withoutTraces } from './payerTraces.ts';
import { holdingOf } from './testResults.ts';
import type { Holding, TestResult } from './testResults.ts';
import type { TrustPromise } from './trust.ts';

/** A test's titles on one line, with personal data masked. */
const titleOf = ({ titles }: TestResult) => withoutTraces(titles.join(' › '));

const detailsOf = ({ promise, tests, silent }: Holding) =>
  `<h2 id="${promise.number}">${promise.number}</h2>
<p>${escaped(promise.text)}</p>
${silent.map((file) => `<p>No test of ${escaped(file)} names it.</p>`).join('\n')}
${tableOf(
  ['ended', 'test', 'file', 'ran in'],
  tests.map((test) => [test.status, titleOf(test), test.file, test.runner]),
)}`;

/**
 * Writes one page about the promises of docs/trust.md: for each promise, the tests whose titles
 * contain its number (such as T07), and their results.
 */
export function writePromises(
  folder: string,
  promises: readonly TrustPromise[],
  results: readonly TestResult[],
  run: { commit: string; date: string },
): Part {
  const holdings = promises.map((promise) => holdingOf(promise, results));
  const held = holdings.filter(({ isHeld }) => isHeld);
  const countOf = (tests: readonly TestResult[], status: TestResult['status']) =>
    tests.filter((test) => test.status === status).length;
  const rows = holdings.map(({ promise, tests, isHeld }) => [
    { text: promise.number, href: `#${promise.number}` },
    promise.text,
    isHeld ? 'held' : 'NOT HELD',
    countOf(tests, 'passed'),
    countOf(tests, 'repeated'),
    countOf(tests, 'failed'),
    countOf(tests, 'skipped'),
    run.date,
    run.commit.slice(0, 12),
  ]);
  const head = [
    'number',
    'promise',
    'state',
    'passed',
    'repeated',
    'failed',
    'skipped',
    'when',
    'commit',
  ];
  const body = `<p>The promises of docs/trust.md, and every test whose title names one. Held is a promise whose tests all passed, none skipped, in every file that docs/trust.md names for it. A repeated test failed first and passed then.</p>
${tableOf(head, rows)}
${holdings.map(detailsOf).join('\n')}`;
  writeFileSync(path.join(folder, 'promises.html'), pageOf('What must hold', body));
  const lost = holdings.flatMap(({ promise, isHeld }) => (isHeld ? [] : promise.number));
  return {
    name: 'Promises',
    verdict: verdictOf(lost.length === 0),
    says: `${held.length} of ${holdings.length} are held, by ${new Set(holdings.flatMap(({ tests }) => tests)).size} tests.${lost.length > 0 ? ` Not held: ${lost.join(', ')}.` : ''}`,
    files: ['promises.html'],
  };
}

/** The tests that crash the portal at each step of a payment, and those that run axe. */
export const testFiles = {
  guestCrashes: 'src/app/journeys/crashPoints.guest.test.ts',
  payerCrashes: 'src/app/journeys/crashPoints.payer.test.ts',
  axe: 'e2e/screens/access.spec.ts',
};

/** Reports the tests that crash the portal at each step of a payment (T01, T03, T06). */
export function crashPoints(results: readonly TestResult[], date: string): Part {
  const suites = [testFiles.guestCrashes, testFiles.payerCrashes].map((suite) =>
    results.filter(({ file }) => file === suite),
  );
  const tests = suites.flat();
  const failed = tests.filter(({ status }) => status === 'failed').length;
  return {
    name: 'Crash points',
    verdict: verdictOf(suites.every((suite) => suite.length > 0) && failed === 0),
    says: `${tests.length} tests, run ${date}: ${failed} failed.`,
    files: [],
  };
}

/**
 * Writes each state (e2e/walks) that axe checked, and whether it was found good. Each walk is a
 * test, whose steps are the states.
 */
export function writeAxe(folder: string, results: readonly TestResult[]): Part {
  const walks = results.filter(({ file }) => file === testFiles.axe);
  const rows = walks.flatMap(({ titles, steps }) =>
    steps.map((step) => [
      // The title says what is checked, then, after a colon, the walk.
      titles.join(' ').replace(/^.*: /, ''),
      step.title,
      step.isPassed ? '0' : 'FOUND SOME',
    ]),
  );
  const isPassed = rows.length > 0 && walks.every(({ status }) => status !== 'failed');
  const head = ['walk', 'state', 'violations'];
  writeFileSync(path.join(folder, 'axe.html'), pageOf('What axe found', tableOf(head, rows)));
  return {
    name: 'axe',
    verdict: verdictOf(isPassed),
    says: `${rows.length} visits to states, ${isPassed ? 'no violation' : 'not all without a violation'}.`,
    files: ['axe.html'],
  };
}
