import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchBankRequests } from '../support/bankState.ts';
import { expect, test } from '../support/fixtures.ts';

// The content security policy, which would block most of these redirects, is off, so that the
// portal's own checks are tested.
test.use({ bypassCSP: true });

const failed = 'No pudimos cargar';

test('T31 an answer that redirects is an error, and the other origin gets no request', async ({
  page,
}) => {
  const seen: string[] = [];
  const other = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*, Authorization');
    response.end('[]');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  try {
    const { port } = other.address() as AddressInfo;
    const location = `http://localhost:${port}/companies`;
    await page.route('**/companies', (route) =>
      route.fulfill({ status: 302, headers: { location } }),
    );
    await page.goto('/pagarServicios');
    await expect(page.getByText(failed).first()).toBeVisible({ timeout: 20_000 });
    expect(seen).toEqual([]);
  } finally {
    other.close();
  }
});

test('T31 a redirect to another call of the bank is not followed', async ({ page, request }) => {
  await page.route('**/companies', (route) =>
    route.fulfill({
      status: 302,
      headers: { location: '/servicios/gestion_usuario/keepalive' },
    }),
  );
  await page.goto('/pagarServicios');
  await expect(page.getByText(failed).first()).toBeVisible({ timeout: 20_000 });
  const seen = await fetchBankRequests(request);
  expect(seen.map(({ endpoint }) => endpoint)).not.toContain('keepAlive');
});
