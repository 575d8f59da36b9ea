import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { compareHost } from '../../deploy/checkHost.ts';
import { goBack, release } from '../../deploy/release.ts';
import { previewPort } from '../support/httpSettings.ts';
import { kindsOfPaths } from './kindsOfPaths.ts';
import { sendRaw, startNginx, writeConfiguration } from './nginx.ts';
import type { HostAnswer } from './nginx.ts';
import { leastCompressed } from '../../mocks/http/hostRules.ts';
import { firstLoad } from '../support/size.ts';
import { paths as portalPaths } from '../../src/config/paths.ts';

// All tests run in one worker, because they share one nginx.
test.describe.configure({ mode: 'default' });

const preview = `http://127.0.0.1:${previewPort}`;
let nginx: Awaited<ReturnType<typeof startNginx>>;
test.beforeAll(async () => {
  nginx = await startNginx();
});
test.afterAll(() => nginx.stop());

/**
 * Headers that may differ between nginx and `npm run preview`: about the server, the time, the
 * connection, the length, or a file's last change.
 */
const mayDiffer =
  /^(date|server|connection|keep-alive|content-length|transfer-encoding|etag|last-modified)$/;

const headersOf = ({ headers }: HostAnswer) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !mayDiffer.test(name)));

const dist = path.join(import.meta.dirname, '../../dist');
const paths = kindsOfPaths(dist);

const ways = {
  'as it is': {},
  'in gzip': { headers: { 'Accept-Encoding': 'gzip' } },
  'in brotli': { headers: { 'Accept-Encoding': 'gzip, deflate, br;q=1.0' } },
  'in what is not refused': { headers: { 'Accept-Encoding': 'br;q=0, gzip' } },
  'without its body': { method: 'HEAD' },
} as const;

for (const [way, options] of Object.entries(ways)) {
  test(`T24 nginx answers every kind of path like npm run preview, ${way}`, async () => {
    for (const [what, pathname] of Object.entries(paths)) {
      const wanted = await sendRaw(preview, pathname, options);
      const answer = await sendRaw(nginx.origin, pathname, options);
      // nginx answers 400, not 404, to a path that leads out of the directory.
      if (wanted.status === 404 && answer.status === 400) {
        expect(what).toContain('a way out');
        continue;
      }
      expect([what, answer.status, headersOf(answer)]).toEqual([
        what,
        wanted.status,
        headersOf(wanted),
      ]);
      expect(answer.body.equals(wanted.body), what).toBe(true);
    }
  });
}

test('nginx serves each kind of path', async () => {
  const statusOf = async (pathname: string) => (await sendRaw(nginx.origin, pathname)).status;
  const policyOf = async (pathname: string) =>
    (await sendRaw(nginx.origin, pathname)).headers['content-security-policy'];
  expect(await policyOf(paths['the contact page'])).toContain('google');
  expect(await policyOf(paths['the contact page with a slash'])).toContain('google');
  expect(await policyOf(paths['the contact page in other letters'])).not.toContain('google');
  expect(await statusOf(paths['a missing script'])).toBe(404);
  expect(await statusOf(paths['a missing page'])).toBe(200);
  const script = await sendRaw(nginx.origin, paths['a script']);
  expect(script.headers['cache-control']).toContain('immutable');
  const missing = await sendRaw(nginx.origin, paths['a missing script']);
  expect(missing.headers['cache-control']).toBe('no-cache');
  expect(missing.headers['x-content-type-options']).toBe('nosniff');
});

test('both hosts refuse an invalid path', async () => {
  for (const pathname of ['/%', '/%zz', '/%00', '/contacto%00.html']) {
    for (const origin of [preview, nginx.origin]) {
      expect((await sendRaw(origin, pathname)).status, `${origin}${pathname}`).toBe(400);
    }
  }
});

test('nginx sends whole files and 304 answers with the same headers', async () => {
  const whole = await sendRaw(nginx.origin, paths['a script']);
  const part = await sendRaw(nginx.origin, paths['a script'], {
    headers: { Range: 'bytes=10-19' },
  });
  expect(part.status).toBe(200);
  expect(part.body.equals(whole.body)).toBe(true);

  const page = await sendRaw(nginx.origin, '/contacto');
  const again = await sendRaw(nginx.origin, '/contacto', {
    headers: { 'If-None-Match': String(page.headers.etag) },
  });
  expect(again.status).toBe(304);
  expect(again.headers['content-security-policy']).toBe(page.headers['content-security-policy']);
  expect(again.headers['cache-control']).toBe('no-cache');
});

test('nginx does not send its version', async () => {
  expect((await sendRaw(nginx.origin, '/')).headers.server).toBe('nginx');
});

/** Requests a path, and returns three headers that every answer must have, even an error. */
const everywhere = async (pathname: string) => {
  const { headers } = await sendRaw(nginx.origin, pathname);
  return Object.fromEntries(
    ['content-security-policy', 'strict-transport-security', 'referrer-policy'].map((name) => [
      name,
      headers[name],
    ]),
  );
};

test('T24 the refusals of nginx itself have the headers, and none of them is cached', async () => {
  const home = await everywhere('/');
  const script = paths['a script'];
  for (const [status, pathname, options] of [
    [400, '/%zz', {}],
    [414, `/${'a'.repeat(20_000)}`, {}],
    [405, '/', { method: 'POST' }],
    [405, script, { method: 'DELETE' }],
    [404, `${script}.gz`, {}],
  ] as const) {
    const { headers, ...answer } = await sendRaw(nginx.origin, pathname, options);
    const said = `${status} ${pathname.slice(0, 40)}`;
    expect(answer.status, said).toBe(status);
    expect(headers, said).toMatchObject(home);
    expect(headers['cache-control'], said).toBe('no-cache');
  }
});

test('nginx sends as many bytes before the portal can be used as npm run size prints', async () => {
  for (const { file, size } of firstLoad(dist)) {
    const asked = (accepted: string) =>
      sendRaw(nginx.origin, `/${file}`, { headers: { 'Accept-Encoding': accepted } });
    const { body } = await asked('gzip');
    expect(body.length / 1024).toBe(size);
    if (body.length < leastCompressed) continue;
    const shorter = await asked('gzip, br');
    expect(shorter.body.length).toBeLessThan(body.length);
    expect(brotliDecompressSync(shorter.body).equals(gunzipSync(body))).toBe(true);
  }
});

test('T44 the logs of nginx contain no query, referrer, reference or account', async () => {
  const reference = 'ABCDEFGHJKMNPQRSTVWX';
  const secrets = [reference, '10203040', '12345678-5', 'ana@ejemplo.cl', 'k3J9xQ'];
  for (const secret of secrets) {
    for (const pathname of [
      `/resultadoPago?referencia=${secret}`,
      `/resultadoPago/?referencia=${secret}`,
      `/resultadoPago%3Freferencia=${secret}`,
      `/resultadoPago/${secret}`,
      `/pagoEmail?link=https%3A%2F%2Fapi.banco.cl%2FapiDashboardPago%2F${secret}`,
      `/pagoEmail%3flink=${secret}`,
      `/consultarCuenta?empresa=luz-canelo&servicio=${secret}`,
      `/consultarCuenta&servicio=${secret}`,
      `/${secret}`,
      `/${secret}.js`,
      `/assets/${secret}`,
      `/assets/${secret}.js?x=${secret}`,
      `/%zz${secret}`,
      `/${secret}${'a'.repeat(20_000)}`,
      `/robots.txt?${secret}`,
      `/x%00${secret}`,
      `/../${secret}`,
      `/assets/x.js/${secret}/`,
      `/${'n'.repeat(300)}.${secret}`,
    ]) {
      const headers = { Referer: `${nginx.origin}/resultadoPago?referencia=${secret}` };
      await sendRaw(nginx.origin, pathname, { headers });
    }
  }
  await sendRaw(nginx.origin, '/resultadoPago?referencia=x');
  await expect.poll(() => nginx.logs()).toMatch(/ GET \/resultadoPago 200 \d+ [\d.]+\n/);
  for (const secret of secrets) expect(nginx.logs()).not.toContain(secret);
});

test('T44 the logs name every page of the portal', async () => {
  for (const pathname of Object.values(portalPaths)) await sendRaw(nginx.origin, pathname);
  for (const pathname of [...Object.values(portalPaths), '/robots.txt', paths['a script']]) {
    await sendRaw(nginx.origin, pathname);
    await expect.poll(() => nginx.logs()).toContain(` GET ${pathname} 200 `);
  }
});

test('two builds behind one nginx have their own policies, by their names', async () => {
  const sites = [
    { build: 'dist', serverNames: ['prueba.banco.cl'] },
    { build: 'dist-http', serverNames: ['pagos.banco.cl', 'www.banco.cl'] },
  ];
  const both = await startNginx(sites);
  try {
    for (const { build, serverNames } of sites) {
      const headers = readFileSync(
        path.join(import.meta.dirname, '../..', build, '_headers'),
        'utf8',
      );
      const [, policy] = /Content-Security-Policy: (.*)/.exec(headers) ?? [];
      for (const host of serverNames) {
        const answer = await sendRaw(both.origin, '/preguntas', { headers: { Host: host } });
        expect(answer.headers['content-security-policy'], host).toBe(policy);
      }
    }
  } finally {
    both.stop();
  }
});

test('a release behind nginx changes each page together with its policy, and so does going back', async () => {
  const root = path.join(import.meta.dirname, '../..');
  const into = mkdtempSync(path.join(tmpdir(), 'portal-releases-'));
  const put = (build: string) => release(path.join(root, build), into, { keep: 3 });
  const sitesOf = (id: string) => [{ build: path.join(into, 'releases', id), serverNames: [] }];
  const policies = async () => {
    const { headers, body } = await sendRaw(host.origin, '/preguntas');
    const [, inPage] = /Content-Security-Policy" content="([^"]*)"/.exec(body.toString()) ?? [];
    const [inHeader] = String(headers['content-security-policy']).split('; frame-ancestors');
    return { inHeader, inPage };
  };
  const host = await startNginx(sitesOf(put('dist')));
  try {
    let { inPage: before } = await policies();
    for (const next of [() => put('dist-http'), () => goBack(into)]) {
      host.reload(sitesOf(next()));
      await expect
        .poll(
          async () => {
            const { inHeader, inPage } = await policies();
            expect(inHeader).toBe(inPage);
            return inPage;
          },
          { intervals: [5] },
        )
        .not.toBe(before);
      ({ inPage: before } = await policies());
    }
  } finally {
    host.stop();
    rmSync(into, { recursive: true });
  }
});

test('T47 deploy/ refuses a sandbox by default, with the reason', () => {
  expect(() => writeConfiguration('dist', [])).toThrow('is a sandbox');
  expect(writeConfiguration('dist', ['--sandbox'])).toContain('server {');
  expect(writeConfiguration('dist-http', [])).toContain('server {');
});

test('T48 check-host finds nothing on nginx as deploy/ configures it, nor on npm run preview', async () => {
  for (const origin of [nginx.origin, preview]) {
    const { answers, differences } = await compareHost(origin, dist);
    expect(differences).toEqual([]);
    expect(answers).toBeGreaterThan(100);
  }
});

test('T48 check-host names a header, a compression and a refusal that nginx lacks', async () => {
  const adapted = await startNginx(undefined, (configuration) =>
    configuration
      .replace(/add_header Strict-Transport-Security .*;/, '')
      .replace('gzip_static on;', '')
      .replace('return 404 ', 'return 200 '),
  );
  try {
    const { differences } = await compareHost(adapted.origin, dist);
    const said = differences.join('\n');
    expect(said).toContain('GET / (identity): strict-transport-security is missing');
    expect(said).toContain('GET / (gzip): content-encoding is identity');
    expect(said).toContain('GET /package.json (identity): 200 instead of 404');
  } finally {
    adapted.stop();
  }
});
