/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeBench, writeBrowsers } from './measured.ts';

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
