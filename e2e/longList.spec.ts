import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Opens the 2,000 debts of Autopista Río Claro. */
async function openDebts(page: Page) {
  await page.goto('/consultarCuenta?empresa=autopista-rio-claro');
  await page.getByRole('textbox').first().fill('TR2000');
  await page.getByRole('button', { name: 'Consultar', exact: true }).click();
  const debts = page.getByRole('list', { name: 'Deudas' });
  await debts.waitFor();
  return debts.getByRole('listitem');
}

test('2,000 debts are searched by invoice, description and amount', async ({ page }) => {
  const rows = await openDebts(page);
  expect(await rows.count()).toBeLessThan(60);
  const last = await rows.last().textContent();
  const search = page.getByRole('textbox', { name: 'Buscar en la lista' });
  const [amount = ''] = /\$ [\d.]+/.exec(last ?? '') ?? [];
  const [invoice = ''] = /F-\d+/.exec(last ?? '') ?? [];
  for (const text of [invoice, amount, amount.replace(/\D/g, ''), amount.slice(2)]) {
    await search.fill(text);
    await expect(page.getByText(/^[\d.]+ de 2\.000$/)).toBeVisible();
    await expect(rows.filter({ hasText: invoice })).toBeVisible();
  }
  await search.fill('no está');
  await expect(page.getByText('No encontramos «no está» en la lista.')).toBeVisible();
  await expect(rows).toHaveCount(0);
});

test('2,000 debts print whole, and are a window again afterwards', async ({ page }) => {
  // A printer takes its time for some 200 sheets.
  test.slow();
  const rows = await openDebts(page);
  await page.emulateMedia({ media: 'print' });
  await expect(rows).toHaveCount(2000, { timeout: 30_000 });
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => rows.count()).toBeLessThan(60);
  const pdf = await page.pdf();
  // A sheet holds some ten debts.
  const sheets = pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? [];
  expect(sheets.length).toBeGreaterThan(100);
  await expect.poll(() => rows.count()).toBeLessThan(60);
});
