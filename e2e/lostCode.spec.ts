import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openLogin, sendLogin } from './payer.ts';

/** Loses the code that contains a text until `find` is called; `isLost` waits until it has been. */
async function loseCode(page: Page, text: string) {
  let lost = 0;
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    if (!(await response.text()).includes(text)) return route.fulfill({ response });
    lost += 1;
    return route.abort();
  });
  return {
    isLost: () => expect.poll(() => lost).toBeGreaterThan(0),
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
  await code.isLost();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await code.find();
});

test('T20 a modal whose code does not load says so, and opens once it does', async ({ page }) => {
  const code = await loseCode(page, 'Ingresa tus datos');
  const login = page.getByRole('dialog', { name: 'Ingresa tus datos' });
  await openLogin(page);
  await expect(page.getByText(notOpened)).toBeVisible();
  await expect(login).toBeHidden();
  await code.isLost();
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
  await code.isLost();
  await code.find();
  await page.getByRole('button', { name: 'Recargar' }).click();
  await openLogin(page);
  await sendLogin(page, otherSession);
  await page.getByRole('button', { name: 'Cerrar la otra sesión' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mis cuentas' })).toBeVisible();
});

test('T20 a home page whose categories do not load keeps its search and a way to the services', async ({
  page,
}) => {
  const code = await loseCode(page, 'No pudimos cargar los servicios');
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Busca tu empresa' }).fill('aguas');
  await expect(page.getByRole('option').first()).toBeVisible();
  await code.isLost();
  await code.find();
  await page.getByRole('link', { name: 'Ver los servicios' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pagar servicios' })).toBeVisible();
});

test('T20 a home page whose search does not load still leads to the lookup', async ({ page }) => {
  const code = await loseCode(page, 'No pudimos cargar las empresas.');
  await page.goto('/');
  await code.isLost();
  await code.find();
  await page.getByRole('link', { name: 'Consultar y pagar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Consultar cuenta' })).toBeVisible();
});

test('T20 a screen whose code does not load can be left, and opens at the next visit', async ({
  page,
}) => {
  const code = await loseCode(page, 'Buscar una pregunta');
  await page.goto('/contacto');
  await page.getByRole('link', { name: 'Preguntas frecuentes' }).click();
  await expect(page.getByText('Algo no funcionó en esta página')).toBeVisible();
  await code.isLost();
  await code.find();
  await page.getByRole('link', { name: 'Ir al inicio' }).click();
  await page.getByRole('link', { name: 'Preguntas frecuentes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Preguntas frecuentes' })).toBeVisible();
});
