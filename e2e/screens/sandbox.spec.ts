import { expect, test } from '../support/fixtures.ts';
import { payAsGuest } from '../support/journey.ts';
import { signIn } from '../support/payer.ts';

const receipt = 'iframe[title="Correo “Comprobante de pago”"]';

test('T21 the outbox shows the receipt with its own styles, under the policy, and its links work', async ({
  page,
  complaints,
}) => {
  await payAsGuest(page);
  await expect(page.getByText(/ana@ejemplo\.cl/).first()).toBeVisible();
  await page.goto('/locales');
  const letter = page.frameLocator(receipt);
  await expect(letter.getByText('Cuentas pagadas')).toBeVisible();
  // The letter has inline styles, as e-mails need. The portal's own policy refuses those, but the
  // frame must show the letter with them.
  await expect(letter.getByText('Cuentas pagadas')).toHaveCSS('font-size', '18px');
  await expect(letter.locator('img')).toHaveJSProperty('naturalWidth', 48);
  const frame = await page.locator(receipt).boundingBox();
  const body = await letter.locator('body').boundingBox();
  expect(frame?.height).toBeGreaterThanOrEqual(body?.height ?? Infinity);

  await letter.getByRole('link', { name: 'contactarnos aquí' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/contacto');
  expect(complaints.filter((line) => line.includes('Content Security Policy'))).toEqual([]);
});

test('T12 Redux DevTools get every state, without personal data of a payer', async ({ page }) => {
  // Simulates the DevTools extension; `window.shown` returns the state as the extension gets it.
  await page.addInitScript(() => {
    type Show = (value: unknown) => unknown;
    type CreateStore = (...given: unknown[]) => { getState: () => unknown };
    const extension =
      (options: { stateSanitizer: Show }) =>
      (...enhancers: ((next: CreateStore) => CreateStore)[]) =>
      (createStore: CreateStore): CreateStore =>
      (...given) => {
        const enhanced = enhancers.reduceRight((next, enhance) => enhance(next), createStore);
        const store = enhanced(...given);
        Object.assign(window, {
          shown: () => JSON.stringify(options.stateSanitizer(store.getState())),
        });
        return store;
      };
    Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: extension });
  });
  await signIn(page);
  const shown = await page.evaluate(() => (Reflect.get(window, 'shown') as () => string)());
  expect(shown).toContain('"status":"running"');
  expect(shown).not.toMatch(/pagador@ejemplo\.cl|12345678-5|eyJ|"u-1"/);
});

test('a worker that msw cannot renew continues, and causes no error in the page', async ({
  page,
  complaints,
}) => {
  const ready = page.getByRole('link', { name: 'Aguas Lleuque' });
  await page.goto('/pagarServicios');
  await ready.waitFor();
  // The update of the service worker fails, as it does if the page is left during the update.
  await page.addInitScript(() => {
    ServiceWorkerRegistration.prototype.update = () => {
      document.documentElement.dataset['renewed'] = 'tried';
      return Promise.reject(new TypeError('Failed to update a ServiceWorker for scope: Not found'));
    };
  });
  // msw updates a worker only once the browser lists its registration: on a busy machine, one or
  // two page loads later.
  await expect(async () => {
    await page.reload();
    await ready.waitFor();
    await expect(page.locator('html')).toHaveAttribute('data-renewed', 'tried', { timeout: 500 });
  }).toPass({ timeout: 40_000 });
  expect(complaints).toEqual([]);
});

test('T18 a bank that never answers does not block its console', async ({ page }) => {
  await page.goto('/locales#escenario');
  await page.getByRole('button', { name: 'Nada responde' }).click();
  await expect(page.getByRole('list', { name: 'Cambios puestos' })).toContainText('Nunca responde');
  await page.reload();
  await page.getByRole('button', { name: 'Volver a lo normal' }).click();
  await expect(page.getByText(/El banco se porta bien/)).toBeVisible();
});

test('a sandbox build shows on every screen that it is one, before any script has run', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
  const page = await context.newPage();
  for (const url of ['/', '/preguntas', '/contacto']) {
    await page.goto(url);
    await expect(page.getByText('Ambiente de prueba: aquí no se mueve dinero.')).toBeVisible();
  }
  await context.close();
});
