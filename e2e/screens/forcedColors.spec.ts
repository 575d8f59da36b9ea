import { expect, test } from '../support/fixtures.ts';
import { chooseCompany, collectTwoBills, consult, queueBill } from '../support/journey.ts';
import type { State } from '../walks/states.ts';

const states: State[] = [
  ['Empresa', (page) => page.goto('/consultarCuenta')],
  ['Cuenta', chooseCompany],
  ['Deudas', consult],
  ['two bills', collectTwoBills],
  ['one that waits', queueBill],
  ['cart', (page) => page.goto('/carroDeCuentas')],
  ['confirm', (page) => page.getByRole('link', { name: 'Continuar al pago' }).click()],
];

/** The text of each button whose border leaves the column of the page. Runs in the page. */
function buttonsOutside(): string[] {
  const edge = Math.min(32, Math.max(16, 0.04 * window.innerWidth)) - 1;
  return [...document.querySelectorAll('.MuiButton-root')]
    .filter((button) => button.checkVisibility())
    .filter((button) => {
      const { left, right } = button.getBoundingClientRect();
      return left < edge || right > document.documentElement.clientWidth - edge;
    })
    .map((button) => button.textContent);
}

test.use({
  contextOptions: { forcedColors: 'active' },
  viewport: { width: 375, height: 812 },
});

test('in forced colours text buttons, whose borders show, stay inside their rows', async ({
  page,
}) => {
  for (const [name, reach] of states) {
    await reach(page);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await page.evaluate(buttonsOutside), name).toEqual([]);
  }
});
