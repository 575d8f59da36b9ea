import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll, expectNothingCovered } from '../support/layout.ts';
import { expect, test } from '../support/fixtures.ts';
import { consult, queueBill } from '../support/journey.ts';

test.use({ reducedMotion: 'reduce' });

const toasts = (page: Page) => page.locator('[data-class]');

/**
 * Adds all bills of an account in a window of the given size; the toast must then cover neither the
 * result's words nor a control.
 */
async function addAll(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto('/consultarCuenta?empresa=aguas-lleuque');
  await consult(page);
  await page.getByRole('button', { name: 'Agregar todas' }).click();
  const notice = page.getByText('3 en tu carro');
  await notice.waitFor();
  await toasts(page).waitFor();
  const [words, toast] = [await notice.boundingBox(), await toasts(page).boundingBox()];
  if (!words || !toast) throw new Error('Nothing is shown');
  const isApart = words.y + words.height <= toast.y || toast.y + toast.height <= words.y;
  expect(isApart || words.x + words.width <= toast.x || toast.x + toast.width <= words.x).toBe(
    true,
  );
  await expectNothingCovered(page, 'all added');
}

for (const [width, height] of [
  [320, 568],
  [375, 812],
  [768, 900],
  [1440, 900],
] as const) {
  test(`a toast finds a free place in a long list at every scroll position, also one of several lines, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/consultarCuenta?empresa=autopista-rio-claro');
    await page.getByRole('main').getByRole('textbox').fill('TR2000');
    await page.getByRole('button', { name: 'Consultar', exact: true }).click();
    const debts = page.getByRole('list', { name: 'Deudas' });
    await debts.getByRole('button').nth(2).click();
    await toasts(page).waitFor();
    for (let turn = 0; turn < 8; turn += 1) {
      await page.mouse.wheel(0, 173);
      await expectNothingCovered(page, `after turn ${turn} of the wheel`);
    }
    await expect(toasts(page)).toBeVisible();

    const add = debts.getByRole('button', { name: /^Agregar / });
    for (const row of [0, 1, 2]) await add.nth(row).click();
    await queueBill(page);
    await expect(toasts(page)).toContainText('un mismo convenio');
    await expectNothingCovered(page, 'a bill that waits');
  });
}

for (const [width, height] of [
  [375, 812],
  [768, 900],
] as const) {
  test(`a toast beside the result of "Agregar todas" covers none of its words at ${width} px`, async ({
    page,
  }) => {
    await addAll(page, width, height);
  });
}

test('a toast beside the result of "Agregar todas" in a wide window moves into the window if it becomes smaller', async ({
  page,
}) => {
  await addAll(page, 1440, 900);
  for (const [width, height] of [
    [768, 900],
    [360, 812],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    const isInside = async () => {
      const box = await toasts(page).boundingBox();
      if (!box) return false;
      const { x, y } = box;
      return x >= 0 && y >= 0 && x + box.width <= width && y + box.height <= height;
    };
    await expect.poll(isInside, { message: `${width} px` }).toBe(true);
    await expectNoSidewaysScroll(page, `${width} px`);
  }
});

test('a toast without a free place is a bar, above which the page can be scrolled to its end', async ({
  page,
}) => {
  await addAll(page, 320, 568);
  const bar = page.locator('[data-docked]');
  await bar.waitFor();
  await page.mouse.wheel(0, 9_999);
  const endOf = async (place: Locator) => {
    const { y, height } = (await place.boundingBox()) ?? { y: 0, height: 0 };
    return Math.round(y + height);
  };
  const edgeOf = async (place: Locator) => Math.round((await place.boundingBox())?.y ?? 0);
  await expect
    .poll(async () => (await endOf(page.getByRole('contentinfo'))) - (await edgeOf(bar)))
    .toBeLessThanOrEqual(0);
  await bar.getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect(bar).toHaveCount(0);
  await expect.poll(() => endOf(page.getByRole('contentinfo'))).toBe(568);
});
