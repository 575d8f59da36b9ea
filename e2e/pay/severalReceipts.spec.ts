import { expect, test } from '../support/fixtures.ts';
import { printThreeReceipts, signIn } from '../support/payer.ts';

test('three selected receipts print as one job of three sheets, and disappear from the page afterwards; on a phone the buttons for the selected receipts are in the window wherever the page is', async ({
  page,
}) => {
  await printThreeReceipts(page);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(3);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('.print-receipt')).toHaveCount(0);

  await page.getByRole('link', { name: 'Reporte de Pagos' }).click();
  await page.getByRole('link', { name: 'Mis pagos' }).click();
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole('button', { name: 'Seleccionar todos' }).click();
  for (const name of ['Quitar selección', 'Guardar PDF', 'Imprimir seleccionados'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
});

test('T08 a receipt leads to the contact form, and going back after a logout shows no payment', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/inicio/pagos/cartolaHistorica?estado=PAGADO');
  await page
    .getByRole('button', { name: /^Ver comprobante / })
    .first()
    .click();
  await page.getByRole('link', { name: 'Tengo un problema con este pago' }).click();
  const comment = page.getByRole('textbox', { name: 'Comentario' });
  await expect(comment).toHaveValue(/^Tengo un problema con el pago \w{4}(?: \w{4}){4}, del /);
  expect(new URL(page.url()).search).toBe('');
  await page.reload();
  await expect(comment).toHaveValue(/^Tengo un problema con el pago \w{4}(?: \w{4}){4}, del /);
  await page.goto('/inicio/cuentas');
  await page.getByRole('button', { name: 'Antonia Rojas Fuentes' }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.getByRole('button', { name: 'Ingresar' }).waitFor();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(history.state)))
    .not.toContain('company');
  await expect(comment).toHaveValue('');
});
