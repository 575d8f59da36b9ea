/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CommandError, readUrl, serverAddress } from '../mocks/http/commandLine.ts';
import { tableRows } from '../src/test/runs.ts';
import { deliver } from './deliver.ts';

const run = (args: string[], environment: Record<string, string> = {}) =>
  spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', PORT: '0', ...environment },
    timeout: 30_000,
  });

/** A directory with a `_manifest`, by which commands recognise a build. */
const build = mkdtempSync(path.join(tmpdir(), 'portal-commands-'));
writeFileSync(path.join(build, '_manifest'), '');
afterAll(() => rmSync(build, { recursive: true }));

/**
 * Expects one sentence on standard error and nothing else: no output, no stack trace, and no
 * password or path from the arguments (`secreto`).
 */
function expectSentence({ stdout, stderr }: ReturnType<typeof run>): void {
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^[^\n]{10,}\n$/);
  expect(stderr).not.toMatch(/ {2}at |node:internal|[A-Z]{5}: |secreto/);
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

/** The npm scripts that run a program of the project, with the program's file. */
const programs = Object.entries(scripts).flatMap(([name, command]) => {
  const [, file] = /^node (\S+\.ts)$/.exec(command) ?? [];
  return file === undefined ? [] : [[name, file] as const];
});

describe.each(tableRows(programs))('npm run %s', (name, file) => {
  it('prints its usage for --help, and does nothing else', () => {
    const { status, stdout, stderr } = run([file, '--help']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^npm run ${name}\\b[^\\n]*\\n$`));
  });

  it('refuses an option that it does not know in one sentence, with its usage', () => {
    const ended = run([file, '--hepl']);
    expect(ended.status).toBe(name === 'probe' ? 2 : 1);
    expectSentence(ended);
    expect(ended.stderr).toContain("'--hepl'");
    expect(ended.stderr).toContain(`npm run ${name}`);
  });
});

describe('the URL that a command is given', () => {
  const refusalOf = (url: string | undefined, options?: Parameters<typeof readUrl>[2]) => {
    try {
      return String(readUrl('npm run x -- URL', url, options));
    } catch (error) {
      return error;
    }
  };

  it.each([
    ['nothing', undefined, /^npm run x -- URL$/],
    ['half an address', 'http://', /^npm run x -- URL$/],
    ['another scheme', 'ftp://localhost/secreto', /^npm run x -- URL$/],
    ['a name', 'http://secreto@localhost:1', /neither a name nor a password/],
    ['a password', 'http://ana:secreto@localhost:1', /neither a name nor a password/],
    ['a query', 'http://localhost:1/?clave=secreto', /neither a query nor a hash/],
    ['a hash', 'http://localhost:1/#secreto', /neither a query nor a hash/],
    ['a path, for a host', 'http://localhost:1/secreto', /may not have a path/],
  ])('is refused without being repeated if it is, or has, %s', (_what, url, sentence) => {
    const error = refusalOf(url) as Error;
    expect(error).toBeInstanceOf(CommandError);
    expect(error.message).toMatch(sentence);
    expect(error.message).not.toContain('secreto');
  });

  it('may have a path where it is the base of an API', () => {
    expect(refusalOf('http://localhost:1/api', { mayHavePath: true })).toBe(
      'http://localhost:1/api',
    );
  });
});

describe('the address of a server', () => {
  const forget = () => {
    for (const name of ['PORT', 'HOST']) delete process.env[name];
  };
  beforeEach(forget);
  afterEach(forget);

  it.each(['ocho', '8.5', '-1', '65536', '70000'])('is refused for the port %s', (port) => {
    process.env['PORT'] = port;
    expect(() => serverAddress(4173)).toThrow(
      new CommandError(`PORT is a number up to 65535, not ${port}.`),
    );
  });

  it('has any port of PORT, and otherwise the command’s own', () => {
    expect(serverAddress(4173)).toEqual({ port: 4173, host: '127.0.0.1' });
    process.env['PORT'] = '65535';
    expect(serverAddress(4173).port).toBe(65_535);
  });
});

describe('a command that cannot go on', () => {
  const sandbox = mkdtempSync(path.join(tmpdir(), 'portal-sandbox-'));
  for (const file of ['index.html', 'mockServiceWorker.js'])
    writeFileSync(path.join(sandbox, file), '');
  deliver(sandbox);
  const maps = mkdtempSync(path.join(tmpdir(), 'portal-maps-'));
  mkdirSync(path.join(maps, 'assets'));
  writeFileSync(path.join(maps, 'assets/half.js.map'), '{"version": 3, "sour');
  const map = { version: 3, sources: ['webpack://portal/./src/a.ts'], names: [], mappings: 'AAAA' };
  writeFileSync(path.join(maps, 'assets/whole.js.map'), JSON.stringify(map));
  afterAll(() => {
    for (const directory of [sandbox, maps]) rmSync(directory, { recursive: true });
  });

  it.each(
    tableRows([
      ['preview', ['e2e/support/preview.ts', 'none']],
      ['size', ['e2e/support/size.ts', 'none']],
      ['licences', ['e2e/licences.ts', 'none']],
      ['brand', ['deploy/brand.ts', 'none', 'none.json', '--out', 'none-2']],
      ['brand, without arguments', ['deploy/brand.ts']],
      [
        'brand, into its build',
        ['deploy/brand.ts', sandbox, 'package.json', '--out', path.join(sandbox, 'bank')],
      ],
      [
        'brand, of a build without its renderer',
        ['deploy/brand.ts', sandbox, 'package.json', '--out', 'none-2'],
      ],
      [
        'bill-link, with a folder as its brand',
        ['deploy/billLink.ts', 'https://pagos.banco.cl', 'e', 'c', '--brand', 'deploy'],
      ],
      [
        'bill-link, into a file',
        ['deploy/billLink.ts', 'https://pagos.banco.cl', 'e', 'c', '--to', 'package.json'],
      ],
      ['release', ['deploy/release.ts', 'none', '--into', 'none-2']],
      ['release, of a sandbox', ['deploy/release.ts', sandbox, '--into', 'none-2']],
      ['release, without arguments', ['deploy/release.ts']],
      [
        'release, that keeps none',
        ['deploy/release.ts', 'none', '--into', 'none-2', '--keep', '0'],
      ],
      ['release, back from nothing', ['deploy/release.ts', '--into', 'none-2', '--back']],
      ['nginx', ['deploy/nginx.ts', 'none']],
      ['nginx, with two builds', ['deploy/nginx.ts', 'none', 'none-2']],
      ['nginx, with an option without its value', ['deploy/nginx.ts', 'none', '--listen']],
      ['check-host', ['deploy/checkHost.ts', 'http://localhost:1', '--build', 'none']],
      ['check-host, with a path', ['deploy/checkHost.ts', 'http://localhost:1/secreto']],
      ['crash-place', ['deploy/crashPlace.ts']],
      ['crash-place, with half a map', ['deploy/crashPlace.ts', maps, 'half.js:1:1']],
      ['crash-place, beyond the script', ['deploy/crashPlace.ts', maps, 'whole.js:999:1']],
      ['crash-place, without maps', ['deploy/crashPlace.ts', 'none', 'portal.0123456789.js:1:2']],
      ['gallery, with a walk that is not there', ['e2e/gallery.ts', '--only', 'ninguno']],
      ['gallery, with an invalid width', ['e2e/gallery.ts', '--widths', '360,ancho']],
      ['gallery, of no build', ['e2e/gallery.ts', 'none']],
    ]),
  )('says why in one sentence, and exits with 1: %s', (_name, args) => {
    const ended = run(args);
    expect(ended.status).toBe(1);
    expectSentence(ended);
  });

  it('names the settings that a build lacks, without a stack trace', () => {
    const webpack = ['node_modules/webpack/bin/webpack.js', '--mode', 'production'];
    const { status, stderr } = run(webpack, { PORTAL_BANK: 'http', PORTAL_NAME: 'dos nombres' });
    expect(status).toBe(1);
    expect(stderr.trim().split('\n').length).toBeGreaterThan(10);
    for (const line of stderr.trim().split('\n')) expect(line).toMatch(/^(Falta la|La) variable /);
  });

  it.each(tableRows(['mocks/server.ts', 'e2e/support/preview.ts', 'deploy/watch/receiver.ts']))(
    'says why it cannot listen: %s',
    (file) => {
      for (const environment of [{ PORT: 'ocho' }, { HOST: 'no.invalid' }]) {
        const ended = run(file.includes('preview') ? [file, build] : [file], environment);
        expect(ended.status).toBe(1);
        expectSentence(ended);
        expect(ended.stderr).toMatch(/PORT|no\.invalid/);
      }
    },
  );
});
