import { expect, test } from '../support/fixtures.ts';
import { watchShifts } from '../support/layout.ts';
import { threeAccounts, openHome, twentyAccounts, water } from '../walks/rememberedStates.ts';

test('a guest pays a remembered account in three presses, and types only the e-mail', async ({
  page,
}) => {
  await openHome([water])(page);
  let presses = 0;
  await page.exposeFunction('countPress', () => (presses += 1));
  await page.addInitScript(() => {
    const count = Reflect.get(window, 'countPress') as () => void;
    window.addEventListener('pointerdown', count, { capture: true });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Consultar Aguas Lleuque' }).click();
  await page.getByRole('button', { name: 'Pagar Aguas Lleuque' }).click();
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('ana@ejemplo.cl');
  await page.getByRole('button', { name: /^Pagar \$/ }).click();
  await page.getByRole('button', { name: 'Aprobar' }).waitFor();
  expect(presses).toBe(3);
});

for (const width of [1440, 1024, 768, 375]) {
  test(`nothing moves while the home page loads with remembered accounts, ${width} px`, async ({
    page,
  }) => {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.setViewportSize({ width, height: 800 });
    const readShifts = await watchShifts(page);
    for (const accounts of [[water], threeAccounts, twentyAccounts]) {
      await openHome(accounts)(page);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      const shifts = await readShifts();
      const sum = shifts.reduce((total, [value]) => total + value, 0);
      expect(sum, `${accounts.length} ${JSON.stringify(shifts)}`).toBeLessThan(0.001);
      const search = await page.getByRole('combobox', { name: 'Busca tu empresa' }).boundingBox();
      expect(search && search.y + search.height).toBeLessThan(800);
      const fold = page.getByRole('button', { name: /^Ver las/ });
      if (await fold.isVisible()) await fold.click();
      await page.getByRole('list', { name: 'Tus cuentas en este dispositivo' }).waitFor();
      const sideways = () => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      };
      expect(await page.evaluate(sideways)).toBe(0);
    }
  });
}
