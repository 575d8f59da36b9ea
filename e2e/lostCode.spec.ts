import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openLogin, sendLogin } from './payer.ts';

/** Loses the code that contains a text until `find` is called; says how often it was asked for. */
async function loseCode(page: Page, text: string) {
  let lost = 0;
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    if (!(await response.text()).includes(text)) return route.fulfill({ response });
    lost += 1;
    return route.abort();
  });
  return {
    times: () => lost,
    // Files may still be on their way.
    find: () => page.unrouteAll({ behavior: 'ignoreErrors' }),
  };
}

const notOpened = 'No pudimos abrir esta ventana. Revisa tu conexión e intenta nuevamente.';

test('T20 a payer whose navigation does not load keeps the screen, the cart and the way out', async ({
  page,
}) => {
  // Only the payer's navigation and the empty list have it.
  const code = await loseCode(page, 'Pagar mis cuentas');
  await openLogin(page);
  await sendLogin(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Mis cuentas' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Carro, 0 cuentas' })).toBeVisible();
  expect(code.times()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await code.find();
});

test('T20 a window whose code does not load says so, and opens once it does', async ({ page }) => {
  const code = await loseCode(page, 'Ingresa tus datos');
  const login = await openLogin(page);
  await expect(page.getByText(notOpened)).toBeVisible();
  await expect(login).toBeHidden();
  expect(code.times()).toBeGreaterThan(0);
  await code.find();
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(login).toBeVisible();
  await sendLogin(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Mis cuentas' })).toBeVisible();
});

test('T20 a sign-in whose choice between two sessions does not load ends, and can begin anew', async ({
  page,
}) => {
  const code = await loseCode(page, 'Tienes otra sesión activa');
  const otherSession = { email: 'otra-sesion@ejemplo.cl' };
  await openLogin(page);
  await sendLogin(page, otherSession);
  await expect(page.getByText(notOpened)).toBeVisible();
  expect(code.times()).toBeGreaterThan(0);
  await code.find();
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await sendLogin(page, otherSession);
  await page.getByRole('button', { name: 'Cerrar la otra sesión' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mis cuentas' })).toBeVisible();
});
