import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { signIn } from '../support/payer.ts';

/**
 * Prints the page on A4; returns the number of sheets, the controls visible in print, and the
 * tables whose head is not repeated on each sheet.
 */
async function print(page: Page) {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  await page.emulateMedia({ media: 'print' });
  const controls = await page
    .locator('button, input, select, textarea, summary, [role=button]')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all
        .filter((each) => !each.closest('.MuiAccordionSummary-root'))
        .map((each) => each.textContent || each.outerHTML.slice(0, 80)),
    );
  const headless = await page
    .locator('table')
    .filter({ visible: true })
    .evaluateAll((tables) =>
      tables
        .filter((table) => {
          const head = table.querySelector('thead');
          return !head || getComputedStyle(head).display !== 'table-header-group';
        })
        .map((table) => table.getAttribute('aria-label') ?? ''),
    );
  await page.emulateMedia({ media: null });
  return { sheets: pdf.match(/\/Type \/Page\b/g)?.length ?? 0, controls, headless };
}

test('fifteen payments print on one sheet, as a table without controls', async ({ page }) => {
  await signIn(page);
  await page.goto('/inicio/pagos/cartolaHistorica');
  await expect(page.getByRole('table', { name: 'Pagos' }).getByRole('row')).toHaveCount(16);
  expect(await print(page)).toEqual({ sheets: 1, controls: [], headless: [] });
});

test('the report prints with payer, issuer and day, twenty accounts on a sheet', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/inicio/reportePago');
  await page.getByRole('table', { name: 'Pagos por mes' }).waitFor();
  await expect(page.locator('figure svg').first()).toBeVisible();
  const counted = await page.getByText(/^\d+–\d+ de \d+$/).textContent();
  const accounts = Number(/\d+$/.exec(counted ?? ''));
  const printed = await print(page);
  expect(printed).toMatchObject({ controls: [], headless: [] });
  expect(printed.sheets).toBeLessThanOrEqual(Math.ceil(accounts / 20));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Antonia Rojas Fuentes, 12\.345\.678-5/)).toBeVisible();
  await expect(page.getByText(/^Emitido por .+ el \d+ \w+ \d{4}\.$/)).toBeVisible();
});

test('25 debts print as a table on one sheet, without controls', async ({ page }) => {
  await page.goto('/consultarCuenta?empresa=universidad-litoral-sur');
  await page.getByRole('textbox', { name: 'RUT' }).fill('19283746-4');
  await page.getByRole('button', { name: 'Consultar', exact: true }).click();
  await page.getByRole('list', { name: 'Deudas' }).waitFor();
  expect(await print(page)).toEqual({ sheets: 1, controls: [], headless: [] });
  await expect(page.getByRole('list', { name: 'Deudas' })).toBeVisible();
  await page.getByRole('button', { name: 'Agregar todas' }).click();
  await page.getByText(/^Números de \d+ para después$/).waitFor();
  expect(await print(page)).toMatchObject({ controls: [], headless: [] });
});

test('saved accounts print at the edge of the page, without room for a checkbox', async ({
  page,
}) => {
  await signIn(page);
  const list = page.getByRole('list', { name: 'Mis cuentas' });
  const mark = list.getByRole('listitem').first().locator('.MuiAvatar-root');
  await mark.waitFor();
  await page.emulateMedia({ media: 'print' });
  const [row, first] = [await list.boundingBox(), await mark.boundingBox()];
  expect(first?.x).toBe(row?.x);
});

for (const path of ['/', '/preguntas', '/terminos', '/carroDeCuentas']) {
  test(`no control of ${path} is printed`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect((await print(page)).controls).toEqual([]);
  });
}
