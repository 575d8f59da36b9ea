import { readFileSync } from 'node:fs';
import { expect, test } from '../support/fixtures.ts';
import { payAsGuest } from '../support/journey.ts';

test('T21 a receipt is saved as a PDF under the enforced policy, and "Compartir" hands over the same PDF', async ({
  page,
  complaints,
}) => {
  await payAsGuest(page);
  await page.getByText(/^Enviamos el comprobante/).waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Guardar PDF' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^comprobante-\w{20}\.pdf$/);
  const bytes = readFileSync(await file.path());
  expect(bytes.toString('latin1')).toMatch(/^%PDF-1\.7/);
  expect(bytes.toString('latin1')).toContain('/Lang (es-CL)');
  await expect(page.getByText('Descargamos el comprobante en PDF.')).toBeVisible();
  expect(complaints).toEqual([]);

  // Stands in for the system's share sheet: keeps the bytes that it is given.
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: { files: File[] }) => {
        const contents = files.map(async (each) => [...new Uint8Array(await each.arrayBuffer())]);
        Object.assign(window, { shared: await Promise.all(contents) });
      },
    });
  });
  // Without a reload, the portal would share the same file that it created for saving, and the
  // comparison would prove nothing.
  await page.reload();
  await page.getByRole('button', { name: 'Compartir' }).click();
  await expect(page.getByText('Compartiste el comprobante.')).toBeVisible();
  const shared = await page.evaluate(() => Reflect.get(window, 'shared') as number[][]);
  expect(shared).toEqual([[...bytes]]);
});
