/** @jest-environment node */
import { browserResults, holdingOf, jestResults } from './testResults.ts';
import type { TestResult } from './testResults.ts';

const promise = { number: 'T07', text: 'it holds', tests: ['src/a.test.ts'], helpers: [] };
const passed: TestResult = {
  file: 'src/a.test.ts',
  titles: ['T07 a cart', 'keeps its bills'],
  runner: 'jest',
  status: 'passed',
  steps: [],
};

describe('the list of tests', () => {
  it('is read from jest’s report, where tests that did not run are skipped', () => {
    const assertionOf = (status: string) => ({
      ancestorTitles: ['T07 a cart'],
      title: 'keeps its bills',
      status,
    });
    const assertionResults = ['passed', 'failed', 'pending', 'todo'].map(assertionOf);
    const report = { testResults: [{ name: '/portal/src/a.test.ts', assertionResults }] };
    expect(jestResults(report, '/portal')).toEqual([
      passed,
      { ...passed, status: 'failed' },
      { ...passed, status: 'skipped' },
      { ...passed, status: 'skipped' },
    ]);
  });

  it('names the own file of a test that ran in a group of files', () => {
    const ran = {
      ancestorTitles: ['src/a.test.ts', 'T07 a cart'],
      title: 'keeps its bills',
      status: 'passed',
    };
    const name = '/portal/src/test/jest/together.ts';
    const report = { testResults: [{ name, assertionResults: [ran] }] };
    expect(jestResults(report, '/portal')).toEqual([passed]);
  });

  it('is read from Playwright’s report, with the titles around a test, its project and its steps', () => {
    const steps = [{ title: 'home' }, { title: 'cart', error: {} }];
    const spec = {
      title: 'T25 axe finds nothing',
      tests: [{ projectName: 'sandbox', status: 'flaky' as const, results: [{}, { steps }] }],
    };
    const file = {
      title: 'screens/access.spec.ts',
      file: 'screens/access.spec.ts',
      specs: [],
      suites: [{ title: 'light, 360 px', specs: [spec] }],
    };
    expect(browserResults({ suites: [file] })).toEqual([
      {
        file: 'e2e/screens/access.spec.ts',
        titles: ['light, 360 px', 'T25 axe finds nothing'],
        runner: 'sandbox',
        status: 'repeated',
        steps: [
          { title: 'home', isPassed: true },
          { title: 'cart', isPassed: false },
        ],
      },
    ]);
  });
});

describe('a promise', () => {
  it('is kept if tests name it and passed, at once or when repeated', () => {
    const tests: TestResult[] = [passed, { ...passed, status: 'repeated' }];
    const others: TestResult[] = [{ ...passed, titles: ['T08 another'], status: 'failed' }];
    expect(holdingOf(promise, [...tests, ...others])).toEqual({
      promise,
      tests,
      silent: [],
      isHeld: true,
    });
  });

  it.each<[string, TestResult[]]>([
    ['no test names it', []],
    ['one test failed', [passed, { ...passed, status: 'failed' }]],
    ['one test was skipped', [passed, { ...passed, status: 'skipped' }]],
  ])('is not kept if %s', (_why, tests) => {
    expect(holdingOf(promise, tests).isHeld).toBe(false);
  });

  it('is not kept if a file that should name it does not', () => {
    const elsewhere = { ...passed, file: 'src/b.test.ts' };
    expect(holdingOf(promise, [elsewhere])).toMatchObject({
      silent: ['src/a.test.ts'],
      isHeld: false,
    });
  });
});
