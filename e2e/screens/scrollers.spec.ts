import { launchOptions } from '../support/chromium.ts';
import { expect, test } from '../support/fixtures.ts';
import { resize } from '../support/layout.ts';
import { signIn } from '../support/payer.ts';

// Shows scroll bars that take room, as most desktops do.
test.use({ launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } });

test('a filled cart makes nothing scroll sideways beside the lookup, at any width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto('/consultarCuenta?empresa=autopista-rio-claro');
  await page.getByRole('textbox').first().fill('TR2000');
  await page.getByRole('button', { name: 'Consultar', exact: true }).click();
  await page.getByRole('list', { name: 'Deudas' }).waitFor();
  await page.getByRole('button', { name: 'Agregar las primeras 50' }).click();
  await page
    .getByText(/^50 de 50 deudas$/)
    .or(page.getByText(/^\$/))
    .first()
    .waitFor();
  const items = page.getByRole('list', { name: 'En tu carro' }).locator('..');
  const scroller = await items.evaluate(({ scrollHeight, clientHeight }) => ({
    scrollHeight,
    clientHeight,
  }));
  expect(scroller.scrollHeight).toBeGreaterThan(scroller.clientHeight);
  for (const width of [1440, 1024, 768]) {
    await resize(page, { width, height: 700 });
    const sideways = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('html, body *')]
        .filter((box) => {
          const { overflowX } = getComputedStyle(box);
          const isScroller = box.localName === 'html' || /auto|scroll|hidden/.test(overflowX);
          return isScroller && box.clientWidth > 1 && box.scrollWidth > box.clientWidth;
        })
        .map((box) => box.outerHTML.slice(0, 200)),
    );
    expect(sideways, `${width} px`).toEqual([]);
  }
});

test('the cart cuts six debts between two of them, and never hides less than one, at any height', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto('/consultarCuenta?empresa=universidad-litoral-sur');
  await page.getByRole('textbox', { name: 'RUT' }).fill('19283746-4');
  await page.getByRole('button', { name: 'Consultar', exact: true }).click();
  const add = page.getByRole('list', { name: 'Deudas' }).getByRole('button', { name: /^Agregar / });
  for (const row of [0, 1, 2, 3, 4, 5]) await add.nth(row).click();
  await page.getByText(/^6 de 10 deudas$/).waitFor();
  const list = page.getByRole('list', { name: 'En tu carro' });
  await expect(list.getByRole('button')).toHaveCount(6);
  const isWellCut = () =>
    list.evaluate((element) => {
      const { bottom } = element.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const rows = [...element.querySelectorAll('li li')].map((row) => row.getBoundingClientRect());
      const hidden = Math.round((rows.at(-1)?.bottom ?? 0) - bottom);
      const least = Math.round(rows.at(-1)?.height ?? 0);
      const isThroughRow = rows.some((row) => row.top < bottom - 1 && row.bottom > bottom + 1);
      return !isThroughRow && (hidden <= 0 || hidden >= least);
    });
  for (const height of [700, 900, 1080, 1200]) {
    await resize(page, { width: 1440, height });
    await expect.poll(isWellCut, { message: `${height} px` }).toBe(true);
  }
});

test('only the content of a modal scrolls, to its end, on a phone and on a wide screen', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/inicio/pagos/cartolaHistorica?estado=PAGADO');
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await page
      .getByRole('button', { name: /^Ver comprobante / })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Comprobante' });
    await dialog.getByText('Total pagado').first().waitFor();
    const beyond = await dialog.evaluate((paper) => paper.scrollHeight - paper.clientHeight);
    expect(beyond, `${width} px`).toBe(0);
    await dialog.getByRole('link', { name: 'Tengo un problema con este pago' }).focus();
    const save = dialog.getByRole('button', { name: 'Guardar PDF' });
    await expect(save, `${width} px`).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});
