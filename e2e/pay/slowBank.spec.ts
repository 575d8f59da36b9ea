import { expect, test } from '../support/fixtures.ts';
import { collectTwoBills, confirm } from '../support/journey.ts';

test('the home page paints before any call to the bank is answered', async ({ page }) => {
  let asked = 0;
  await page.route(/\/servicios\//, () => void (asked += 1));
  await page.goto('/');
  await expect(page.getByRole('combobox', { name: 'Busca tu empresa' })).toBeEditable();
  // The page is prerendered, so it is visible before its scripts send requests; this waits for the
  // first one.
  await expect.poll(() => asked).toBeGreaterThan(0);
  await expect(page.getByRole('link', { name: 'Consultar y pagar' })).toBeVisible();
});

test('T03 a connection that breaks after a press on "Pagar" leaves the payment to be verified', async ({
  page,
}) => {
  await collectTwoBills(page);
  await confirm(page);
  await page.waitForLoadState('networkidle');
  await page.route(/\/inscripcion/, (route) => route.abort());
  await page.getByRole('button', { name: /^Pagar \$/ }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Estamos verificando tu pago' }),
  ).toBeVisible();
});

test('a press on "Pagar" without a network shows at once that nothing was sent', async ({
  page,
  context,
}) => {
  await collectTwoBills(page);
  await confirm(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Pagar \$/ }).click();
  await expect(page.getByText(/No hay conexión a internet y no enviamos nada/)).toBeVisible();
  await expect(page).toHaveURL(/confirmarPago$/);
});
