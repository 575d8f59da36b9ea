import { expect, test } from '../support/fixtures.ts';
import { addTwoBills, chooseCompany, consult, fillPayer, queueBill } from '../support/journey.ts';
import { signIn } from '../support/payer.ts';
import { openHome, threeAccounts, twentyAccounts } from '../walks/rememberedStates.ts';
import { press } from '../walks/states.ts';
import type { State } from '../walks/states.ts';

const guest: State[] = [
  ['Empresa', (page) => page.goto('/consultarCuenta')],
  ['Cuenta', chooseCompany],
  ['Deudas', consult],
  ['two bills', addTwoBills],
  ['one that waits', queueBill],
  // At the width of a phone, which the previous state ends with, a bar leads to the cart.
  ['cart', (page) => page.getByRole('link', { name: /^Ver lo elegido/ }).click()],
  ['confirm', (page) => page.getByRole('link', { name: 'Continuar al pago' }).click()],
  [
    'paid',
    async (page) => {
      await fillPayer(page);
      await press(/^Pagar \$/)(page);
      await press('Aprobar')(page);
      await page.getByRole('button', { name: 'Enviar a otro correo' }).waitFor();
    },
  ],
  ['remembered accounts', openHome(threeAccounts)],
  ['what they owe', press('Ver cuánto debo ahora')],
  [
    'many remembered accounts',
    async (page) => {
      await openHome(twentyAccounts)(page);
      await press(/^Ver las/)(page);
    },
  ],
];

const payer: State[] = [
  ['accounts', signIn],
  [
    'payments',
    async (page) => {
      await page.goto('/inicio/pagos/cartolaHistorica?estado=PAGADO');
      await page.getByRole('table', { name: 'Pagos' }).waitFor();
    },
  ],
];

/**
 * The text of each button whose border leaves the page's column or the button's row. Runs in the
 * page.
 */
function buttonsOutside(): string[] {
  const gutter = Math.min(32, Math.max(16, 0.04 * window.innerWidth)) - 1;
  return [...document.querySelectorAll('main button, main a.MuiButtonBase-root')]
    .filter((button) => button.checkVisibility())
    .filter((button) => {
      const { left, right } = button.getBoundingClientRect();
      // A section without a box of its own (`display: contents`) does not count as a row.
      const box = button.closest('li, tr, form, section')?.getBoundingClientRect();
      const row = box?.width ? box : undefined;
      const edges = {
        left: Math.max(gutter, (row?.left ?? 0) - 1),
        right: Math.min(document.documentElement.clientWidth - gutter, (row?.right ?? 1e4) + 1),
      };
      return left < edges.left || right > edges.right;
    })
    .map((button) => button.textContent || (button.getAttribute('aria-label') ?? ''));
}

/**
 * Returns the text of each button whose words begin less than 4 px right of its left edge. Runs in
 * the page.
 */
function touchedBorders(): string[] {
  return [...document.querySelectorAll('main button, main a.MuiButton-root')]
    .filter((button) => button.checkVisibility() && button.textContent.trim() !== '')
    .filter((button) => {
      const { left } = button.getBoundingClientRect();
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        const words = range.getBoundingClientRect();
        // Visually hidden words, which are in a box of one pixel, do not count.
        const isShown = (texts.currentNode.parentElement?.getBoundingClientRect().width ?? 0) > 1;
        if (isShown && words.left < left + 4) return true;
      }
      return false;
    })
    .map((button) => button.textContent);
}

/** The placeholder of each field that its own button overlaps. Runs in the page. */
function coveredFields(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>('main input[placeholder]')]
    .filter((field) => {
      const button = field.parentElement?.querySelector('button')?.getBoundingClientRect();
      return button !== undefined && button.left < field.getBoundingClientRect().right;
    })
    .map(({ placeholder }) => placeholder);
}

/**
 * The names of buttons whose left edge is less than 2 px from the right edge of the previous
 * button, on the same line. Runs in the page.
 */
function sharedEdges(): string[] {
  return [...document.querySelectorAll('main button + button')]
    .filter((button) => button.checkVisibility())
    .filter((button) => {
      const [one, other] = [button.previousElementSibling, button].map((each) =>
        each?.getBoundingClientRect(),
      );
      return one && other && one.top === other.top && Math.abs(one.right - other.left) < 2;
    })
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
}

test.use({ contextOptions: { forcedColors: 'active' } });

for (const [who, states] of Object.entries({ guest, payer })) {
  test(`in forced colours buttons, whose borders show, stay inside their rows and off their words: ${who}`, async ({
    page,
  }) => {
    test.slow();
    for (const [name, reach] of states) {
      await reach(page);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      for (const width of [768, 375]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(buttonsOutside), `${name}, ${width} px`).toEqual([]);
        expect(await page.evaluate(touchedBorders), `${name}, ${width} px`).toEqual([]);
        expect(await page.evaluate(coveredFields), `${name}, ${width} px`).toEqual([]);
        expect(await page.evaluate(sharedEdges), `${name}, ${width} px`).toEqual([]);
      }
    }
  });
}
