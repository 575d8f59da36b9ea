import { expect, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';

const windows = {
  'at 320 px': { viewport: { width: 320, height: 640 } },
  // 1280 × 1024 at 400 %: the same CSS pixels, of sixteen device pixels each (WCAG 1.4.10).
  'at 400 % zoom': { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 },
};

for (const [size, options] of Object.entries(windows)) {
  test.describe(size, () => {
    test.use(options);

    test('T27 a guest pays by keyboard alone, the focus always in sight, nothing wider than the window', async ({
      page,
    }) => {
      test.setTimeout(120_000);
      const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
      await page.goto('/');
      await tabTo(page, /Busca tu empresa/);
      await page.keyboard.type('lleuque');
      const option = page.getByRole('option', { name: /Aguas Lleuque/ });
      await option.waitFor();
      await expect(option).toBeInViewport();
      await page.keyboard.press('Enter');
      await heading('Consultar cuenta');
      await tabTo(page, /Identificador de servicio/);
      await page.keyboard.type('10203040');
      await page.keyboard.press('Enter');
      await page.getByRole('list', { name: 'Deudas' }).waitFor();
      await tabTo(page, /^Agregar F-/);
      await page.keyboard.press('Enter');
      await page.getByText('Cuenta agregada correctamente al carro de compras.').waitFor();
      await tabTo(page, /Continuar al pago/);
      await page.keyboard.press('Enter');
      await heading('Confirmar pago');
      await tabTo(page, /Correo electrónico/);
      await page.keyboard.type('ana@ejemplo.cl');
      await tabTo(page, /Acepto los Términos/);
      await page.keyboard.press('Space');
      await tabTo(page, /^Pagar \$/);
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Aprobar' }).waitFor();
      await tabTo(page, /Aprobar/);
      await page.keyboard.press('Enter');
      await heading('Pago exitoso');
      await page.getByText(/^Enviamos el comprobante/).waitFor();
      await tabTo(page, /Enviar comprobante/);
    });
  });
}
