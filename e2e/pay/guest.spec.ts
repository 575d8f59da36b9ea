import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import {
  chooseCompany,
  collectTwoBills,
  confirm,
  consult,
  fillPayer,
  payCart,
  queueBill,
} from '../support/journey.ts';

test('a guest sees the cart beside the debts or below them, pays two bills and gets the receipt', async ({
  page,
  complaints,
}) => {
  await collectTwoBills(page);
  const panel = page.getByRole('region', { name: 'Carro de cuentas' });
  const bar = page.getByRole('complementary', { name: 'Resumen del carro' });
  for (const [width, hasRoom] of [
    [1023, false],
    [1024, true],
    [360, false],
    [1440, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(hasRoom ? panel : bar, `${width} px`).toBeVisible();
    await expect(hasRoom ? bar : panel, `${width} px`).toBeHidden();
  }

  await payCart(page);
  await expect(page.getByText('Total pagado')).toBeVisible();
  await expect(page.getByText(/ana@ejemplo\.cl/).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
  expect(complaints).toEqual([]);
});

test('a second contract is queued, and is one press away from the first receipt', async ({
  page,
  complaints,
}) => {
  await collectTwoBills(page);
  await queueBill(page);
  await payCart(page);
  await page.getByRole('button', { name: 'Continuar con Gas Tamarugo' }).click();
  await fillPayer(page);
  await page.getByRole('button', { name: /^Pagar \$/ }).click();
  await page.getByRole('button', { name: 'Aprobar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Pago exitoso' }).waitFor();
  await expect(page.getByText(/^Sigue/)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('paymentQueue'))).toBeNull();
  expect(complaints).toEqual([]);
});

test('a guest pays a known bill in six clicks and three typed fields', async ({ page }) => {
  let clicks = 0;
  await page.exposeFunction('countClick', () => (clicks += 1));
  await page.addInitScript(() => {
    const count = Reflect.get(window, 'countClick') as () => void;
    window.addEventListener('pointerdown', count, { capture: true });
  });
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Busca tu empresa' }).fill('lleuque');
  await page.getByRole('option', { name: /Aguas Lleuque/ }).click();
  await page.getByRole('textbox', { name: 'Identificador de servicio' }).fill('10203041');
  await page.getByRole('button', { name: 'Consultar', exact: true }).click();
  await page.getByRole('button', { name: /^Agregar F/ }).click();
  await page.getByRole('link', { name: 'Continuar al pago' }).click();
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('ana@ejemplo.cl');
  await page.getByRole('checkbox', { name: /Acepto los Términos/ }).click();
  await page.getByRole('button', { name: /^Pagar \$/ }).click();
  await page.getByRole('button', { name: 'Aprobar' }).waitFor();
  expect(clicks).toBe(6);
});

test('T26 a toast’s button that is pressed by keyboard passes the focus on', async ({ page }) => {
  await collectTwoBills(page);
  await page.getByRole('link', { name: 'Continuar al pago' }).click();
  await page.getByRole('link', { name: 'Editar el carro' }).click();
  await page.getByRole('button', { name: 'Vaciar carro' }).press('Enter');
  await page.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(page.getByRole('list', { name: 'En tu carro' })).toBeVisible();
  await expect(page.getByText('Vaciaste tu carro.')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the back button goes one step back in the lookup, after a reload too', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Consultar y pagar' }).click();
  await chooseCompany(page);
  await consult(page);
  await page.goBack();
  const field = page.getByRole('textbox', { name: 'Identificador de servicio' });
  await expect(field).toBeVisible();
  await page.reload();
  await expect(field).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Elige la empresa' })).toBeFocused();
  await page.goForward();
  await page.goForward();
  await expect(page.getByRole('list', { name: 'Deudas' })).toBeVisible();
  for (const _ of ['debts', 'account', 'company']) await page.goBack();
  await expect(page).toHaveURL('/');
});

test('T02 a forged return shows no success', async ({ page }) => {
  await page.goto('/resultadoPago?referencia=FALSA-1&estado=PAGADO');
  await expect(
    page.getByRole('heading', { level: 1, name: 'No encontramos ese pago' }),
  ).toBeVisible();
  await expect(page.getByText('Pago exitoso')).toHaveCount(0);
});

test('T01 two tabs that add and remove bills lose no change, and leave for the same payment', async ({
  context,
  page,
}) => {
  await collectTwoBills(page);
  const other = await context.newPage();
  const bills = (tab: Page) => tab.getByRole('button', { name: /^Eliminar / });
  await other.goto('/consultarCuenta');
  await chooseCompany(other);
  await consult(other);
  await expect(bills(other)).toHaveCount(2);
  const debts = other.getByRole('list', { name: 'Deudas' });
  await debts
    .getByRole('button', { name: /^Agregar / })
    .nth(2)
    .click();
  await expect(bills(page)).toHaveCount(3);
  await bills(other).first().click();
  await expect(bills(page)).toHaveCount(2);

  const tabs = [page, other];
  for (const tab of tabs) await confirm(tab);
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: /^Pagar \$/ }).click()));
  for (const tab of tabs) await tab.getByRole('button', { name: 'Aprobar' }).waitFor();
  expect(other.url()).toBe(page.url());
});
