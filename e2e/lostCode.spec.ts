import { expect, test } from './fixtures.ts';
import { openLogin, sendLogin } from './payer.ts';

/** A text that only the code of the payer's navigation and of an empty list have. */
const ofNavigation = 'Pagar mis cuentas';

test('T20 a payer whose navigation does not load keeps the screen, the cart and the way out', async ({
  page,
}) => {
  let lost = 0;
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    if (!(await response.text()).includes(ofNavigation)) return route.fulfill({ response });
    lost += 1;
    return route.abort();
  });
  await openLogin(page);
  await sendLogin(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Mis cuentas' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Carro, 0 cuentas' })).toBeVisible();
  expect(lost).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  // Files may still be on their way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
