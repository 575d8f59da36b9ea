import { publicPaths } from '../../src/config/paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { tryFirstScripts, tryForeignErrors } from './foreignErrors.ts';
import { holdScript, portalScript } from '../support/holdScript.ts';

for (const [button, shown] of [
  ['Ingresar', 'Ingresa tus datos'],
  ['Registrarte', 'Crea tu cuenta'],
] as const) {
  test(`"${button}", pressed before the portal has loaded, acts once it has`, async ({ page }) => {
    const script = await holdScript(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForFunction(() => document.onclick);
    await page.getByRole('button', { name: button }).click();
    script.release();
    await expect(page.getByRole('heading', { name: shown })).toBeVisible();
    await expect(page.locator('#pressed')).toHaveCount(0);
  });
}

test('a button of a page that was not prerendered is not marked when it is pressed', async ({
  page,
}) => {
  await page.goto('/carroDeCuentas');
  await page.getByRole('heading', { level: 1, name: 'Carro de cuentas' }).waitFor();
  await page.getByRole('banner').getByRole('button').first().click();
  await expect(page.locator('#pressed')).toHaveCount(0);
});

test('an answer on /preguntas, pressed before the portal has loaded, opens once it has', async ({
  page,
}) => {
  const script = await holdScript(page);
  await page.goto('/preguntas', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: '¿Qué hago si mi pago quedó pendiente?' });
  await button.click();
  script.release();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('"Olvidar mis datos", pressed before the portal has loaded, asks for confirmation once it has', async ({
  page,
}) => {
  const script = await holdScript(page);
  await page.goto('/preguntas', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Olvidar mis datos/ }).click();
  script.release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a foreign error shows no message about the browser', async ({ page }) => {
  await tryForeignErrors(page);
});

test('a first script that does not load, or does not run, leads to the right message', async ({
  page,
  violations,
}) => {
  test.setTimeout(180_000);
  await tryFirstScripts(page, ['/', '/consultarCuenta', '/inicio/cuentas']);
  expect(violations).toEqual([]);
});

test('each public page is readable without its first script, and can be loaded again', async ({
  page,
}) => {
  // The contact page would load Google's captcha, which tests must not reach.
  await page.route('https://www.google.com/recaptcha/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  for (const url of publicPaths) {
    await page.route(portalScript, (route) => route.fulfill({ status: 404 }));
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 }), url).toBeVisible();
    await expect(page.getByRole('alert'), url).toContainText('No pudimos cargar el portal');
    await page.unroute(portalScript);
    await page.getByRole('button', { name: 'Recargar' }).click();
    await expect(page.locator('#not-started'), url).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 }), url).toBeVisible();
  }
});

test('a portal that starts after all removes the message about the browser', async ({ page }) => {
  const script = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState === 'interactive');
  await page.evaluate(() => {
    const filename = `${location.origin}/assets/portal.0123456789.js`;
    window.dispatchEvent(new ErrorEvent('error', { message: 'x', filename }));
  });
  await expect(page.getByRole('alert')).toContainText('Tu navegador no puede abrir');
  script.release();
  await expect(page.locator('#not-started')).toHaveCount(0);
});
