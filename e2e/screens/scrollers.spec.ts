import { launchOptions } from '../support/chromium.ts';
import { expect, test } from '../support/fixtures.ts';

// With scroll bars that take room, as on most desktops.
test.use({ launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } });

for (const width of [1440, 1024, 768]) {
  test(`a filled cart makes nothing scroll sideways beside the lookup, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
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
    const sideways = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('html, body *')]
        .filter((box) => {
          const { overflowX } = getComputedStyle(box);
          const isScroller = box.localName === 'html' || /auto|scroll|hidden/.test(overflowX);
          return isScroller && box.clientWidth > 1 && box.scrollWidth > box.clientWidth;
        })
        .map((box) => box.outerHTML.slice(0, 200)),
    );
    expect(sideways).toEqual([]);
    const items = page.locator('[data-cart-items]');
    if ((await items.count()) === 0) return;
    const scroller = await items.evaluate(({ scrollHeight, clientHeight }) => ({
      scrollHeight,
      clientHeight,
    }));
    if (width === 1440) expect(scroller.scrollHeight).toBeGreaterThan(scroller.clientHeight);
  });
}
