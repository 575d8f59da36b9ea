/** @jest-environment node */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { text } from 'node:stream/consumers';

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

/** Runs `npm run check-bank`; the code with which it ends, and what it prints. */
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

  it('prints a broken rule with its exchange, masks the secrets, and exits with an error', async () => {
    const { code, printed } = await checkBank([url], { PORTAL_CREDENTIALS: 'ZmFsc2Fz' });
    expect(printed).toMatch(/^broken +token-guest issues a guest’s token/m);
    expect(printed).toMatch(/^ {4}> POST .*\/basic\/token-guest$/m);
    expect(printed).toContain('"credentials":"•••"');
    expect(printed).not.toContain('ZmFsc2Fz');
    expect(code).toBe(1);
  });

  it('prints its usage', async () => {
    expect(await checkBank([])).toMatchObject({
      code: 2,
      complained: 'npm run check-bank -- URL [--ids file.json] [--pay] [--wait seconds]\n',
    });
  });
});
