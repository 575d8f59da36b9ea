/** @jest-environment node */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { sandboxSettings } from './bank/environment.ts';
import { faultKinds } from './bank/scenarios.ts';
import { inscription, tenantHeaders, newKey } from './testing/testClient.ts';

const portal = 'http://localhost:3999';
let bank: ChildProcess;
let base: string;
let files: string;

/**
 * Starts the bank's server on a free port. Resolves to the address that the server prints; rejects
 * if it prints an error first.
 */
async function start(directory: string): Promise<string> {
  bank = spawn(process.execPath, ['mocks/server.ts', '--static', directory], {
    env: { ...process.env, PORT: '0', NODE_OPTIONS: '' },
  });
  return new Promise((resolve, reject) => {
    bank.stdout?.on('data', (line: Buffer) => {
      const url = /http:\/\/localhost:\d+/.exec(line.toString())?.[0];
      if (url) resolve(url);
    });
    bank.stderr?.on('data', (line: Buffer) => reject(new Error(line.toString())));
  });
}

interface Options {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends a request over a real socket, without following redirects. */
async function send(
  url: string,
  { method = 'GET', headers = {}, body }: Options = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const outgoing = request(new URL(url, base), { method, headers });
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      const { statusCode: status = 0, headers: answered } = incoming;
      text(incoming).then((answer) => resolve({ status, headers: answered, body: answer }), reject);
    });
    outgoing.end(body);
  });
}

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  send(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { ...tenantHeaders, 'Content-Type': 'application/json', ...headers },
  });

const askToken = (headers: Record<string, string> = {}) =>
  post('/api/basic/token-guest', { credentials: sandboxSettings.PORTAL_CREDENTIALS }, headers);

async function inscribeOverHttp(): Promise<{ url: string; referencia: string; token: string }> {
  const token = JSON.parse((await askToken()).body).access_token;
  const headers = { Authorization: `Bearer ${token}`, Origin: portal };
  const debts = await post(
    '/api/ApiConsultaDeuda/consulta/',
    {
      msgType: sandboxSettings.PORTAL_MESSAGE_TYPE,
      idTrxRec: Number(`${new Date().toISOString().slice(0, 10).replaceAll('-', '')}12345678`),
      collectorId: sandboxSettings.PORTAL_COLLECTOR_ID,
      date: new Date().toISOString(),
      channel: 'Internet',
      contracts: [
        {
          contract: 'aguas-lleuque-hogar',
          countryCode: 1,
          currencyCode: 'CLP',
          reference: { serviceId: '10203040' },
        },
      ],
    },
    headers,
  );
  const body = inscription(JSON.parse(debts.body).contracts[0].debts);
  return {
    token,
    ...JSON.parse(
      (await post('/api/apiDashboardPago/inscripcion', body, { ...headers, ...newKey() })).body,
    ),
  };
}

beforeAll(async () => {
  files = await mkdtemp(path.join(tmpdir(), 'portal-'));
  await writeFile(path.join(files, 'shell.html'), '<title>Portal</title>');
  await writeFile(path.join(files, 'app.js'), 'console.log(1)');
  base = await start(files);
});
afterEach(() => send('/__bank/reset', { method: 'POST' }));
afterAll(async () => {
  bank.kill();
  await rm(files, { recursive: true });
});

describe('the bank over HTTP', () => {
  it('answers under the API suffix, and allows a portal on another port of this machine to read it', async () => {
    const { status, headers } = await askToken({ Origin: portal });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'access-control-allow-origin': portal,
      'access-control-expose-headers': 'Retry-After',
    });
    expect((await askToken({ Origin: 'https://otro.cl' })).headers).not.toHaveProperty(
      'access-control-allow-origin',
    );
  });

  it('T36 listens only on this machine by default', async () => {
    const foreign = Object.values(networkInterfaces())
      .flat()
      .find((each) => each && !each.internal && each.family === 'IPv4');
    const { port } = new URL(base);
    const reach = (host: string) =>
      fetch(`http://${host}:${port}/`, { signal: AbortSignal.timeout(2000) }).then(
        () => 'reached',
        () => 'out of reach',
      );
    expect(await reach('127.0.0.1')).toBe('reached');
    // Without a network, the machine has only loopback addresses, such as 127.0.0.2; the bank
    // listens on 127.0.0.1 only.
    expect(await reach(foreign?.address ?? '127.0.0.2')).toBe('out of reach');
  });

  it('answers the preflight of every header that the portal sends', async () => {
    const { status, headers } = await send('/api/companies', {
      method: 'OPTIONS',
      headers: { Origin: portal },
    });
    const allowed = String(headers['access-control-allow-headers']).toLowerCase().split(', ');
    expect(status).toBe(204);
    expect(allowed).toEqual(
      expect.arrayContaining(
        [
          ...Object.keys(tenantHeaders),
          'Authorization',
          'Content-Type',
          'MAIL-PROVIDER',
          'X-CAPTCHA-TOKEN',
          'X-XSRF-TOKEN',
        ].map((name) => name.toLowerCase()),
      ),
    );
  });

  it('requires its XSRF cookie for changes once it has set one', async () => {
    const cookie = String((await askToken()).headers['set-cookie']).split(';')[0] ?? '';
    expect(cookie).toMatch(/^XSRF-TOKEN=.+/);
    const { token } = await inscribeOverHttp();
    const configure = (headers: Record<string, string>) =>
      post('/api/apiri/configuracionGeneral/consultarConfiguraciones', [], {
        Authorization: `Bearer ${token}`,
        Cookie: cookie,
        ...headers,
      });
    expect((await configure({})).status).toBe(403);
    expect((await configure({ 'X-XSRF-TOKEN': cookie.slice('XSRF-TOKEN='.length) })).status).toBe(
      200,
    );
  });

  it.each([
    ['approve', 'PAGADO'],
    ['leavePending', 'PENDIENTE'],
    ['abandon', 'ABIERTA'],
  ])('shows the payment page and applies %s', async (choice, estado) => {
    const { url, referencia } = await inscribeOverHttp();
    const page = await send(url);
    expect(page.headers['content-security-policy']).toContain(`default-src 'none'`);
    expect(page.body).toContain(referencia);
    expect(page.body).not.toMatch(/<script|<style|style=/);

    const body = new URLSearchParams({
      sessionid: new URL(url).searchParams.get('sessionid') ?? '',
      choice,
    }).toString();
    const decided = await send('/banco/', { method: 'POST', body });
    expect(decided).toMatchObject({
      status: 303,
      headers: { location: `${portal}/resultadoPago?referencia=${referencia}` },
    });
    const { inscriptions } = JSON.parse((await send('/__bank/state')).body);
    expect(inscriptions.at(-1)).toMatchObject({ referencia, estado });
  });

  it('answers that a payment does not exist, and refuses an invalid choice', async () => {
    expect(await send('/banco/?sessionid=otra')).toMatchObject({
      status: 404,
      body: expect.stringContaining('Este pago no existe.'),
    });
    const { url } = await inscribeOverHttp();
    const body = `sessionid=${new URL(url).searchParams.get('sessionid')}&choice=otra`;
    expect((await send('/banco/', { method: 'POST', body })).status).toBe(400);
  });

  it('registers the payer on the button’s origin, and logs the requests', async () => {
    const { url, token } = await inscribeOverHttp();
    const icp = `${url.replace('/banco/', '/Dashboard/icp')}&cp=ana@ejemplo.cl`;
    expect(
      (await send(icp, { headers: { ...tenantHeaders, Authorization: `Bearer ${token}` } })).status,
    ).toBe(200);
    const { requests } = JSON.parse((await send('/__bank/state')).body);
    expect(requests.map(({ endpoint }: { endpoint: string }) => endpoint)).toEqual([
      'issueGuestToken',
      'consultDebts',
      'inscribe',
      'registerPayerEmail',
    ]);
  });

  it('has the faults that docs/sandbox.md names, and breaks the endpoint of its example', async () => {
    const guide = await readFile('docs/sandbox.md', 'utf8');
    const rows = guide.split('\n').filter((line) => line.startsWith('| `'));
    const named = rows.flatMap((row) => row.split('|')[1]?.match(/\w+/g) ?? []);
    expect(named).toEqual(expect.arrayContaining([...faultKinds]));
    const [, example = ''] = /__bank\/fault -d '(.*)'/.exec(guide) ?? [];
    expect((await send('/__bank/fault', { method: 'POST', body: example })).status).toBe(204);
    const { endpoint } = JSON.parse(example) as { endpoint: string };
    const { scenario } = JSON.parse((await send('/__bank/state')).body);
    expect(scenario.faults).toEqual({ [endpoint]: { kind: 'error500' } });
  });

  it('breaks the connection for a network fault', async () => {
    await post('/__bank/fault', { endpoint: 'issueGuestToken', fault: { kind: 'network' } });
    await expect(askToken()).rejects.toThrow(/socket hang up|ECONNRESET/);
  });

  it('serves a built portal from the same origin, with its start page for all URLs', async () => {
    expect(await send('/app.js')).toMatchObject({
      status: 200,
      headers: { 'content-type': expect.stringContaining('text/javascript') },
    });
    for (const url of ['/', '/consultarCuenta', '/resultadoPago?referencia=1']) {
      expect(await send(url)).toMatchObject({ status: 200, body: '<title>Portal</title>' });
    }
    for (const url of ['/otro.js', '/%2e%2e/%2e%2e/etc/passwd.txt', '/api/no-existe']) {
      expect((await send(url)).status).toBe(404);
    }
  });
});
