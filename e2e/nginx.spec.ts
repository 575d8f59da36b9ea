import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { previewPort } from './httpSettings.ts';
import { kindsOfPaths } from './kindsOfPaths.ts';
import { sendRaw, startNginx } from './nginx.ts';
import type { HostAnswer } from './nginx.ts';

const preview = `http://127.0.0.1:${previewPort}`;
let nginx: Awaited<ReturnType<typeof startNginx>>;
test.beforeAll(async () => {
  nginx = await startNginx();
});
test.afterAll(() => nginx.stop());

/** How bytes travel, and what nginx adds: when a file changed, and that it gives parts of it. */
const own =
  /^(date|server|connection|keep-alive|content-length|transfer-encoding|etag|last-modified|accept-ranges)$/;

const headersOf = ({ headers }: HostAnswer) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !own.test(name)));

const paths = kindsOfPaths(path.join(import.meta.dirname, '../dist'));

const ways = {
  'as it is': {},
  compressed: { headers: { 'Accept-Encoding': 'gzip' } },
  'without its body': { method: 'HEAD' },
} as const;

for (const [way, options] of Object.entries(ways)) {
  test(`T24 nginx answers every kind of path as npm run preview does, ${way}`, async () => {
    for (const [what, pathname] of Object.entries(paths)) {
      const wanted = await sendRaw(preview, pathname, options);
      const answer = await sendRaw(nginx.origin, pathname, options);
      // What leads out of the directory need not be said in the same words.
      if (wanted.status === 404 && answer.status === 400) {
        expect(what).toContain('a way out');
        continue;
      }
      expect([what, answer.status, headersOf(answer)]).toEqual([
        what,
        wanted.status,
        headersOf(wanted),
      ]);
      const text = ({ headers, body }: HostAnswer) =>
        headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
      expect(text(answer).equals(text(wanted)), what).toBe(true);
    }
  });
}

test('nginx serves what the kinds of paths are for', async () => {
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

test('neither host answers what is no path with anything but a refusal', async () => {
  for (const pathname of ['/%', '/%zz', '/%00', '/contacto%00.html']) {
    for (const origin of [preview, nginx.origin]) {
      expect((await sendRaw(origin, pathname)).status, `${origin}${pathname}`).toBe(400);
    }
  }
});

test('nginx gives parts of files, and says when nothing changed, with the same headers', async () => {
  const whole = await sendRaw(nginx.origin, paths['a script']);
  const part = await sendRaw(nginx.origin, paths['a script'], {
    headers: { Range: 'bytes=10-19' },
  });
  expect(part.status).toBe(206);
  expect(part.body.equals(whole.body.subarray(10, 20))).toBe(true);
  const { 'content-range': range, ...headers } = headersOf(part);
  expect(range).toBe(`bytes 10-19/${whole.body.length}`);
  expect(headers).toEqual(headersOf(whole));

  const page = await sendRaw(nginx.origin, '/contacto');
  const again = await sendRaw(nginx.origin, '/contacto', {
    headers: { 'If-None-Match': String(page.headers.etag) },
  });
  expect(again.status).toBe(304);
  expect(again.headers['content-security-policy']).toBe(page.headers['content-security-policy']);
  expect(again.headers['cache-control']).toBe('no-cache');
});

test('nginx does not tell its version', async () => {
  expect((await sendRaw(nginx.origin, '/')).headers.server).toBe('nginx');
});
