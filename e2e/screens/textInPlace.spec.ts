import { expect, test } from '../support/fixtures.ts';
import { arrive } from '../walks/states.ts';
import { walks } from '../walks/walks.ts';
import { expectTextInPlace } from './textInPlace.ts';

for (const width of [1024, 768, 375]) {
  for (const walk of ['a guest’s journey', 'the payer’s own area']) {
    test(`no text or chosen value is cut, ${width} px: ${walk}`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 900 });
      for (const state of walks[walk] ?? []) {
        await arrive(page, state);
        await expectTextInPlace(page, state[0]);
      }
      if (walk !== 'the payer’s own area') return;
      await page.goto('/inicio/pagos/cartolaHistorica?estado=RECHAZADO');
      await expect(page.getByRole('combobox', { name: 'Estado' })).toHaveValue('rejected');
      await expectTextInPlace(page, 'the longest state is chosen');
    });
  }
}
