import { readFileSync } from 'node:fs';
import { expect, test } from '../support/fixtures.ts';
import { payAsGuest } from '../support/journey.ts';

test('T21 a receipt is saved as a PDF under the enforced policy', async ({ page, complaints }) => {
  await payAsGuest(page);
  await page.getByText(/^Enviamos el comprobante/).waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Guardar PDF' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^comprobante-\w{20}\.pdf$/);
  const bytes = readFileSync(await file.path()).toString('latin1');
  expect(bytes).toMatch(/^%PDF-1\.7/);
  expect(bytes).toContain('/Lang (es-CL)');
  await expect(page.getByText('Descargamos el comprobante en PDF.')).toBeVisible();
  expect(complaints).toEqual([]);
});
