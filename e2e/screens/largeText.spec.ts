import type { Locator, Page } from '@playwright/test';
import { shellOptions } from '../support/chromium.ts';
import { expect, test } from '../support/fixtures.ts';
import { addTwoBills, chooseCompany, consult, fillPayer, queueBill } from '../support/journey.ts';
import { expectNoSidewaysScroll, expectNothingCovered } from '../support/layout.ts';
import { expectTextInPlace } from './textInPlace.ts';
import { signIn } from '../support/payer.ts';
import { press, pressForModal } from '../walks/states.ts';
import type { State } from '../walks/states.ts';

// Sets the browser's text size to twice the default.
test.use({
  launchOptions: {
    ...shellOptions,
    args: [...(shellOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
});

/** Follows a link, and waits for a part of its screen. */
const follow =
  (name: string, part: (page: Page) => Locator) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('link', { name }).first().click();
    await part(page).first().waitFor();
  };

/** Follows a link of the profile menu, and waits for a text field of its screen. */
const followInMenu = (name: string, field: string) => async (page: Page) => {
  await press('Antonia Rojas Fuentes')(page);
  await follow(name, (each) => each.getByLabel(field))(page);
};

const guest: State[] = [
  ['home', (page) => page.goto('/')],
  ['search', (page) => page.getByRole('combobox', { name: 'Busca tu empresa' }).fill('agua')],
  ['Empresa', (page) => page.goto('/consultarCuenta')],
  ['Cuenta', chooseCompany],
  ['sample bill', press(/Dónde lo encuentro/)],
  ['empty form', press('Consultar')],
  ['Deudas', consult],
  ['filled cart', addTwoBills],
  ['a bill that waits', queueBill],
  ['cart screen', (page) => page.getByRole('link', { name: /^Ver lo elegido/ }).click()],
  ['confirm', (page) => page.getByRole('link', { name: 'Continuar al pago' }).click()],
  ['refused confirm', press(/^Pagar \$/)],
  ['terms', pressForModal('Leer términos')],
  ['accepted', press('Aceptar')],
  ['link', pressForModal('Enviar link de pago')],
  [
    'paid',
    async (page) => {
      await page.keyboard.press('Escape');
      await fillPayer(page);
      await press(/^Pagar \$/)(page);
      await press('Aprobar')(page);
      await page.getByText(/^Enviamos el comprobante/).waitFor();
    },
  ],
  ['pay services', (page) => page.goto('/pagarServicios')],
  [
    'questions',
    follow('Preguntas frecuentes', (page) => page.getByRole('button', { name: /¿.+\?/ })),
  ],
  ['contact', (page) => page.goto('/contacto')],
  ['refused contact', press('Enviar')],
  ['register', (page) => page.goto('/usuario/registro')],
  ['refused register', press('Crear cuenta')],
];

const payer: State[] = [
  ['accounts', signIn],
  ['chosen', (page) => page.getByLabel('Seleccionar Agua casa').check()],
  ['alias', pressForModal('Editar Agua casa')],
  [
    'add account',
    async (page) => {
      await page.keyboard.press('Escape');
      await follow('Agregar cuenta', (each) => each.getByRole('textbox'))(page);
    },
  ],
  ['payments', follow('Mis pagos', (page) => page.getByRole('table', { name: 'Pagos' }))],
  ['receipt', press(/^Ver comprobante/)],
  [
    'report',
    async (page) => {
      await page.keyboard.press('Escape');
      const table = { name: 'Pagos por mes' };
      await follow('Reporte de Pagos', (each) => each.getByRole('table', table))(page);
    },
  ],
  ['profile', followInMenu('Mi perfil', 'Nombre')],
  ['password', followInMenu('Cambiar contraseña', 'Contraseña actual')],
];

for (const [who, states] of Object.entries({ guest, payer })) {
  test(`text of twice the size stays in its place: ${who}`, async ({ page }) => {
    test.slow();
    for (const [name, reach] of states) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await reach(page);
      await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
      for (const width of [1280, 600, 375]) {
        await page.setViewportSize({ width, height: 900 });
        await expectTextInPlace(page, `${name}, ${width} px`);
        await expectNoSidewaysScroll(page, `${name}, ${width} px`);
      }
    }
  });
}

test('with text of twice the size the logo and the marks of companies grow, the bar keeps its name, and the cart bar the column of a wide page', async ({
  page,
}) => {
  const widthOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().width);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Portal de Pagos, inicio' })).toContainText('Pagos');
  expect(await widthOf('nav a img')).toBe(64);
  await page.goto('/consultarCuenta');
  await chooseCompany(page);
  expect(await widthOf('main .MuiAvatar-root')).toBe(96);

  await page.setViewportSize({ width: 1440, height: 900 });
  await consult(page);
  await addTwoBills(page);
  const bar = page.getByRole('complementary', { name: 'Resumen del carro' });
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const link = await bar.getByRole('link').first().boundingBox();
  expect(link?.x).toBe(title?.x);
});

for (const [width, height] of [
  [375, 812],
  [600, 900],
] as const) {
  test(`with text of twice the size no toast lies over a control at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/consultarCuenta?empresa=aguas-lleuque');
    await consult(page);
    await addTwoBills(page);
    await page.locator('[data-class]').first().waitFor();
    for (let turn = 0; turn < 4; turn += 1) {
      await page.mouse.wheel(0, 173);
      await expectNothingCovered(page, `after turn ${turn} of the wheel`);
    }
    await queueBill(page);
    await expect(page.locator('[data-class]')).toContainText('un mismo convenio');
    await expectNothingCovered(page, 'a bill that waits');
  });
}
