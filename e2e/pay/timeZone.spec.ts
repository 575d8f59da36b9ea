import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { chooseCompany, consult } from '../support/journey.ts';
import { signIn } from '../support/payer.ts';

/**
 * If the sandbox's bank is first opened on the 13th, the October bill of account 10203040 is due on
 * the 17th.
 */
const opening = '2026-11-13T15:00:00Z';
/**
 * Two minutes before the 17th ends in Chile, and one minute after its end: so close together that
 * no session times out.
 */
const evening = '2026-11-18T02:58:00Z';
const night = '2026-11-18T03:01:00Z';

/** Opens the sandbox's bank on the 13th, and finds the bill for October. */
async function findOctober(page: Page) {
  await page.clock.install({ time: opening });
  await page.goto('/consultarCuenta');
  await chooseCompany(page);
  await consult(page);
  return page.getByRole('listitem').filter({ hasText: 'Consumo octubre 2026' });
}

for (const timezoneId of ['Europe/Madrid', 'Pacific/Auckland', 'America/Los_Angeles']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('a guest’s bill, and a payer’s accounts, filters, calendar and report use Chile’s day, and change with it', async ({
      context,
      page: guest,
    }) => {
      const october = await findOctober(guest);
      await expect(october).toContainText('Vence el 17 nov 2026');
      await guest.clock.setSystemTime(evening);
      await guest.reload();
      await expect(october).toContainText('Vence hoy');
      await expect(october).not.toContainText('Vencida');

      const page = await context.newPage();
      await signIn(page);
      await expect(
        page.getByText('3 deudas · Vencida hace 30 días, el 18 oct 2026').first(),
      ).toBeVisible();

      await page.getByRole('link', { name: 'Mis pagos' }).click();
      await expect(page.getByText(/Incluye todos tus pagos .* al 17 nov 2026/)).toBeVisible();
      const until = page.getByRole('textbox', { name: 'Hasta' });
      await page.getByRole('button', { name: 'Abrir calendario' }).last().click();
      const calendar = page.getByRole('dialog', { name: 'Hasta: elige una fecha' });
      await expect(calendar.locator('[aria-current=date]')).toHaveAccessibleName(
        /martes, 17 de noviembre/,
      );
      await expect(calendar.getByRole('gridcell', { name: /18 de noviembre/ })).toBeDisabled();
      // 2026-11-02 and 2026-11-30 are Mondays, and must be below the heading of Mondays. The 30th
      // is the only day of November in its week.
      const middle = async (name: RegExp, role: 'columnheader' | 'gridcell') => {
        const box = await calendar.getByRole(role, { name }).first().boundingBox();
        return (box?.x ?? 0) + (box?.width ?? 0) / 2;
      };
      // The check is repeated, because the calendar grows while it opens.
      for (const day of [/lunes, 2 de noviembre/, /lunes, 30 de noviembre/]) {
        const distance = async () =>
          Math.abs((await middle(day, 'gridcell')) - (await middle(/lunes/i, 'columnheader')));
        await expect.poll(distance).toBeLessThan(2);
      }
      await page.keyboard.press('Escape');
      await until.fill('2026-11-18');
      await page.getByRole('button', { name: 'Filtrar' }).click();
      await expect(until).toHaveAccessibleDescription(/posterior al 17 nov 2026/);

      await page.getByRole('link', { name: 'Reporte de Pagos' }).click();
      await expect(until).toHaveValue('2026-11-17');
      await page.clock.setSystemTime(night);
      await page.keyboard.press('Shift');
      await expect(until).toHaveValue('2026-11-18');
      await guest.keyboard.press('Shift');
      await expect(october).toContainText('Vencida hace 1 día');
    });
  });
}
