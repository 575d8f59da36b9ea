import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { addTwoBills, collectTwoBills, confirm } from '../support/journey.ts';
import { signIn } from '../support/payer.ts';
import { holdScript } from '../support/holdScript.ts';
import { press, pressForModal } from '../walks/states.ts';
import { translate } from './translation.ts';

type Step = [name: string, act: (page: Page) => Promise<unknown>];

const text = (part: string | RegExp) => (page: Page) => page.getByText(part).first().waitFor();
const pay = { name: /^Pagar \$/ };

/**
 * The text of the page and its modals, line by line, without values that differ between payments.
 */
async function linesOf(page: Page): Promise<string[]> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const texts = await page.locator('#root, [role=dialog]').allInnerTexts();
  return (
    texts
      .join('\n')
      // Puts these buttons on lines of their own, where a translated page has them already.
      .replaceAll(/(?<=\S)(Copiar|Enviar a otro correo)$/gm, '\n$1')
      .replaceAll(/\d\d:\d\d/g, '--:--')
      .replaceAll(/\b[A-Z\d]{20}\b/g, '(referencia)')
      .split(/\s*\n\s*/)
  );
}

/**
 * Takes the same steps on a page and on a translated one. Both must show the same text after each
 * step, and the translated page must report no error.
 */
async function takeSteps(page: Page, steps: readonly Step[]): Promise<void> {
  const { baseURL = '', locale = '', timezoneId = '' } = test.info().project.use;
  const translated = await page.context().browser()?.newContext({ baseURL, locale, timezoneId });
  const other = await translated?.newPage();
  if (!other) throw new Error('no browser');
  const errors: string[] = [];
  other.on('pageerror', (error) => errors.push(String(error)));
  await translate(other);
  for (const [name, act] of steps) {
    await Promise.all([act(page), act(other)]);
    expect(errors, name).toEqual([]);
    await expect(async () => {
      const [plain, shown] = await Promise.all([linesOf(page), linesOf(other)]);
      expect(shown, name).toEqual(plain);
    }).toPass({ timeout: 10_000 });
  }
  expect(await other.locator('font').count()).toBeGreaterThan(0);
  await translated?.close();
}

test('a guest pays on a translated page the amount that it shows', async ({ page }) => {
  test.setTimeout(180_000);
  await takeSteps(page, [
    ['two bills', collectTwoBills],
    ['one bill less', press(/^Eliminar/)],
    ['its toast', text('Cuenta eliminada correctamente del carro de compras.')],
    ['added again', addTwoBills],
    ['all', press('Agregar todas')],
    ['cart', (each) => each.goto('/carroDeCuentas')],
    ['empty', press('Vaciar carro')],
    ['undone', press('Deshacer')],
    ['confirmation', confirm],
    ['refused', (each) => each.getByRole('checkbox', { name: /Acepto/ }).uncheck()],
    ['terms', pressForModal('Leer términos')],
    ['accepted', press('Aceptar')],
    ['link', pressForModal('Enviar link de pago')],
    ['closed', (each) => each.keyboard.press('Escape')],
    [
      'paid',
      async (each) => {
        await each.getByRole('checkbox', { name: /Acepto/ }).check();
        const total = await each.getByRole('button', pay).innerText();
        await each.getByRole('button', pay).click();
        // The bank's page writes amounts without a space.
        const charged = total.replace('Pagar', '').replaceAll(/\s/g, '');
        await expect(each.getByText(charged).first()).toBeVisible();
        await press('Aprobar')(each);
        await text('Pago exitoso')(each);
        await text(/^Enviamos el comprobante/)(each);
      },
    ],
  ]);
});

test('a search typed while a slow machine renders a translated page again keeps every letter', async ({
  page,
}) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await translate(page);
  await page.goto('/', { waitUntil: 'commit' });
  const search = page.getByRole('combobox', { name: 'Busca tu empresa' });
  // Types before the portal has started.
  await search.focus();
  await page.keyboard.type('aguas lleuque', { delay: 150 });
  await expect(search).toHaveValue('aguas lleuque');
  await expect(page.getByRole('option', { name: /Aguas Lleuque/ })).toBeVisible();
});

test('a payer’s first minutes on a translated page show the same texts as on a plain one', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await takeSteps(page, [
    ['accounts', signIn],
    ['more', press('Ver más')],
    ['one chosen', (each) => each.getByLabel('Seleccionar Agua casa').check()],
    [
      'two chosen',
      (each) =>
        each
          .getByLabel(/^Seleccionar Luz/)
          .first()
          .check(),
    ],
    ['alias', pressForModal('Editar Agua casa')],
    [
      'renamed',
      async (each) => {
        await each.getByRole('textbox', { name: 'Alias' }).fill('Agua de la casa');
        await press('Guardar')(each);
        await text('Agua de la casa')(each);
      },
    ],
    ['removed', press('Quitar Agua de la casa')],
    ['undone', press('Deshacer')],
    ['payments', (each) => each.getByRole('link', { name: 'Mis pagos' }).click()],
    ['a list', (each) => each.getByRole('table', { name: 'Pagos' }).waitFor()],
    ['the next page', (each) => each.getByRole('button', { name: /página siguiente/i }).click()],
    [
      'one state',
      async (each) => {
        await each.getByRole('combobox', { name: 'Estado' }).selectOption('Pagado');
        await press('Filtrar')(each);
      },
    ],
    ['receipt', press(/^Ver comprobante/)],
    ['its total', text('Total pagado')],
    ['closed', (each) => each.keyboard.press('Escape')],
    ['report', (each) => each.getByRole('link', { name: 'Reporte de Pagos' }).click()],
    ['its table', (each) => each.getByRole('table', { name: 'Pagos por mes' }).waitFor()],
    ['cart', (each) => each.getByRole('link', { name: 'Pagar mis cuentas' }).click()],
    ['filled', press('Pagar lo que vence primero')],
  ]);
});

test('forms on a translated page show their errors, and remove them once corrected', async ({
  page,
}) => {
  await takeSteps(page, [
    ['login', (each) => each.goto('/').then(() => press('Ingresar')(each))],
    ['its fields', (each) => each.getByRole('dialog').getByLabel('Correo electrónico').fill('a')],
    ['left login', (each) => each.keyboard.press('Tab')],
    [
      'register',
      async (each) => {
        await each.keyboard.press('Escape');
        await press('Registrarte')(each);
        await each.getByRole('heading', { level: 1, name: 'Crea tu cuenta' }).waitFor();
      },
    ],
    ['empty', press('Crear cuenta')],
    ['a name', (each) => each.getByRole('textbox', { name: 'Nombre' }).fill('Ana')],
    ['a wrong RUT', (each) => each.getByRole('textbox', { name: 'RUT' }).fill('12345678-0')],
    ['left', (each) => each.keyboard.press('Tab')],
    ['a right one', (each) => each.getByRole('textbox', { name: 'RUT' }).fill('12345678-5')],
    ['contact', (each) => each.goto('/contacto')],
    ['empty contact', press('Enviar')],
    ['a comment', (each) => each.getByRole('textbox', { name: 'Comentario' }).fill('Hola')],
  ]);
});

for (const [url, role, name, typed] of [
  ['/', 'combobox', 'Busca tu empresa', 'lleuque'],
  ['/pagarServicios', 'textbox', 'Buscar empresa', 'canelo'],
  ['/contacto', 'textbox', 'Comentario', 'Hola'],
] as const) {
  test(`text typed on a translated ${url} before its scripts run is kept, and so is the focus`, async ({
    page,
  }) => {
    await translate(page);
    const script = await holdScript(page);
    await page.goto(url, { waitUntil: 'commit' });
    const field = page.getByRole(role, { name });
    await field.fill(typed);
    await page.locator('font').first().waitFor({ state: 'attached' });
    const before = await field.elementHandle();
    script.release();
    // Waits until React has replaced the field: the test is about the text of the new field.
    await expect.poll(() => before?.evaluate((each) => each.isConnected)).toBe(false);
    await expect(field).toHaveValue(typed);
    await expect(field).toBeFocused();
  });
}

test('a button pressed on a translated page before its scripts run acts once they do', async ({
  page,
}) => {
  await translate(page);
  const script = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.onclick);
  await page.locator('button font').first().waitFor();
  await page.getByRole('button', { name: 'Ingresar' }).click();
  script.release();
  await expect(page.getByRole('dialog', { name: 'Ingresa tus datos' })).toBeVisible();
});
