/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { deliver, unchangedBuildAt } from './deliver.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'portal-deliver-'));
const inside = (name: string) => path.join(directory, name);
const script = 'window.portal = 1;\n'.repeat(50);

beforeAll(() => {
  mkdirSync(inside('assets'));
  writeFileSync(inside('assets/portal.js'), script);
  writeFileSync(inside('assets/font.woff2'), Buffer.alloc(500));
  writeFileSync(inside('avisos.json'), JSON.stringify([{ text: 'Mantención. '.repeat(40) }]));
  writeFileSync(inside('short.json'), '[]');
  writeFileSync(inside('old.js.gz'), 'of a former run');
  deliver(directory);
});
afterAll(() => rmSync(directory, { recursive: true }));

describe('a delivered build', () => {
  it('has a compressed form beside each text, and beside nothing else', () => {
    expect(gunzipSync(readFileSync(inside('assets/portal.js.gz'))).toString()).toBe(script);
    expect(brotliDecompressSync(readFileSync(inside('assets/portal.js.br'))).toString()).toBe(
      script,
    );
    // Fonts are compressed already, operators change `avisos.json` without a release, and
    // `short.json` is too short. `old.js.gz` is left from an earlier run: `deliver` removes it.
    for (const name of [
      'assets/font.woff2.gz',
      'avisos.json.gz',
      'avisos.json.br',
      'short.json.gz',
      'old.js.gz',
    ]) {
      expect(existsSync(inside(name))).toBe(false);
    }
  });

  it('T48 has a manifest of every file that sha256sum accepts, also after a change', () => {
    const check = () =>
      execFileSync('sha256sum', ['-c', '--quiet', '_manifest'], { cwd: directory, stdio: 'pipe' });
    expect(readFileSync(inside('_manifest'), 'utf8').trim().split('\n')).toHaveLength(6);
    expect(check).not.toThrow();
    writeFileSync(inside('assets/portal.js'), `${script}//`);
    expect(check).toThrow('did NOT match');
    deliver(directory);
    expect(check).not.toThrow();
  });

  it('T48 is branded and released only if its files are those that were built', () => {
    expect(unchangedBuildAt(directory)).toBe(directory);
    // A build may differ in live files, such as `avisos.json`, and may have files that were added
    // later, such as LICENCES.txt.
    writeFileSync(inside('avisos.json'), '[{"text":"Mantención"}]');
    writeFileSync(inside('LICENCES.txt'), 'MIT');
    expect(unchangedBuildAt(directory)).toBe(directory);
    writeFileSync(inside('assets/portal.js'), 'other()');
    rmSync(inside('assets/font.woff2'));
    expect(() => unchangedBuildAt(directory)).toThrow(
      'is not as it was built: assets/font.woff2, assets/portal.js.',
    );
    expect(() => unchangedBuildAt(tmpdir())).toThrow('has no build');
  });
});
