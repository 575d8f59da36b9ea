import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** The pages that anybody can open directly. */
const publicPages = [
  '/',
  '/pagarServicios',
  '/consultarCuenta',
  '/consultarCuenta?empresa=luz-canelo',
  '/carroDeCuentas',
  '/confirmarPago',
  '/resultadoPago',
  '/pagoEmail',
  '/preguntas',
  '/terminos',
  '/basesLegales',
  '/contacto',
  '/usuario',
  '/usuario/registro',
  '/usuario/restablecerClave',
  '/locales',
];

/** Counts layout shifts without recent input; returns a function for their sum so far. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput)
          Object.assign(window, { shifted: Reflect.get(window, 'shifted') + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifted') as number);
}

for (const width of [1440, 375]) {
  test(`nothing moves while a page loads, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const shifted = await watchShifts(page);
    for (const url of publicPages) {
      await page.goto(url);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect(await shifted(), url).toBeLessThan(0.001);
    }
  });
}

test('a screen’s own code comes when the pointer or the focus reaches its link', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Términos y Condiciones' }).hover();
  await page.getByRole('link', { name: 'Bases legales' }).focus();
  // The page's network was idle once; Playwright would not wait for it again.
  await page.waitForTimeout(2_000);
  // What has not been loaded by now will fail.
  await context.setOffline(true);
  for (const name of ['Términos y Condiciones', 'Bases legales']) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});
