import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

async function signIn(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  const login = page.getByRole('dialog', { name: 'Ingresa tus datos' });
  await login.getByRole('textbox', { name: 'Correo electrónico' }).fill('pagador@ejemplo.cl');
  await login.getByLabel('Contraseña', { exact: true }).fill('Portal2024');
  await login.getByRole('button', { name: 'Inicia sesión' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mis cuentas' }).waitFor();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Antonia Rojas Fuentes' }).click();
  await page.getByText('Cerrar sesión').click();
}

/** Everything that the browser holds for the page, as text. */
const storages = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test('T08 after a logout nothing of the payer is left, nor behind the back button', async ({
  page,
}) => {
  await signIn(page);
  expect(await storages(page)).toContain('pagador@ejemplo.cl');
  await page.getByRole('button', { name: 'Antonia Rojas Fuentes' }).click();
  await page.getByText('Mi perfil').click();
  await page.getByRole('heading', { level: 1, name: 'Mi perfil' }).waitFor();
  await signOut(page);
  await expect(page).toHaveURL(/\/$/);
  for (const trace of ['pagador@ejemplo.cl', '12345678-5', 'Antonia', 'Bearer', 'userData']) {
    expect(await storages(page)).not.toContain(trace);
    await expect(page.locator('body')).not.toContainText(trace);
  }
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Antonia');
});

test('T14 a logout reaches the tab that was opened from this one', async ({ page }) => {
  await signIn(page);
  const [other] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => window.open('/inicio/cuentas')),
  ]);
  await other.getByRole('heading', { level: 1, name: 'Mis cuentas' }).waitFor();
  await signOut(page);
  await expect(other).toHaveURL(/\/$/);
  await expect(other.getByRole('button', { name: 'Ingresar' })).toBeVisible();
});

test('T14 the warning comes 30 s ahead of the idle limit, can be extended, and then ends the session', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page);
  const { tiempoDeInactividad } = await page.evaluate(
    () =>
      JSON.parse(sessionStorage.getItem('politicas') ?? '{}') as { tiempoDeInactividad: number },
  );
  const limit = tiempoDeInactividad * 60_000;
  const warning = page.getByRole('alertdialog', { name: 'Tu sesión está por expirar' });

  await page.clock.fastForward(limit - 32_000);
  await expect(warning).toHaveCount(0);
  await page.clock.fastForward(3_000);
  await expect(warning).toContainText('Su sesión expirará en 30 segundos');
  await warning.getByRole('button', { name: 'Ampliar sesión' }).press('Enter');
  await expect(warning).toHaveCount(0);

  await page.clock.fastForward(limit - 29_000);
  await expect(warning).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(page).toHaveURL(/\/$/);
  expect(await storages(page)).not.toContain('userData');
});
