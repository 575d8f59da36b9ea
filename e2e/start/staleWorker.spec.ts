import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../support/fixtures.ts';

const worker = path.join(import.meta.dirname, '../..', 'dist-http', 'trabajador-antiguo.js');

test.afterEach(() => rmSync(worker, { force: true }));

test('T22 a http build removes the worker that an earlier sandbox build left', async ({ page }) => {
  writeFileSync(worker, "self.addEventListener('fetch', () => {});\n");
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  // Registers the worker from a page without a policy, like those of an earlier build: the policy
  // of this build's pages blocks service workers.
  await page.route('/antigua', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/antigua');
  await page.evaluate(() => navigator.serviceWorker.register('/trabajador-antiguo.js'));
  expect(await registrations()).toBe(1);
  await page.goto('/');
  await expect.poll(registrations).toBe(0);
});
