import { expect, test } from './fixtures.ts';

test('the home page paints before any call to the bank is answered', async ({ page }) => {
  let asked = 0;
  await page.route(/\/servicios\//, () => void (asked += 1));
  await page.goto('/');
  await expect(page.getByRole('combobox', { name: 'Busca tu empresa' })).toBeEditable();
  await expect(page.getByRole('link', { name: 'Consultar y pagar' })).toBeVisible();
  expect(asked).toBeGreaterThan(0);
});
