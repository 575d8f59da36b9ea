import { namesPromise } from './trust.ts';
import type { TrustPromise } from './trust.ts';

/** `repeated` means that the test failed at first and passed when it was run again. */
type TestStatus = 'passed' | 'repeated' | 'failed' | 'skipped';

/** The result of a test. `runner` is `jest` or the Playwright project. */
export interface TestResult {
  file: string;
  titles: string[];
  runner: string;
  status: TestStatus;
  steps: { title: string; isPassed: boolean }[];
}

/** The part of the output of `jest --json` that this file reads. */
export interface JestReport {
  testResults: {
    name: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
}

/** The test file that runs other test files, each as a group whose title is the file's path. */
const together = 'src/test/jest/together.ts';

/** The tests of a jest run, with file paths relative to `root`. */
export function jestResults({ testResults }: JestReport, root: string): TestResult[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => {
      const file = name.slice(root.length + 1);
      const [group = file, ...inGroup] = ancestorTitles;
      const own =
        file === together ? { file: group, above: inGroup } : { file, above: ancestorTitles };
      return {
        file: own.file,
        titles: [...own.above, title],
        runner: 'jest',
        status: status === 'passed' || status === 'failed' ? status : 'skipped',
        steps: [],
      };
    }),
  );
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: {
      projectName: string;
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      results: { steps?: { title: string; error?: unknown }[] }[];
    }[];
  }[];
}

/** The part of the Playwright JSON report that this file reads. */
export interface PlaywrightReport {
  suites: (PlaywrightSuite & { file: string })[];
}

const statuses = {
  expected: 'passed',
  flaky: 'repeated',
  unexpected: 'failed',
  skipped: 'skipped',
} as const;

function suiteResults(suite: PlaywrightSuite, file: string, above: string[]): TestResult[] {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      file: `e2e/${file}`,
      titles: [...above, title],
      runner: projectName,
      status: statuses[status],
      steps: (results.at(-1)?.steps ?? []).map((step) => ({
        title: step.title,
        isPassed: step.error === undefined,
      })),
    })),
  );
  const below = (suite.suites ?? []).flatMap((each) =>
    suiteResults(each, file, [...above, each.title]),
  );
  return [...own, ...below];
}

/**
 * The tests of a browser test run. Playwright reports each file as a suite; the suite's title is
 * left out, because it only repeats the file name.
 */
export const browserResults = ({ suites }: PlaywrightReport): TestResult[] =>
  suites.flatMap((suite) => suiteResults(suite, suite.file, []));

/**
 * A promise of docs/trust.md and the tests whose titles contain its number. `silent` lists the
 * files in which docs/trust.md expects such a test but none was found; `isHeld` is true if the
 * promise is kept.
 */
export interface Holding {
  promise: TrustPromise;
  tests: TestResult[];
  silent: string[];
  isHeld: boolean;
}

/**
 * Finds the tests of a promise. The promise is kept if there is such a test in every file that
 * docs/trust.md lists for it, at least one in all, and if all of them passed, at once or when
 * repeated.
 */
export function holdingOf(promise: TrustPromise, results: readonly TestResult[]): Holding {
  const tests = results.filter(({ titles }) => namesPromise(titles.join(' '), promise.number));
  const silent = promise.tests.filter((name) => !tests.some(({ file }) => file === name));
  const isPassed = ({ status }: TestResult) => status === 'passed' || status === 'repeated';
  const isHeld = tests.length > 0 && silent.length === 0 && tests.every(isPassed);
  return { promise, tests, silent, isHeld };
}
