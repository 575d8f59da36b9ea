import type { Page } from '@playwright/test';
import { expect, test } from '../support/firefox.ts';
import { tryFirstScripts, tryForeignErrors } from '../start/foreignErrors.ts';
import { payAsGuest } from '../support/journey.ts';
import { comeBackAfterLogout, comeBackFromBank } from '../start/keptPage.ts';
import { printThreeReceipts } from '../support/payer.ts';
import { readPicture } from '../support/pictures.ts';
import { printInFirefox } from './sheets.ts';

test('the page that Firefox kept works after Back from the bank', async ({ firefoxPage: page }) => {
  await comeBackFromBank(page);
});

test('Firefox works after a logout, and after Back', async ({ firefoxPage: page }) => {
  await comeBackAfterLogout(page);
});

test('Firefox prints a receipt on one sheet, and the receipt has the QR code of its check', async ({
  firefoxPage: page,
}) => {
  await payAsGuest(page);
  await page.getByText(/^Enviamos el comprobante/).waitFor();
  expect((await printInFirefox(page)).sheets).toBe(1);
  const code = page.getByRole('img', { name: 'Código QR para verificar este pago' });
  await expect(code).toBeVisible();
  await expect.poll(() => readPicture(code)).toContain('/resultadoPago?referencia=');
});

test('Firefox prints three selected receipts as one job of three sheets, a receipt in its modal on one sheet, and the report with its legend', async ({
  firefoxPage: page,
}) => {
  // Four prints take long on a slow machine.
  test.slow();
  await printThreeReceipts(page);
  expect((await printInFirefox(page)).sheets).toBe(3);
  // The print job does not end, so only a new page is without its sheets.
  await page.reload();
  await page.getByRole('link', { name: 'Mis pagos' }).click();
  await page
    .getByRole('button', { name: /^Ver comprobante/ })
    .first()
    .click();
  await page.getByText('Total pagado').first().waitFor();
  expect((await printInFirefox(page)).sheets).toBe(1);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Reporte de Pagos' }).click();
  const legend = page.getByRole('list', { name: 'Empresas' });
  await legend.waitFor();
  await page.locator('figure svg').first().waitFor();
  const whole = await printInFirefox(page);
  await legend.evaluate((list) => {
    list.style.visibility = 'hidden';
  });
  const without = await printInFirefox(page);
  expect(without.sheets).toBe(whole.sheets);
  expect(whole.drawn - without.drawn).toBeGreaterThan(1000);
});

test('Firefox shows no message for foreign errors, and the right message for the portal’s own', async ({
  firefox,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const context = await firefox.newContext({ baseURL: baseURL ?? '', locale: 'es-CL' });
  // The test opens its own page, because errors of the fixture's page fail the test. The cast is
  // needed because `playwright-firefox` is another version of Playwright.
  const page = (await context.newPage()) as unknown as Page;
  // This check comes first: it replaces scripts by `page.route`, which the sandbox's service worker
  // bypasses once it is installed.
  await tryFirstScripts(page, ['/', '/consultarCuenta']);
  await tryForeignErrors(page);
  await context.close();
});
