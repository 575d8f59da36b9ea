import { expect, test } from './fixtures.ts';
import { addTwoBills, chooseCompany, consult, fillPayer } from './journey.ts';
import { testAccess } from './states.ts';
import type { State } from './states.ts';

/** Every state of a guest's journey, in the order in which it is met; the name says where. */
const journey: State[] = [
  ['home', (page) => page.goto('/')],
  ['search', (page) => page.getByRole('combobox', { name: 'Busca tu empresa' }).fill('a')],
  ['Empresa', (page) => page.goto('/consultarCuenta')],
  ['Cuenta', chooseCompany],
  ['sample bill', (page) => page.getByRole('button', { name: /Dónde lo encuentro/ }).click()],
  ['empty form', (page) => page.getByRole('button', { name: 'Consultar', exact: true }).click()],
  ['Deudas', consult],
  ['filled cart', addTwoBills],
  ['cart screen', (page) => page.goto('/carroDeCuentas')],
  ['confirm', (page) => page.getByRole('link', { name: 'Continuar al pago' }).click()],
  ['refused confirm', (page) => page.getByRole('button', { name: /^Pagar \$/ }).click()],
  ['terms', (page) => page.getByRole('button', { name: 'Leer términos' }).click()],
  ['accepted', (page) => page.getByRole('button', { name: 'Aceptar' }).click()],
  [
    'bank page',
    async (page) => {
      await fillPayer(page);
      await page.getByRole('button', { name: /^Pagar \$/ }).click();
      await page.getByRole('button', { name: 'Rechazar' }).waitFor();
    },
  ],
  [
    'rejected',
    async (page) => {
      await page.getByRole('button', { name: 'Rechazar' }).click();
      await page.getByRole('heading', { level: 1, name: 'Pago rechazado' }).waitFor();
    },
  ],
  [
    'verifying',
    async (page) => {
      await page.goto('/resultadoPago?referencia=desconocida');
      await page.getByRole('heading', { level: 1, name: 'Estamos verificando tu pago' }).waitFor();
    },
  ],
  ['pay services', (page) => page.goto('/pagarServicios')],
  ['questions', (page) => page.goto('/preguntas')],
  ['terms page', (page) => page.goto('/terminos')],
  ['legal page', (page) => page.goto('/basesLegales')],
  ['contact', (page) => page.goto('/contacto')],
];

testAccess('a guest’s journey', journey);

test.describe('by keyboard alone, at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('T27 a guest pays, the focus always visible', async ({ page }) => {
    const reach = async (name: RegExp) => {
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press('Tab');
        const focused = page.locator(':focus');
        const label = await focused.evaluate(
          (element) =>
            element.getAttribute('aria-label') ??
            (element instanceof HTMLInputElement
              ? (element.labels?.[0]?.textContent ?? '')
              : (element.textContent ?? '')),
        );
        const ring = await focused.evaluate((element) => {
          const isShown = (candidate: Element | null): boolean => {
            if (!candidate) return false;
            const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate);
            return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
          };
          const near = [element, element.parentElement, element.nextElementSibling];
          return near.some(isShown);
        });
        expect(ring, `focus is visible on «${label}»`).toBe(true);
        if (name.test(label)) return;
      }
      throw new Error(`Tab never reached ${name}`);
    };
    await page.goto('/');
    await reach(/Busca tu empresa/);
    await page.keyboard.type('lleuque');
    await page.getByRole('option', { name: /Aguas Lleuque/ }).waitFor();
    await page.keyboard.press('Enter');
    const identifier = page.getByRole('textbox', { name: 'Identificador de servicio' });
    await identifier.waitFor();
    if (!(await identifier.evaluate((input) => input === document.activeElement))) {
      await reach(/Identificador de servicio/);
    }
    await page.keyboard.type('10203040');
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: 'Deudas' }).waitFor();
    await reach(/^Agregar F-/);
    await page.keyboard.press('Enter');
    await reach(/Continuar al pago/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Confirmar pago' }).waitFor();
    await reach(/Correo electrónico/);
    await page.keyboard.type('ana@ejemplo.cl');
    await reach(/Acepto los Términos/);
    await page.keyboard.press('Space');
    await reach(/^Pagar \$/);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Aprobar' }).waitFor();
    await reach(/Aprobar/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Pago exitoso' }).waitFor();
  });
});
