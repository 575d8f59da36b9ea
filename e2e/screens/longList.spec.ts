import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

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

test('2,000 debts all print, and are a window again afterwards', async ({ page }) => {
  test.slow();
  const rows = await openDebts(page);
  await page.emulateMedia({ media: 'print' });
  const printed = page.getByRole('table', { name: 'Deudas' }).getByRole('row');
  await expect(printed).toHaveCount(2001, { timeout: 30_000 });
  await page.emulateMedia({ media: null });
  await expect.poll(() => rows.count()).toBeLessThan(60);
  const pdf = await page.pdf();
  // A sheet has room for about forty debts, so 2,000 debts take about fifty sheets.
  const sheets = pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? [];
  expect(sheets.length).toBeGreaterThan(30);
  expect(sheets.length).toBeLessThan(80);
  await expect.poll(() => rows.count()).toBeLessThan(60);
});

/** The bill number in the topmost row that the navigation bar (80 px) does not cover completely. */
const topRow = (page: Page) =>
  page.getByRole('list', { name: 'Deudas' }).evaluate((list) => {
    const below = 80;
    const rows = [...list.children].sort(
      (a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top,
    );
    const first = rows.find((row) => row.getBoundingClientRect().bottom > below);
    return /F-\d+/.exec(first?.textContent ?? '')?.[0];
  });

/**
 * Scrolls deep into the list; returns the bill number of the topmost visible row once the list is
 * still.
 */
async function scrollDeep(page: Page): Promise<string> {
  await page.evaluate(() => window.scrollTo(0, 90_000));
  let row = await topRow(page);
  await expect
    .poll(async () => {
      const before = row;
      row = await topRow(page);
      return row !== undefined && row === before;
    })
    .toBe(true);
  return row ?? '';
}

test('the row at the top of 2,000 stays in turned and narrower windows and with larger text, and returns after a search is cleared', async ({
  page,
}) => {
  await openDebts(page);
  const wide = page.viewportSize() ?? { width: 1280, height: 720 };
  const row = await scrollDeep(page);
  for (const size of [{ width: 390, height: 844 }, { width: 844, height: 390 }, wide]) {
    await page.setViewportSize(size);
    await expect.poll(() => topRow(page)).toBe(row);
  }
  for (const size of ['200%', '100%']) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    await expect.poll(() => topRow(page)).toBe(row);
  }
  const search = page.getByRole('textbox', { name: 'Buscar en la lista' });
  await search.fill('F-');
  await search.fill('no está');
  await expect(page.getByText('No encontramos «no está» en la lista.')).toBeVisible();
  await page.getByRole('button', { name: 'Borrar búsqueda' }).click();
  await expect.poll(() => topRow(page)).toBe(row);
});

test('the row at the top of 2,000 returns after "back", also to a reloaded page', async ({
  page,
}) => {
  const rows = await openDebts(page);
  await rows
    .first()
    .getByRole('button', { name: /^Agregar / })
    .click();
  const row = await scrollDeep(page);
  await page.getByRole('link', { name: 'Continuar al pago' }).click();
  await page.getByRole('heading', { level: 1, name: 'Confirmar pago' }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goBack();
  await expect.poll(() => topRow(page)).toBe(row);
  await page.reload();
  await expect.poll(() => topRow(page)).toBe(row);
  // This is a whole page load, like the one to the bank's page.
  await page.goto('/contacto');
  await page.goBack();
  await expect.poll(() => topRow(page)).toBe(row);
});
