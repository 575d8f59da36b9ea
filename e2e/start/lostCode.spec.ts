import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openLogin, sendLogin } from '../support/payer.ts';
import { ask, billLink, dropFile, fileRegion } from '../walks/accountFileStates.ts';

const assets = path.join(import.meta.dirname, '../../dist-http/assets');

/** Returns a function that finds the build's scripts with one of the texts, by their URLs. */
function scriptsWith(...texts: string[]): (url: URL) => boolean {
  const names = readdirSync(assets).filter((name) => {
    if (!name.endsWith('.js')) return false;
    const code = readFileSync(path.join(assets, name), 'utf8');
    return texts.some((text) => code.includes(text));
  });
  return ({ pathname }) => names.some((name) => pathname === `/assets/${name}`);
}

/**
 * Fails the requests for scripts that contain one of the texts, until `find` is called; `isLost`
 * waits for the first failure.
 */
async function loseCode(page: Page, ...texts: string[]) {
  let lost = 0;
  await page.route(scriptsWith(...texts), async (route) => {
    lost += 1;
    await route.abort();
  });
  return {
    isLost: () => expect.poll(() => lost).toBeGreaterThan(0),
    // Errors of running route handlers are ignored, because files may still be loading.
    find: () => page.unrouteAll({ behavior: 'ignoreErrors' }),
  };
}

/** The dialog that replaces a modal whose code does not load. */
const lostModal = (page: Page) =>
  page.getByRole('dialog', { name: 'No pudimos abrir esta ventana' });
const retry = (page: Page) => lostModal(page).getByRole('button', { name: 'Reintentar' }).click();

test('T20 a payer whose navigation does not load keeps the screen, the cart and the logout', async ({
  page,
}) => {
  // This text is only in the code of the payer's navigation and of the list of payments.
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

test('T20 a modal whose code does not load is replaced by a message, and opens by «Reintentar»', async ({
  page,
}) => {
  const code = await loseCode(page, 'Ingresa tus datos');
  const login = page.getByRole('dialog', { name: 'Ingresa tus datos' });
  await openLogin(page);
  await expect(lostModal(page)).toBeVisible();
  await code.isLost();
  await lostModal(page).getByRole('button', { name: 'Cerrar ventana' }).click();
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await retry(page);
  // The dialog also offers a reload: the retry failed although the host is reachable, so a release
  // may have replaced the file.
  await expect(lostModal(page).getByRole('button', { name: 'Recargar' })).toBeVisible();
  await code.find();
  await retry(page);
  await expect(login).toBeVisible();
  await sendLogin(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Mis cuentas' })).toBeVisible();
});

test('T20 a modal whose code takes ten seconds says that it loads, then shows a message, offers to reload, and opens by itself when the code arrives', async ({
  page,
}) => {
  const held: (() => Promise<void>)[] = [];
  await page.route(scriptsWith('Ingresa tus datos'), (route) => {
    held.push(() => route.continue());
  });
  await page.clock.install();
  await openLogin(page);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expect(page.getByRole('dialog', { name: 'Cargando…' })).toBeVisible();
  await page.clock.fastForward('00:10');
  await expect(lostModal(page)).toBeVisible();
  await retry(page);
  await page.clock.fastForward('00:10');
  await expect(lostModal(page).getByRole('button', { name: 'Recargar' })).toBeVisible();
  await retry(page);
  for (const answer of held) await answer();
  await expect(page.getByRole('dialog', { name: 'Ingresa tus datos' })).toBeVisible();
});

test('T20 a modal opened without a network shows a message, and opens by itself when the network is back', async ({
  page,
  context,
}) => {
  // Waits for the code of the message: the portal fetches it in advance, but only after hydration.
  const hasMessage = scriptsWith('No pudimos abrir esta ventana');
  const message = page.waitForResponse((response) => hasMessage(new URL(response.url())));
  await page.goto('/preguntas');
  await message;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(lostModal(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Recargar' })).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Ingresa tus datos' })).toBeVisible();
});

test('T20 a modal shows a message at the bottom of the window if the code of the window for it does not load either', async ({
  page,
}) => {
  const code = await loseCode(page, 'Ingresa tus datos', 'No pudimos abrir esta ventana');
  await openLogin(page);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('No pudimos cargar esta parte. Revisa tu conexión.');
  await alert.getByRole('button', { name: 'Cerrar' }).click();
  await expect(alert).toBeHidden();
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(alert).toBeInViewport();
  await code.find();
  await alert.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('dialog', { name: 'Ingresa tus datos' })).toBeVisible();
  await expect(alert).toBeHidden();
});

test('T20 a choice between two sessions that does not load can be retried by «Reintentar», or the sign-in ends', async ({
  page,
}) => {
  const code = await loseCode(page, 'Tienes otra sesión activa');
  const otherSession = { email: 'otra-sesion@ejemplo.cl' };
  await openLogin(page);
  await sendLogin(page, otherSession);
  await expect(lostModal(page)).toBeVisible();
  await code.isLost();
  await lostModal(page).getByRole('button', { name: 'Cerrar ventana' }).click();
  await expect(lostModal(page)).toBeHidden();
  await openLogin(page);
  await sendLogin(page, otherSession);
  await expect(lostModal(page)).toBeVisible();
  await code.find();
  await retry(page);
  await page.getByRole('button', { name: 'Cerrar la otra sesión' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mis cuentas' })).toBeVisible();
});

test('T20 a home page whose categories do not load keeps its search and a link to the services', async ({
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

test('T20 a home page whose search does not load still links to the lookup', async ({ page }) => {
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

test('T20 a calendar file whose code does not load shows so beside its button, and is saved by «Reintentar»', async ({
  page,
}) => {
  const code = await loseCode(page, 'BEGIN:VCALENDAR');
  await page.goto(billLink);
  await ask(page);
  await page.getByRole('button', { name: 'Agregar al calendario' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('No pudimos crear el archivo del calendario');
  await code.isLost();
  await code.find();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    alert.getByRole('button', { name: 'Reintentar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('vencimientos.ics');
  await expect(alert).toBeHidden();
});

test('T20 a file whose reader does not load is kept, and read by «Reintentar»', async ({
  page,
}) => {
  const code = await loseCode(page, 'es un archivo de datos (JSON)');
  await page.goto('/consultarCuenta?empresa=aguas-lleuque');
  const account = page.getByRole('textbox', { name: 'Identificador de servicio' });
  await account.waitFor();
  await dropFile(page, fileRegion, 'lista.csv', '10203040');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('No pudimos cargar el lector de archivos');
  await code.isLost();
  await code.find();
  await alert.getByRole('button', { name: 'Reintentar' }).click();
  await expect(account).toHaveValue('10203040');
  await expect(alert).toBeHidden();
});
