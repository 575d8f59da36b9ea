import { expect, test } from '../support/fixtures.ts';
import { signIn } from '../support/payer.ts';
import { expectTextInPlace } from './textInPlace.ts';

test('the longest state of a payment is not cut in its field', async ({ page }) => {
  await signIn(page);
  await page.goto('/inicio/pagos/cartolaHistorica?estado=RECHAZADO');
  await expect(page.getByRole('combobox', { name: 'Estado' })).toHaveValue('rejected');
  for (const width of [1024, 768, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await expectTextInPlace(page, `${width} px`);
  }
});
