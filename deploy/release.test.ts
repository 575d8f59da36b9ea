/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deliver } from './deliver.ts';
import { currentRelease, goBack, release } from './release.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'portal-release-'));
afterAll(() => rmSync(directory, { recursive: true }));

let into: string;
let count = 0;
beforeEach(() => {
  count += 1;
  into = path.join(directory, `into-${count}`);
});

/**
 * Creates a build with a script that contains the build's name, and another that is the same in all
 * builds.
 */
function build(name: string): string {
  const root = path.join(directory, name);
  mkdirSync(path.join(root, 'assets'), { recursive: true });
  writeFileSync(path.join(root, `assets/portal.${name}.js`), name);
  writeFileSync(path.join(root, 'assets/shared.js'), 'the same');
  writeFileSync(path.join(root, 'index.html'), `<script src="/assets/portal.${name}.js"></script>`);
  writeFileSync(path.join(root, 'avisos.json'), '[]');
  writeFileSync(path.join(root, 'portal.json'), '{}');
  deliver(root);
  return root;
}

const served = (name: string) => readFileSync(path.join(into, 'current', name), 'utf8');
const has = (name: string) => existsSync(path.join(into, 'current/assets', `portal.${name}.js`));
const put = (name: string, keep = 3, stage = false) => release(build(name), into, { keep, stage });

describe('a release', () => {
  it('serves the new pages, and the scripts of earlier builds', () => {
    for (const name of ['a', 'b', 'c']) put(name);
    expect(served('index.html')).toContain('portal.c.js');
    expect(['a', 'b', 'c'].map(has)).toEqual([true, true, true]);
  });

  it('keeps a number of earlier builds, and no file of older ones', () => {
    for (const name of ['a', 'b', 'c', 'd']) put(name, 2);
    expect(['a', 'b', 'c', 'd'].map(has)).toEqual([false, true, true, true]);
    expect(readdirSync(path.join(into, 'releases'))).toHaveLength(3);
    expect(served('assets/shared.js')).toBe('the same');
  });

  it('goes back and forward in one step, and keeps the scripts of both builds', () => {
    put('a');
    put('b');
    goBack(into);
    expect(served('index.html')).toContain('portal.a.js');
    expect(['a', 'b'].map(has)).toEqual([true, true]);
    goBack(into);
    expect(served('index.html')).toContain('portal.b.js');
  });

  it('that follows a step back is based on the active build', () => {
    put('a');
    put('b');
    goBack(into);
    put('c', 1);
    expect(['a', 'b', 'c'].map(has)).toEqual([true, false, true]);
    goBack(into);
    expect(served('index.html')).toContain('portal.a.js');
  });

  it('is staged without being served, while its scripts are already there', () => {
    put('a');
    const id = put('b', 3, true);
    expect(served('index.html')).toContain('portal.a.js');
    expect(['a', 'b'].map(has)).toEqual([true, true]);
    expect(put('b')).toBe(id);
    expect(served('index.html')).toContain('portal.b.js');
  });

  it('keeps the present content of the live files, forward and back', () => {
    put('a');
    writeFileSync(path.join(into, 'current/avisos.json'), '[{"text":"Mantención"}]');
    put('b');
    expect(served('avisos.json')).toContain('Mantención');
    writeFileSync(path.join(into, 'current/portal.json'), '{"off":[]}');
    goBack(into);
    expect(served('portal.json')).toBe('{"off":[]}');
  });

  it('of the same build changes nothing', () => {
    const id = put('a');
    expect(put('a')).toBe(id);
    expect(currentRelease(into)).toBe(id);
    expect(() => goBack(into)).toThrow('no release to go back to');
  });

  it('counts no earlier build twice if the same build is released again', () => {
    for (const name of ['a', 'b', 'c', 'c']) put(name, 2);
    expect(['a', 'b', 'c'].map(has)).toEqual([true, true, true]);
  });

  it.each([
    ['all files', (site: string) => rmSync(site, { recursive: true })],
    ['its manifest', (site: string) => rmSync(path.join(site, '_manifest'))],
    ['a script', (site: string) => rmSync(path.join(site, 'assets/shared.js'))],
    ['a byte', (site: string) => writeFileSync(path.join(site, 'index.html'), 'other')],
  ])('repairs a release that has lost %s, and goes on without it', (_what, damage) => {
    const siteOf = (id: string) => path.join(into, 'releases', id);
    put('a');
    const active = put('b');
    damage(siteOf(active));
    // Staging `c` leaves the damaged release of `b` active; the next line switches to `c`.
    // Releasing `b` again, further below, repairs it.
    put('c', 3, true);
    put('c');
    expect(served('index.html')).toContain('portal.c.js');
    expect(['a', 'c'].map(has)).toEqual([true, true]);
    put('b');
    expect(served('index.html')).toContain('portal.b.js');
    damage(siteOf(put('a')));
    put('a');
    expect(served('index.html')).toContain('portal.a.js');
    damage(siteOf(put('c')));
    goBack(into);
    expect(served('index.html')).toContain('portal.a.js');
    expect(readdirSync(path.join(into, 'releases')).filter((name) => name.includes('.'))).toEqual(
      [],
    );
  });

  it('keeps the active build even if the history was lost', () => {
    put('a');
    rmSync(path.join(into, 'history'));
    put('b');
    expect(['a', 'b'].map(has)).toEqual([true, true]);
  });

  it('is refused beside folders of another program, which are left as they are', () => {
    const folder = path.join(into, 'releases/20261128093000');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, '_manifest'), '');
    expect(() => put('a')).toThrow('no release of the portal: 20261128093000');
    expect(() => goBack(into)).toThrow('no release of the portal');
    expect(readdirSync(into)).toEqual(['releases']);
    expect(readdirSync(path.join(into, 'releases'))).toEqual(['20261128093000']);
  });

  it('is refused where `current` is a folder or a file, before anything is written', () => {
    mkdirSync(path.join(into, 'current'), { recursive: true });
    expect(() => put('a')).toThrow('is no symbolic link');
    expect(() => goBack(into)).toThrow('is no symbolic link');
    expect(readdirSync(into)).toEqual(['current']);
  });

  it('is complete at every moment: the link is never missing', () => {
    put('a');
    for (const name of ['b', 'c']) {
      put(name);
      expect(readdirSync(into).toSorted()).toEqual(['current', 'history', 'releases']);
    }
  });
});
