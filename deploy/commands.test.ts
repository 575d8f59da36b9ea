/** @jest-environment node */
import { spawnSync } from 'node:child_process';

const run = (args: string[]) =>
  spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', PORT: '0' },
    timeout: 30_000,
  });

describe('a command that cannot go on', () => {
  it.each([
    ['preview', ['e2e/support/preview.ts', 'none']],
    ['size', ['e2e/support/size.ts', 'none']],
    ['licences', ['e2e/licences.ts', 'none']],
    ['brand', ['deploy/brand.ts', 'none', 'none.json', '--out', 'none-2']],
    ['brand, with an unknown option', ['deploy/brand.ts', '--ouput', 'none']],
    ['release', ['deploy/release.ts', 'none', '--into', 'none-2']],
    ['release, with an unknown option', ['deploy/release.ts', '--hold']],
    ['nginx', ['deploy/nginx.ts', 'none']],
    ['bill-link, with an unknown option', ['deploy/billLink.ts', '--rut', '1']],
    ['check-host', ['deploy/checkHost.ts', 'http://localhost:1', '--build', 'none']],
    ['check-host, with half an address', ['deploy/checkHost.ts', 'http://']],
    ['crash-place', ['deploy/crashPlace.ts']],
    ['crash-place, without maps', ['deploy/crashPlace.ts', 'none', 'portal.0123456789.js:1:2']],
    ['bank, with an unknown option', ['mocks/server.ts', '--statics', 'dist']],
    ['gallery, with a walk that is not there', ['e2e/gallery.ts', '--only', 'ninguno']],
    ['gallery, with an unknown option', ['e2e/gallery.ts', '--onli', 'x']],
  ])('says why in one sentence, and exits with 1: %s', (_name, args) => {
    const { status, stdout, stderr } = run(args);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toMatch(/^[^\n]{10,}\n$/);
    expect(stderr).not.toMatch(/ {2}at |node:internal|ENOENT/);
  });
});
