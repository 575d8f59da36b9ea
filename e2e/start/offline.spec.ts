import { expect, test } from '../support/fixtures.ts';
import {
  addTwoBills,
  chooseCompany,
  collectTwoBills,
  confirm,
  consult,
} from '../support/journey.ts';

test('a press on «Pagar» without a network shows a message, and pays once the network is back', async ({
  page,
  context,
}) => {
  await collectTwoBills(page);
  await confirm(page);
  const heading = page.getByRole('heading', { level: 1 });
  const place = await heading.boundingBox();
  await context.setOffline(true);
  const status = page.getByRole('status', { name: 'Sin conexión' });
  await expect(status).toBeVisible();
  expect(await heading.boundingBox(), 'nothing that is being read moves').toEqual(place);
  await page.getByRole('button', { name: /^Pagar \$/ }).click();
  await expect(page.getByRole('alert')).toContainText('no enviamos nada', { timeout: 1_000 });
  await expect(page).toHaveURL('/confirmarPago');
  await context.setOffline(false);
  await expect(status).toBeHidden();
  await page.getByRole('button', { name: /^Pagar \$/ }).click();
  await expect(page.getByRole('button', { name: 'Aprobar' })).toBeVisible();
});

test('a press on «Pagar» sends nothing either if the browser does not notice that its network leads nowhere', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true });
  });
  await collectTwoBills(page);
  await confirm(page);
  await context.setOffline(true);
  await expect(page.getByRole('status', { name: 'Sin conexión' })).toBeVisible();
  await page.getByRole('button', { name: /^Pagar \$/ }).click();
  await expect(page.getByRole('alert')).toContainText('no enviamos nada');
  await expect(page).toHaveURL('/confirmarPago');
  await context.setOffline(false);
  await page.getByRole('button', { name: /^Pagar \$/ }).click();
  await expect(page.getByRole('button', { name: 'Aprobar' })).toBeVisible();
});

test('a lookup without a network continues once it is back', async ({ page, context }) => {
  await page.goto('/consultarCuenta');
  await chooseCompany(page);
  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Identificador de servicio' }).fill('10203040');
  await page.getByRole('button', { name: 'Consultar', exact: true }).click();
  await expect(page.getByText('No pudimos consultar tus deudas')).toBeVisible();
  await context.setOffline(false);
  await addTwoBills(page);
});

test('a screen whose code was never fetched opens by itself once the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/contacto');
  await page.getByRole('heading', { level: 1, name: 'Contacto' }).waitFor();
  await page.goto('/terminos');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Preguntas frecuentes' }).click();
  await expect(page.getByText('Algo no funcionó en esta página')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Preguntas frecuentes' })).toBeVisible();
});

test('a bar at the bottom is above the message there, and the end of the page is visible', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/consultarCuenta');
  await chooseCompany(page);
  await consult(page);
  await addTwoBills(page);
  await context.setOffline(true);
  const status = page.getByRole('status', { name: 'Sin conexión' });
  await expect(status).toBeVisible();
  const bar = page.getByRole('complementary', { name: 'Resumen del carro' });
  await expect
    .poll(async () => {
      const [above, below] = await Promise.all([bar.boundingBox(), status.boundingBox()]);
      return (above?.y ?? 0) + (above?.height ?? 0) - (below?.y ?? 0);
    })
    .toBeLessThanOrEqual(1);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const last = page.getByText('Todos los derechos reservados');
  const [end, dock] = await Promise.all([last.boundingBox(), status.boundingBox()]);
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0);
});

test('a browser that wrongly reports being offline gets a message, and queries and pays all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
  });
  await collectTwoBills(page);
  await expect(page.getByRole('status', { name: 'Sin conexión' })).toBeVisible();
  await confirm(page);
  await page.getByRole('button', { name: /^Pagar \$/ }).click();
  await expect(page.getByRole('button', { name: 'Aprobar' })).toBeVisible();
});
