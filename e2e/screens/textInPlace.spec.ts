import { expect, test } from '../support/fixtures.ts';
import { collectTwoBills } from '../support/journey.ts';
import { resize } from '../support/layout.ts';
import { signIn } from '../support/payer.ts';
import { expectTextInPlace } from './textInPlace.ts';

test('the longest state of a payment is not cut in its field, and no state lies under a reference on a small phone', async ({
  page,
}) => {
  await signIn(page);
  await page.getByRole('link', { name: 'Mis pagos' }).click();
  const row = page
    .getByRole('table', { name: 'Pagos' })
    .getByRole('row')
    .filter({ hasText: 'Pendiente' })
    .first();
  await row.waitFor();
  for (const width of [360, 320]) {
    await resize(page, { width, height: 700 });
    const [text, state] = await Promise.all([
      row.locator('p bdi').first().boundingBox(),
      row.getByText('Pendiente').boundingBox(),
    ]);
    const isBeside = Number(text?.x) + Number(text?.width) <= Number(state?.x);
    const isAbove = Number(text?.y) + Number(text?.height) <= Number(state?.y);
    expect(isBeside || isAbove, `${width} px`).toBe(true);
  }

  await page.goto('/inicio/pagos/cartolaHistorica?estado=RECHAZADO');
  await expect(page.getByRole('combobox', { name: 'Estado' })).toHaveValue('rejected');
  for (const width of [1024, 768, 375]) {
    await resize(page, { width, height: 900 });
    await expectTextInPlace(page, `${width} px`);
  }
});

test('the bills and the form of a confirmation keep their room in text of twice the size', async ({
  page,
}) => {
  await collectTwoBills(page);
  await page.getByRole('link', { name: 'Continuar al pago' }).click();
  const bills = page.getByRole('list', { name: 'Vas a pagar' });
  await bills.waitFor();
  // Enlarges the text by a style, which media queries ignore, so the page keeps its wide layout.
  // The browser's own text size would count as a narrower window.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const width of [1440, 1024, 768]) {
    await resize(page, { width, height: 900 });
    await expectTextInPlace(page, `${width} px`);
    expect((await bills.boundingBox())?.width, `${width} px`).toBeGreaterThan(400);
  }
});
