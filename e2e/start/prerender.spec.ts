import { sampleItem } from '../../src/test/sampleItem.ts';
import { storedCart } from '../../src/test/cartInStorage.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdScript } from '../support/holdScript.ts';
import { signIn } from '../support/payer.ts';

/** The public pages with their headings and titles. */
const pages = [
  ['/', 'Paga tus cuentas en un solo lugar', 'Paga tus cuentas'],
  ['/pagarServicios', 'Pagar servicios', 'Pagar servicios'],
  ['/preguntas', 'Preguntas frecuentes', 'Preguntas frecuentes'],
  ['/terminos', 'Términos y Condiciones', 'Términos y Condiciones'],
  ['/basesLegales', 'Bases legales', 'Bases legales'],
  ['/contacto', 'Contacto', 'Contacto'],
] as const;

// The contact page would load Google's captcha, which tests must not reach.
test.beforeEach(({ page }) =>
  page.route('https://www.google.com/recaptcha/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  ),
);

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('each public page is complete, styled and has its own title', async ({ page }) => {
    for (const [url, heading, title] of pages) {
      await page.goto(url);
      const name = page.getByRole('heading', { level: 1, name: heading });
      await expect(name, url).toBeVisible();
      await expect(name, url).toHaveCSS('font-family', /Figtree/);
      await expect(page).toHaveTitle(`${title} · Portal de Pagos`);
    }
  });

  test('any other page gets the neutral shell, not another page', async ({ page }) => {
    for (const url of ['/consultarCuenta', '/inicio/cuentas', '/no-existe']) {
      await page.goto(url);
      await expect(page, url).toHaveTitle('Portal de Pagos');
      await expect(page.getByRole('heading'), url).toHaveCount(0);
    }
  });
});

test('a payer who reloads a public page but the home page stays there, and the contact form is filled in and keeps typed text', async ({
  page,
}) => {
  await signIn(page);
  for (const [url, heading] of pages.slice(1)) {
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Antonia Rojas Fuentes' }).waitFor();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveURL(url);
  }
  const scripts = await holdScript(page, '**/*.js');
  await page.goto('/contacto', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Comentario' }).fill('Una consulta');
  scripts.release();
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Antonia Rojas Fuentes');
  await expect(page.getByRole('textbox', { name: 'RUT' })).toHaveValue('12.345.678-5');
  await expect(page.getByRole('textbox', { name: 'Comentario' })).toHaveValue('Una consulta');
});

test('each public page is hydrated as it was rendered', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    // Each page is opened as by a new guest.
    localStorage.clear();
    sessionStorage.clear();
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, {
        first: document.querySelector('h1'),
        rules: document.querySelector<HTMLStyleElement>('style[data-rules]')?.sheet,
      });
    });
  });
  for (const [url, heading] of pages) {
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(
      await page.evaluate(() => Reflect.get(window, 'first') === document.querySelector('h1')),
      `the heading of the markup of ${url} is the one that stands`,
    ).toBe(true);
    // A moved style element would get a new sheet, and the browser would style the whole page anew.
    expect(
      await page.evaluate(
        () =>
          document.querySelector<HTMLStyleElement>('style[data-rules]')?.sheet ===
          Reflect.get(window, 'rules'),
      ),
      `the styles of the markup of ${url} stay where they are`,
    ).toBe(true);
    expect(complaints, url).toEqual([]);
  }
});

test('the stored cart appears as soon as the portal runs', async ({ page, complaints }) => {
  await page.goto('/preguntas');
  const cart = JSON.stringify(storedCart([sampleItem()]));
  await page.evaluate((stored) => localStorage.setItem('cart', stored), cart);
  for (const [url] of pages) {
    await page.goto(url);
    await expect(page.getByRole('link', { name: 'Carro, 1 cuenta' })).toBeVisible();
    // A complaint may come after the cart.
    await page.waitForLoadState('networkidle');
  }
  expect(complaints).toEqual([]);
});

test('T12 text typed before any script has loaded is neither lost nor sent', async ({ page }) => {
  const scripts = await holdScript(page, '**/*.js');
  await page.goto('/contacto', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Ana Rojas');
  await page.getByRole('textbox', { name: 'Comentario' }).fill('Una consulta');
  const send = page.getByRole('button', { name: 'Enviar' });
  await send.click();
  scripts.release();
  await expect(async () => {
    await send.click();
    await expect(page.getByText('Por favor, ingresa tu RUT')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(new URL(page.url()).search).toBe('');
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Ana Rojas');
  await expect(page.getByText('Por favor, ingresa tu nombre')).toHaveCount(0);
});
