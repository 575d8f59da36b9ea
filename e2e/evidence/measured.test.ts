/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  oldestResult,
  readCheckBank,
  readMutation,
  untakenReason,
  writeBench,
  writeBrowsers,
} from './measured.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-evidence-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const places = () => ({ folder, results: folder, commit: 'c0ffee' });
const leave = (name: string, result: unknown) =>
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(result));
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const goal = { name: 'LCP of /', figure: '900 ms', most: '1000 ms', isHeld: true };

describe('an earlier measurement', () => {
  it('is reported as not run if there is no result', () => {
    for (const part of [writeBench(places()), writeBrowsers(places())]) {
      expect(part.verdict).toBe('not run');
      expect(part.says).toMatch(/^Not run/);
    }
    expect(existsSync(path.join(folder, 'bench.html'))).toBe(false);
  });

  it('has the day of its run, and a note if it was of another commit or on a busy machine', () => {
    const today = new Date().toISOString().slice(0, 10);
    leave('bench', { commit: 'c0ffee', goals: [goal] });
    expect(writeBench(places())).toMatchObject({ verdict: 'passed' });
    expect(read('bench.html')).toContain(`Run ${today}`);
    expect(read('bench.html')).toContain('of this commit');
    leave('bench', { commit: 'c0ffee', goals: [goal], busy: 'The machine was busy.' });
    writeBench(places());
    expect(read('bench.html')).toContain('The machine was busy.');
    leave('bench', { commit: 'facade', goals: [goal] });
    expect(writeBench(places()).says).toContain('ANOTHER COMMIT: facade');
    expect(read('bench.html')).toContain('ANOTHER COMMIT: facade');
    const firefox = { browsers: [{ name: 'Firefox', version: '153' }], journeys: [] };
    leave('browsers', firefox);
    expect(writeBrowsers(places()).says).toContain('ANOTHER COMMIT: one that is not known');
  });

  it('has failed if a goal was missed', () => {
    leave('bench', { commit: 'c0ffee', goals: [goal, { ...goal, isHeld: false }] });
    expect(writeBench(places())).toMatchObject({
      verdict: 'failed',
      says: expect.stringMatching(/^1 of 2 goals are held/) as string,
    });
    expect(read('bench.html')).toContain('MISSED');
  });

  it.each<[string, Record<string, string>, string]>([
    ['passed in every browser', { Firefox: 'passed', WebKit: 'passed' }, 'passed'],
    ['failed in one', { Firefox: 'passed', WebKit: 'failed' }, 'failed'],
    ['was not tried in one', { Firefox: 'passed' }, 'failed'],
  ])('%s: the browsers are %s', (_what, results, verdict) => {
    leave('browsers', {
      commit: 'c0ffee',
      browsers: [
        { name: 'Firefox', version: '153' },
        { name: 'WebKit', version: '2.50' },
      ],
      journeys: [{ title: 'a guest pays', results }],
    });
    expect(writeBrowsers(places()).verdict).toBe(verdict);
    expect(read('browsers.html')).toContain('WebKit 2.50');
  });
});

describe('the results of the tests', () => {
  const day = (text: string) => new Date(`${text}T12:00:00Z`);

  it('count from the oldest one, and are missing if one of them is', () => {
    leave('jest', {});
    leave('e2e', {});
    utimesSync(path.join(folder, 'jest.json'), day('2026-11-02'), day('2026-11-02'));
    const files = ['e2e.json', 'jest.json'].map((file) => path.join(folder, file));
    expect(oldestResult(files)).toEqual(day('2026-11-02'));
    expect(oldestResult([...files, path.join(folder, 'jest-deep.json')])).toBeUndefined();
  });

  it('are taken over unless they are missing or older than the commit', () => {
    expect(untakenReason(day('2026-11-03'), day('2026-11-02'))).toBeUndefined();
    expect(untakenReason(day('2026-11-03'), undefined)).toBeUndefined();
    expect(untakenReason(day('2026-11-01'), day('2026-11-02'))).toBe(
      'the results of 2026-11-01 12:00 UTC are older than the commit',
    );
    expect(untakenReason(undefined, day('2026-11-02'))).toMatch(/no results/);
  });
});

describe('the last mutation run', () => {
  const mutants = (killed: number, survived: number) => ({
    files: {
      'a.ts': {
        mutants: [
          ...Array.from({ length: killed }, () => ({ status: 'Killed' })),
          ...Array.from({ length: survived }, () => ({ status: 'Survived' })),
          { status: 'CompileError' },
        ],
      },
    },
  });

  it('passes with the share of seen faults that the project demands, and is reported with its day', () => {
    expect(readMutation(path.join(folder, 'none')).verdict).toBe('not run');
    leave('cart', mutants(17, 3));
    const today = new Date().toISOString().slice(0, 10);
    expect(readMutation(folder)).toMatchObject({
      verdict: 'passed',
      says: expect.stringContaining(`cart 85.0 % on ${today}`) as string,
    });
    leave('lib', mutants(16, 4));
    expect(readMutation(folder).verdict).toBe('failed');
  });
});

describe('the last run of check-bank', () => {
  it('passes unless a rule is broken, and is reported with the rules that it could not try', () => {
    const file = path.join(folder, 'check-bank.xml');
    expect(readCheckBank(file).verdict).toBe('not run');
    writeFileSync(
      file,
      '<testsuite failures="0"><testcase/><testcase><skipped/></testcase></testsuite>',
    );
    expect(readCheckBank(file)).toMatchObject({
      verdict: 'passed',
      says: expect.stringMatching(/^2 rules on .*: 0 broken, 1 untried\.$/) as string,
    });
    writeFileSync(file, '<testsuite><testcase><failure>no</failure></testcase></testsuite>');
    expect(readCheckBank(file).verdict).toBe('failed');
  });
});
