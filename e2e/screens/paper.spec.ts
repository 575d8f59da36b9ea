import type { Page } from '@playwright/test';
import { readPdf } from '../../src/test/output/readPdf.ts';
import { expect, test } from '../support/fixtures.ts';
import { collectTwoBills, fillPayer, payCart } from '../support/journey.ts';
import { signIn } from '../support/payer.ts';
import { fourAccounts, openHome } from '../walks/rememberedStates.ts';
import { press } from '../walks/states.ts';
import type { State } from '../walks/states.ts';

const controls =
  'button, input, select, textarea, summary, form label, [role=button], [role=checkbox]';

/** Maximum number of rows that paper may show as a list instead of a table. */
const shortList = 20;

/**
 * Prints the page on A4; returns the text of each sheet, the controls visible in print and, as
 * `headless`, the names of long lists that are not tables, and of tables whose head is not repeated
 * on each sheet.
 */
async function print(page: Page) {
  const file = await page.pdf({ format: 'A4', tagged: true });
  const { pages } = await readPdf(new Blob([new Uint8Array(file)]));
  await page.emulateMedia({ media: 'print' });
  const printed = await page
    .locator(controls)
    .filter({ visible: true })
    .evaluateAll((all) =>
      all
        .filter((each) => !each.closest('.MuiAccordionSummary-root'))
        .map((each) => each.textContent || each.outerHTML.slice(0, 80)),
    );
  const headless = await page
    .locator('table, ul, ol')
    .filter({ visible: true })
    .evaluateAll(
      (lists, most) =>
        lists
          .filter((list) => {
            if (!list.matches('table')) return list.children.length > most;
            const head = list.querySelector('thead');
            return !head || getComputedStyle(head).display !== 'table-header-group';
          })
          .map((list) => list.getAttribute('aria-label') ?? ''),
      shortList,
    );
  await page.emulateMedia({ media: null });
  return { sheets: pages.map(({ text }) => text.trim()), controls: printed, headless };
}

/**
 * Fails if the page prints a control, a long list that is not a table, a table whose head is not
 * repeated, an empty sheet, or more than `most` sheets.
 */
async function expectOnPaper(page: Page, state: string, most: number): Promise<void> {
  const { sheets, ...printed } = await print(page);
  expect(printed, state).toEqual({ controls: [], headless: [] });
  expect(
    sheets.filter((text) => text === ''),
    state,
  ).toEqual([]);
  expect(sheets.length, state).toBeLessThanOrEqual(most);
}

test('a payer’s accounts print at the edge, fifteen payments on one sheet, and the report with payer, issuer and day', async ({
  page,
}) => {
  await signIn(page);
  const list = page.getByRole('list', { name: 'Mis cuentas' });
  const mark = list.getByRole('listitem').first().locator('.MuiAvatar-root');
  await mark.waitFor();
  await page.emulateMedia({ media: 'print' });
  // The checkbox before the mark, which is not printed, takes no room.
  const [row, first] = [await list.boundingBox(), await mark.boundingBox()];
  expect(first?.x).toBe(row?.x);
  await page.emulateMedia({ media: null });

  await page.getByRole('link', { name: 'Mis pagos' }).click();
  await expect(page.getByRole('table', { name: 'Pagos' }).getByRole('row')).toHaveCount(16);
  await expectOnPaper(page, 'payments', 1);

  await page.getByRole('link', { name: 'Reporte de Pagos' }).click();
  await page.getByRole('table', { name: 'Pagos por mes' }).waitFor();
  await expect(page.locator('figure svg').first()).toBeVisible();
  const counted = await page.getByText(/^\d+–\d+ de \d+$/).textContent();
  const accounts = Number(/\d+$/.exec(counted ?? ''));
  // Thirty accounts fit on a sheet.
  await expectOnPaper(page, 'report', Math.ceil(accounts / 30) + 2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Antonia Rojas Fuentes, 12\.345\.678-5/)).toBeVisible();
  await expect(page.getByText(/^Emitido por .+ el \d+ \w+ \d{4}\.$/)).toBeVisible();
});

test('25 debts print as a table on one sheet, without controls', async ({ page }) => {
  await page.goto('/consultarCuenta?empresa=universidad-litoral-sur');
  await page.getByRole('textbox', { name: 'RUT' }).fill('19283746-4');
  await page.getByRole('button', { name: 'Consultar', exact: true }).click();
  await page.getByRole('list', { name: 'Deudas' }).waitFor();
  await expectOnPaper(page, 'debts', 1);
  await expect(page.getByRole('list', { name: 'Deudas' })).toBeVisible();
  await page.getByRole('button', { name: 'Agregar todas' }).click();
  await page.getByText(/^Números de \d+ para después$/).waitFor();
  await expectOnPaper(page, 'all added', 2);
});

/** Screens that a guest might print. */
const guest: State[] = [
  ['filled cart beside the debts', collectTwoBills],
  ['cart', (page) => page.goto('/carroDeCuentas')],
  ['confirmation', (page) => page.getByRole('link', { name: 'Continuar al pago' }).click()],
  ['refused confirmation', press(/^Pagar \$/)],
  [
    'pending',
    async (page) => {
      await fillPayer(page);
      await press(/^Pagar \$/)(page);
      await press('Dejar pendiente')(page);
      await page.getByRole('heading', { level: 1, name: 'Pago pendiente' }).waitFor();
    },
  ],
  [
    'paid',
    async (page) => {
      await page.goto('/consultarCuenta?empresa=luz-canelo');
      await page.getByRole('main').getByRole('textbox').fill('40506070');
      await press('Consultar')(page);
      await press(/^Agregar /)(page);
      await page.goto('/carroDeCuentas');
      await payCart(page);
      await page.getByText(/^Enviamos el comprobante/).waitFor();
    },
  ],
  [
    'remembered accounts',
    async (page) => {
      await openHome(fourAccounts)(page);
      await press('Ver cuánto debo ahora')(page);
      await page.getByRole('button', { name: /^Pagar las \d, una tras otra/ }).waitFor();
    },
  ],
  ['contact', (page) => page.goto('/contacto')],
  ['registration', (page) => page.goto('/usuario/registro')],
];

test('a guest prints each screen on one sheet, without a control or a label', async ({ page }) => {
  test.slow();
  for (const [name, reach] of guest) {
    await reach(page);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectOnPaper(page, name, 1);
  }
});

test('no control of the home page, of the questions, of the terms and of an empty cart is printed', async ({
  page,
}) => {
  for (const path of ['/', '/preguntas', '/terminos', '/carroDeCuentas']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const { sheets, controls: printed } = await print(page);
    expect(printed, path).toEqual([]);
    expect(
      sheets.filter((text) => text === ''),
      path,
    ).toEqual([]);
  }
});
