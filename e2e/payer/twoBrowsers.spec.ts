import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { fetchBankRequests } from '../support/bankState.ts';
import { expect, test } from '../support/fixtures.ts';
import { goToConfirm } from '../support/ownWalk.ts';
import { signIn } from '../support/payer.ts';

/** Signs in the demo payer in a new browser context. */
async function openBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page);
  return page;
}

/** Fills in the confirmation of a payment for an account, ready to submit. */
async function prepare(page: Page, alias: string): Promise<void> {
  await goToConfirm(page, alias);
  await page.getByRole('checkbox', { name: /Acepto los Términos/ }).check();
}

const inscriptions = async (request: APIRequestContext) =>
  (await fetchBankRequests(request)).filter(({ endpoint }) => endpoint === 'inscribe').length;
const pay = (page: Page) => page.getByRole('button', { name: /^Pagar \$/ }).click();

test('T04 a payment that is pending in one browser blocks the other one, until the bank has settled it, and one that was rejected can be made in the other one', async ({
  browser,
  request,
}) => {
  const [first, second] = [await openBrowser(browser), await openBrowser(browser)];
  for (const page of [first, second]) await prepare(page, 'Agua casa');
  await pay(first);
  await first.getByRole('button', { name: 'Dejar pendiente' }).click();
  await first.getByRole('heading', { level: 1, name: 'Pago pendiente' }).waitFor();
  await pay(second);
  await second.getByRole('heading', { level: 1, name: 'Pago pendiente' }).waitFor();
  expect(await inscriptions(request)).toBe(1);
  await request.post('/__bank/settle');
  for (const page of [first, second])
    await page
      .getByRole('heading', { level: 1, name: 'Pago exitoso' })
      .waitFor({ timeout: 30_000 });

  for (const page of [first, second]) await prepare(page, 'TAG del auto');
  await pay(first);
  await first.getByRole('button', { name: 'Rechazar' }).click();
  await first.getByRole('heading', { level: 1, name: 'Pago rechazado' }).waitFor();
  await pay(second);
  await second.getByRole('button', { name: 'Aprobar' }).click();
  await second.getByRole('heading', { level: 1, name: 'Pago exitoso' }).waitFor();
  expect(await inscriptions(request)).toBe(3);
  await first.context().close();
  await second.context().close();
});
