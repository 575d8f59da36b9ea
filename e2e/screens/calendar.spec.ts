import { expect, test } from '../support/fixtures.ts';
import { signIn } from '../support/payer.ts';

// With motion, a calendar grows while it opens, and the test would measure cells that move.
test.use({ reducedMotion: 'reduce' });

for (const [width, height] of [
  [375, 812],
  [1440, 900],
] as const) {
  test(`the calendar's weekdays stand in the columns of their days, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await signIn(page);
    await page.goto('/inicio/pagos/cartolaHistorica');
    await page.getByRole('button', { name: 'Abrir calendario' }).first().click();
    const calendar = page.getByRole('dialog');
    const centres = (role: 'columnheader' | 'gridcell') =>
      calendar.getByRole(role).evaluateAll((cells) =>
        cells.slice(0, 7).map((cell) => {
          const { left, right } = cell.getBoundingClientRect();
          return Math.round((left + right) / 2);
        }),
      );
    await calendar.getByRole('gridcell').nth(41).waitFor();
    expect(await centres('columnheader')).toHaveLength(7);
    expect(await centres('gridcell')).toEqual(await centres('columnheader'));
  });
}
