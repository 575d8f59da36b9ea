import { readFileSync } from 'node:fs';
import { expect, test } from '../support/fixtures.ts';
import { payAsGuest } from '../support/journey.ts';

test('T21 a receipt is saved as a PDF under the enforced policy, and code that does not come is asked for again in its place', async ({
  page,
}) => {
  await payAsGuest(page);
  await page.getByText(/^Enviamos el comprobante/).waitFor();
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.getByRole('button', { name: 'Guardar PDF' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'No pudimos preparar el PDF' });
  await expect(alert).toBeVisible();
  await page.unroute(/\/assets\/.*\.js$/);
  const saved = page.waitForEvent('download');
  await alert.getByRole('button', { name: 'Reintentar' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^comprobante-\w{20}\.pdf$/);
  const bytes = readFileSync(await file.path()).toString('latin1');
  expect(bytes).toMatch(/^%PDF-1\.7/);
  expect(bytes).toContain('/Lang (es-CL)');
  await expect(page.getByText('Descargamos el comprobante en PDF.')).toBeVisible();
});
