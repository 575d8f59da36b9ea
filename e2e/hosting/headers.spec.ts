import { expect, test } from '@playwright/test';
import type { Request } from '@playwright/test';

test('T36 the source maps are beside the build, and no host serves them', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const [script = ''] = /\/assets\/portal\.\w+\.js/.exec(page) ?? [];
  expect(await (await request.get(script)).text()).not.toContain('sourceMappingURL');
  expect((await request.get(`${script}.map`)).status()).toBe(404);
});

test('T36 the host listens only on this machine by default', async ({ baseURL }) => {
  const { port } = new URL(String(baseURL));
  const reach = (host: string) =>
    fetch(`http://${host}:${port}/`, { signal: AbortSignal.timeout(2_000) }).then(
      () => 'reached',
      () => 'out of reach',
    );
  expect(await reach('127.0.0.1')).toBe('reached');
  // 127.0.0.2 is this machine, too: a host that listened on all addresses would answer there.
  expect(await reach('127.0.0.2')).toBe('out of reach');
});

test('T21 T24 T35 the host sends the headers of docs/hosting.md', async ({ request }) => {
  for (const url of ['/', '/consultarCuenta', '/resultadoPago?referencia=x', '/contacto']) {
    const headers = (await request.get(url)).headers();
    expect(headers['strict-transport-security']).toContain('max-age=');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['cache-control']).toBe('no-cache');
  }
  const [script = ''] =
    /\/assets\/portal\.\w+\.js/.exec(await (await request.get('/')).text()) ?? [];
  const headers = (await request.get(script)).headers();
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('T47 the host switches off every feature of this Chromium except copying', async ({
  page,
}) => {
  const response = await page.goto('/');
  const header = response?.headers()['permissions-policy'] ?? '';
  const features = await page.evaluate(() => {
    const policy = Reflect.get(document, 'featurePolicy') as { features: () => string[] };
    return policy.features().toSorted();
  });
  expect(header.split(', ')).toEqual(
    features.map((feature) => `${feature}=${feature === 'clipboard-write' ? '(self)' : '()'}`),
  );
});

test('T44 no request has a referrer', async ({ page, baseURL }) => {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  const idle = page.waitForLoadState('networkidle');
  await page.goto('/resultadoPago?referencia=ABCD2345EFGH6789JKLM');
  await idle;
  await page.getByRole('link', { name: 'Contacto' }).first().click();
  await page.waitForURL(`${baseURL}/contacto`);
  const headers = await Promise.all(requests.map((request) => request.allHeaders()));
  expect(headers.length).toBeGreaterThan(10);
  expect(headers.flatMap(({ referer }) => referer || [])).toEqual([]);
});

test('T24 the host serves the security contact as plain text, if the build has one', async ({
  request,
}, { project }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.headers()['cache-control']).toBe('no-cache');
  const isPublished = project.name === 'sandbox';
  expect(answer.status()).toBe(isPublished ? 200 : 404);
  expect((await answer.text()).includes('Contact: mailto:')).toBe(isPublished);
});
