import { test } from './firefox.ts';
import { payAsGuest } from './journey.ts';
import { comeBackFromBank } from './keptPage.ts';
import { signIn } from './payer.ts';

test('a guest pays two bills in Firefox', async ({ firefoxPage: page }) => {
  await payAsGuest(page);
  await page.getByText(/^Enviamos el comprobante/).waitFor();
});

test('a payer’s first minute in Firefox: accounts, a receipt, the report', async ({
  firefoxPage: page,
}) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Pagar Agua casa' }).waitFor();
  await page.getByRole('link', { name: 'Mis pagos' }).click();
  await page
    .getByRole('button', { name: /^Ver comprobante/ })
    .first()
    .click();
  await page.getByText('Total pagado').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Reporte de Pagos' }).click();
  await page.getByRole('table', { name: 'Pagos por mes' }).waitFor();
});

test('the page that Firefox kept goes on after Back from the bank', async ({
  firefoxPage: page,
}) => {
  await comeBackFromBank(page);
});
