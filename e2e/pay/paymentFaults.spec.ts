import type { APIRequestContext, Page } from '@playwright/test';
import { fetchBankState, fetchBankRequests } from '../support/bankState.ts';
import { expect, test } from '../support/fixtures.ts';
import { collectTwoBills, confirm, fillPayer } from '../support/journey.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const isSent = (page: Page) =>
  expect(page.getByText('Enviamos el comprobante a ana@ejemplo.cl')).toBeVisible({
    timeout: 30_000,
  });

/** Goes from the home page to the bank's page, with two bills. */
async function leaveForBank(page: Page): Promise<void> {
  await collectTwoBills(page);
  await confirm(page);
  await page.getByRole('button', { name: /^Pagar \$/ }).click();
}

/**
 * Fails unless guests have exactly one payment at the bank, a paid one, and its receipt was mailed
 * once.
 */
async function expectOnePayment(request: APIRequestContext): Promise<void> {
  const { inscriptions, mails } = await fetchBankState(request);
  const guests = inscriptions.filter(({ userId }) => userId === '');
  expect(guests.map(({ estado }) => estado)).toEqual(['PAGADO']);
  expect(mails).toMatchObject([{ kind: 'comprobante', to: ['ana@ejemplo.cl'] }]);
  const asked = (await fetchBankRequests(request)).filter(
    ({ endpoint }) => endpoint === 'sendReceipt',
  );
  expect(asked).toHaveLength(1);
}

test('T06 a tab that opens while another mails the receipt shows no failure and mails nothing', async ({
  context,
  page,
  request,
}) => {
  await leaveForBank(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/enviaComprobante', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Aprobar' }).click();
  await expect(page.getByText('Enviando el comprobante…')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/preguntas');
  await other.waitForLoadState('networkidle');
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByText('Enviando el comprobante…')).toBeVisible();
  const failed = /No pudimos confirmar el envío/;
  for (const tab of [page, second]) await expect(tab.getByText(failed)).toHaveCount(0);
  release();
  for (const tab of [page, second]) await isSent(tab);
  await expectOnePayment(request);
});

test('T04 a payment that is approved while the payer is on another page leads to a message and one mail, and leaves the cart', async ({
  page,
  request,
}) => {
  await leaveForBank(page);
  await page.getByRole('button', { name: 'Dejar pendiente' }).click();
  await title(page, 'Pago pendiente').waitFor();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: 'Preguntas frecuentes' }).first().click();
  await title(page, 'Preguntas frecuentes').waitFor();
  await request.post('/__bank/settle');
  await expect(page.getByText(/El banco aprobó tu pago de \$ /)).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage') as unknown)).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
  await expect(async () => expectOnePayment(request)).toPass({ timeout: 10_000 });
});

test('T01 T06 a double click, the way back and another press make one inscription and one charge, and its late receipt is polled, shown, and mailed once', async ({
  page,
  request,
}) => {
  let questions = 0;
  await page.route('**/get-comprobante-pago', (route) => {
    questions += 1;
    return questions > 3 ? route.continue() : route.fulfill({ json: { registros: [], total: 0 } });
  });
  await collectTwoBills(page);
  await confirm(page);
  const pay = page.getByRole('button', { name: /^Pagar \$/ });
  const approve = page.getByRole('button', { name: 'Aprobar' });
  await pay.dblclick();
  await approve.waitFor();
  const first = page.url();
  await page.goBack();
  await fillPayer(page);
  await pay.click();
  await approve.waitFor();
  expect(page.url()).toBe(first);
  await approve.click();
  await title(page, 'Pago exitoso').waitFor();
  await expect(page.getByText('El comprobante todavía no está disponible')).toBeVisible();
  await isSent(page);
  await expect(page.getByRole('table', { name: 'Cuentas pagadas' })).toBeVisible();
  expect(questions).toBeGreaterThan(3);
  await expectOnePayment(request);
});
