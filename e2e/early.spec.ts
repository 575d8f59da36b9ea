import { expect, test } from './fixtures.ts';
import { holdScript, portalScript } from './holdScript.ts';

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

for (const script of ['let = of an age to come;', 'Promise.of.an.age.to.come();']) {
  test(`a browser that cannot run "${script}" is told so, and the page can be read`, async ({
    page,
  }) => {
    await page.route(portalScript, (route) =>
      route.fulfill({ body: script, contentType: 'text/javascript' }),
    );
    await page.goto('/');
    await expect(page.getByRole('alert')).toContainText('Tu navegador no puede abrir');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
