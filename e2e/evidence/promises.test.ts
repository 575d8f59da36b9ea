/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crashPoints, testFiles, writeAxe, writePromises } from './promises.ts';
import type { TestResult } from './testResults.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-evidence-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

const promises = ['T01', 'T02'].map((number) => ({
  number,
  text: `what ${number} says.`,
  tests: [],
  helpers: [],
}));
const run = { commit: 'c0ffee', date: '2026-11-27T01:00:00.000Z' };
const test = (title: string, status: TestResult['status'] = 'passed'): TestResult => ({
  file: 'src/a.test.ts',
  titles: [title],
  runner: 'jest',
  status,
  steps: [],
});

describe('the results of the promises', () => {
  it('pass if each promise has tests that passed, and name commit and day', () => {
    const part = writePromises(folder, promises, [test('T01 T02 one'), test('T02 two')], run);
    expect(part).toMatchObject({ verdict: 'passed', says: '2 of 2 are held, by 2 tests.' });
    expect(read('promises.html')).toContain('what T01 says.');
    expect(read('promises.html')).toContain('c0ffee');
  });

  it('fail if a promise has no test, and are written all the same', () => {
    const part = writePromises(folder, promises, [test('T01 one')], run);
    expect(part.verdict).toBe('failed');
    expect(part.says).toContain('Not held: T02.');
    expect(read('promises.html')).toContain('NOT HELD');
  });

  it('contain no identifier from a test’s title', () => {
    writePromises(folder, promises, [test('T01 takes 12.345.678-5 and ana@ejemplo.cl')], run);
    expect(read('promises.html')).toContain('T01 takes ••• and •••');
  });
});

describe('the results of axe', () => {
  const visit = (steps: TestResult['steps'], status: TestResult['status']): TestResult => ({
    ...test('T25 axe finds nothing at any width: a guest’s journey', status),
    file: testFiles.axe,
    steps,
  });

  it('are listed by walk and state', () => {
    const steps = [
      { title: 'home', isPassed: true },
      { title: 'cart', isPassed: true },
    ];
    const part = writeAxe(folder, [visit(steps, 'passed'), test('T25 another')]);
    expect(part).toMatchObject({ verdict: 'passed', says: '2 visits to states, no violation.' });
    expect(read('axe.html')).toContain('<td>a guest’s journey</td><td>cart</td><td>0</td>');
  });

  it('fail if a state has violations, and if no state was visited', () => {
    const part = writeAxe(folder, [visit([{ title: 'home', isPassed: false }], 'failed')]);
    expect(part.verdict).toBe('failed');
    expect(read('axe.html')).toContain('FOUND SOME');
    expect(writeAxe(folder, []).verdict).toBe('failed');
  });
});

describe('the results of the crash points', () => {
  const crash = (
    status: TestResult['status'],
    file: string = testFiles.guestCrashes,
  ): TestResult => ({ ...test('T01 the portal stops before the answer', status), file });
  const ofPayer = crash('passed', testFiles.payerCrashes);

  it.each([
    ['passed', [crash('passed'), ofPayer, test('T01 another', 'failed')]],
    ['failed', [crash('passed'), crash('failed'), ofPayer]],
    ['failed', [ofPayer]],
    ['failed', [test('T01 another')]],
  ] as const)('are %s, row %#', (verdict, results) => {
    expect(crashPoints(results, '2026-11-27').verdict).toBe(verdict);
  });
});

it.each(Object.entries(testFiles))('the file of %s exists', (_, file) => {
  expect(existsSync(file)).toBe(true);
});
