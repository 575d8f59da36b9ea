import { expect, test } from '../support/fixtures.ts';
import { chooseCompany, consult } from '../support/journey.ts';

for (const [width, height, limit] of [
  [375, 812, 430],
  [1440, 900, 480],
] as const) {
  test(`the first debt begins above ${limit} px of a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/consultarCuenta');
    await chooseCompany(page);
    await consult(page);
    const [first] = await page.getByRole('list', { name: 'Deudas' }).getByRole('listitem').all();
    expect((await first?.boundingBox())?.y).toBeLessThan(limit);
  });
}

test('the buttons of the debts have one width, before and after a press', async ({ page }) => {
  await page.goto('/consultarCuenta');
  await chooseCompany(page);
  await consult(page);
  const adds = page.getByRole('button', { name: /^Agregar F/ });
  await adds.first().click();
  await expect(adds.first()).toHaveAccessibleDescription('En el carro');
  const widths = await adds.evaluateAll((buttons) =>
    buttons.map((button) => button.getBoundingClientRect().width),
  );
  expect(new Set(widths).size).toBe(1);
});
