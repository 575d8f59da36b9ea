import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { ask, billLink, dropFile, fileRegion, table } from '../walks/accountFileStates.ts';

// Tests of links that fill in an account, of lists read from files, and of debts saved as files.

const account = (page: Page) => page.getByRole('textbox', { name: 'Identificador de servicio' });
const debts = (page: Page) => page.getByRole('list', { name: 'Deudas' });

/** Presses a button that saves a file; returns the file's name and text. */
async function save(page: Page, button: string): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  };
}

test('T12 a link on a bill fills in the account, leaves the address, and sends no query by itself; the due days are saved as a calendar', async ({
  page,
}) => {
  await page.goto(billLink);
  await expect(account(page)).toHaveValue('10203040');
  await expect(page).toHaveURL(/\/consultarCuenta$/);
  await expect(debts(page)).toHaveCount(0);
  await page.reload();
  await expect(account(page)).toHaveValue('10203040');
  await ask(page);
  await expect(debts(page)).toBeVisible();

  const { name, text } = await save(page, 'Agregar al calendario');
  expect(name).toMatch(/\.ics$/);
  expect(text.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(
    await debts(page).getByRole('listitem').count(),
  );
});

test('T12 a RUT in a link is not used and leaves the address', async ({ page }) => {
  await page.goto('/consultarCuenta?empresa=luz-canelo&cuenta=11.111.111-1');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page).toHaveURL(/\/consultarCuenta$/);
  // The page may show RUTs of the sandbox's sample data, but not the link's RUT: only the link
  // could put that there.
  await expect(page.getByRole('main')).not.toContainText('11.111.111-1');
});

test('a file dropped beside the region changes nothing, and one dropped on it or chosen fills the field, whose accounts are queried in batches', async ({
  page,
}) => {
  await page.goto('/consultarCuenta?empresa=aguas-lleuque');
  await account(page).waitFor();
  await dropFile(page, 'footer', 'lista.csv', '10203040');
  await expect(page).toHaveURL(/\/consultarCuenta/);
  await expect(account(page)).toHaveValue('');
  await dropFile(page, fileRegion, 'lista.csv', '10203040\n10203041');
  await expect(account(page)).toHaveValue('10203040, 10203041');

  await account(page).clear();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Elegir archivo' }).click(),
  ]);
  const buffer = Buffer.from(table.join('\r\n'), 'latin1');
  await chooser.setFiles({ name: 'edificio.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('Leímos «edificio.csv», columna «N° de servicio».')).toBeVisible();
  await expect(page.getByText('Consultaremos 25 cuentas, de 20 en 20.')).toBeVisible();
  await ask(page);
  await expect(page.getByText('No encontramos 23 cuentas')).toBeVisible();
  const { name, text } = await save(page, 'Descargar CSV');
  expect(name).toMatch(/\.csv$/);
  expect(text).toContain('10203040');
  expect(text).toContain('No encontramos esa cuenta');
});

test('the page responds while a file of one megabyte is read', async ({ page }) => {
  await page.goto('/consultarCuenta?empresa=aguas-lleuque', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const tasks: number[] = [];
    Reflect.set(window, 'longTasks', tasks);
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
  });
  const rows = Array.from({ length: 40_000 }, (_, nth) => `Torre A;Depto ${nth};${nth}`);
  const start = Date.now();
  await dropFile(page, fileRegion, 'edificio.csv', rows.join('\n').slice(0, 1_000_000));
  await expect(page.getByText(/^«edificio.csv»/)).toBeVisible();
  const time = Date.now() - start;
  const longest = await page.evaluate(() =>
    Math.max(0, ...(Reflect.get(window, 'longTasks') as number[])),
  );
  // Compares the longest task with the whole time, because a slow or busy machine lengthens both.
  // One task that read the whole file would take more than half of the time.
  expect(longest).toBeLessThan(time * 0.4);
});
