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

test('"Compartir" hands over the same PDF that "Guardar PDF" saves', async ({ page }) => {
  // Stands in for the system's share sheet: keeps the bytes that it is given.
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: { files: File[] }) => {
        const bytes = files.map(async (file) => [...new Uint8Array(await file.arrayBuffer())]);
        Object.assign(window, { shared: await Promise.all(bytes) });
      },
    });
  });
  await payAsGuest(page);
  await page.getByRole('button', { name: 'Compartir' }).click();
  await expect(page.getByText('Compartiste el comprobante.')).toBeVisible();
  const shared = await page.evaluate(() => Reflect.get(window, 'shared') as number[][]);
  // Without a reload, the portal would save the same file that it created for sharing, and the
  // comparison would prove nothing.
  await page.reload();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Guardar PDF' }).click();
  expect(shared).toEqual([[...readFileSync(await (await saved).path())]]);
});
