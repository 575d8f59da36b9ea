import { launch } from './phone.ts';
const browser = await launch();
for (const width of [1440, 1024, 1023, 375]) {
  const page = await (await browser.newContext({ baseURL: 'http://localhost:4122', viewport: { width, height: 900 } })).newPage();
  await page.goto('/consultarCuenta?empresa=aguas-lleuque');
  await page.getByRole('textbox', { name: 'Identificador de servicio' }).fill('10203040');
  await page.getByRole('button', { name: 'Consultar', exact: true }).click();
  await page.getByRole('button', { name: /^Agregar F-/ }).first().click();
  await page.waitForTimeout(800);
  console.log(width, await page.getByRole('region', { name: 'Carro de cuentas' }).count(), await page.getByRole('complementary', { name: 'Resumen del carro' }).isVisible());
  if (width === 1440) { await page.setViewportSize({ width: 1000, height: 900 }); await page.waitForTimeout(300); console.log('resized', await page.getByRole('region', { name: 'Carro de cuentas' }).count(), await page.getByRole('complementary', { name: 'Resumen del carro' }).isVisible()); await page.setViewportSize({ width: 1440, height: 900 }); await page.waitForTimeout(300); }
  await page.screenshot({ path: `/tmp/l0-${width}.png` });
}
await browser.close();
