import { expect, test } from './fixtures.ts';
import { signIn } from './payer.ts';

test.use({ timezoneId: 'Pacific/Auckland' });

test('far from Chile a payer’s days are the bank’s, and change when they do', async ({ page }) => {
  // Two minutes to midnight in Chile: for the reader it has long been the 21st.
  await page.clock.install({ time: '2026-11-21T02:58:00Z' });
  await signIn(page);
  await page.getByRole('link', { name: 'Reporte de Pagos' }).click();
  const until = page.getByRole('textbox', { name: 'Hasta' });
  await expect(until).toHaveValue('2026-11-20');
  await page.getByRole('button', { name: 'Abrir calendario' }).last().click();
  const calendar = page.getByRole('dialog', { name: 'Hasta: elige una fecha' });
  await expect(calendar.locator('[aria-current=date]')).toHaveAccessibleName(/20 de noviembre/);
  await page.keyboard.press('Escape');
  await page.clock.fastForward('03:00');
  await expect(until).toHaveValue('2026-11-20');
  await page.keyboard.press('Shift');
  await expect(until).toHaveValue('2026-11-21');
});
