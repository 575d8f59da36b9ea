import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { tableRows } from '../../src/test/runs.ts';

let bank: ChildProcess;
let url: string;

const run = (args: string[], environment: Record<string, string> = {}) =>
  spawn(process.execPath, args, { env: { ...process.env, NODE_OPTIONS: '', ...environment } });

beforeAll(async () => {
  const started = run(['mocks/server.ts'], { PORT: '0' });
  bank = started;
  url = await new Promise((resolve) => {
    started.stdout.on('data', (line: Buffer) => {
      const [found] = /http:\/\/localhost:\d+\/api/.exec(line.toString()) ?? [];
      if (found) resolve(found);
    });
  });
});
afterAll(() => void bank.kill());

async function checkBank(args: string[], environment?: Record<string, string>) {
  const running = run(['contract/check/checkBank.ts', ...args], environment);
  const ended = new Promise((resolve) => running.on('exit', resolve));
  const [printed, complained] = await Promise.all([text(running.stdout), text(running.stderr)]);
  return { code: await ended, printed, complained };
}

const ids = ['--ids', 'contract/check/testIdentifiers.json'];

describe('npm run check-bank', () => {
  it('finds no broken rule at npm run bank, and exits without an error', async () => {
    const { code, printed } = await checkBank([url, ...ids, '--pay', '--wait', '0']);
    expect(printed).toMatch(/^held +a repeated Idempotency-Key returns the same inscription/m);
    expect(printed).toMatch(/^untried +a session ends at the bank.*takes \d+ seconds/m);
    expect(printed).toMatch(/\n\d+ held, 0 broken, 2 untried\n$/);
    expect(code).toBe(0);
  });

  it('prints a broken rule with its exchange, also for CI servers, masks the secrets, and exits with an error', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'check-bank-'));
    const file = path.join(folder, 'junit.xml');
    const { code, printed } = await checkBank([url, '--junit', file], {
      PORTAL_CREDENTIALS: 'ZmFsc2Fz',
    });
    expect(printed).toMatch(/^broken +token-guest issues a guest’s token/m);
    expect(printed).toMatch(/^ {4}> POST .*\/basic\/token-guest$/m);
    expect(printed).toContain('"credentials":"•••"');
    expect(printed).not.toContain('ZmFsc2Fz');
    expect(code).toBe(1);
    const xml = new DOMParser().parseFromString(readFileSync(file, 'utf8'), 'text/xml');
    rmSync(folder, { recursive: true });
    expect(xml.querySelector('parsererror')).toBeNull();
    expect(xml.querySelectorAll('testcase').length).toBeGreaterThan(20);
    expect(xml.querySelectorAll('failure').length).toBeGreaterThan(0);
    expect(xml.documentElement.outerHTML).not.toContain('ZmFsc2Fz');
  });

  it('names the settings that it takes from the sandbox, prints that it has tried nothing, and exits with an error', async () => {
    const { code, printed, complained } = await checkBank(['http://127.0.0.1:59999/api'], {
      PORTAL_TENANT: 'portal',
    });
    expect(complained).toMatch(/^Not set, .*PORTAL_CREDENTIALS, PORTAL_TENANT_ID/);
    expect(complained).not.toContain('PORTAL_TENANT,');
    expect(printed).toContain('0 held, 0 broken');
    expect(printed).toContain('the connection was refused');
    expect(code).toBe(1);
  });

  const odd = path.join(mkdtempSync(path.join(tmpdir(), 'ids-')), 'ids.json');
  const password = 'Secreta-2026';
  it.each(
    tableRows([
      ['no URL', [], undefined],
      ['an unknown option', ['http://localhost/', '--idz', 'x'], undefined],
      ['a waiting time that is not a number', ['http://localhost/', '--wait', 'mucho'], undefined],
      ['a file that is not there', ['http://localhost/', '--ids', 'no.json'], undefined],
      [
        'a folder for JUnit that is not there',
        ['http://localhost/', '--junit', 'no/x.xml'],
        undefined,
      ],
      ['a password in the URL', [`http://ana:${password}@localhost/api`], undefined],
      ['identifiers with a wrong field', ['http://localhost/', '--ids', odd], { payer: password }],
      [
        'identifiers with a field too many',
        ['http://localhost/', '--ids', odd],
        { payer: { email: 'a@b.cl', password, clave: password } },
      ],
      [
        'identifiers that are not JSON',
        ['http://localhost/', '--ids', odd],
        `{"clave": ${password}`,
      ],
    ]),
  )('refuses %s in one sentence without its values', async (_what, args, content) => {
    if (content !== undefined)
      writeFileSync(odd, typeof content === 'string' ? content : JSON.stringify(content));
    const { code, printed, complained } = await checkBank(args);
    expect({ code, printed }).toEqual({ code: 1, printed: '' });
    expect(complained.trim().split('\n')).toHaveLength(1);
    expect(complained).not.toContain(password);
    expect(complained).not.toMatch(/ at .*\.ts:/);
  });
});
