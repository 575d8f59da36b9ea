import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { resize } from '../support/layout.ts';
import { addTwoBills, consult, fillPayer, queueBill } from '../support/journey.ts';

const phone = { width: 375, height: 812 };
const windows = [phone, { width: 1440, height: 900 }];

/** Fails unless the part is visible without scrolling. */
const isInWindow = async (part: Locator) => expect(part).toBeInViewport({ ratio: 1 });

/** Looks up an account and adds its first three debts to the cart. */
async function collectThree(page: Page) {
  await page.goto('/consultarCuenta?empresa=aguas-lleuque');
  await consult(page);
  await addTwoBills(page);
  await page
    .getByRole('button', { name: /^Agregar F-/ })
    .nth(2)
    .click();
}

/** Presses "Pagar", and fails unless the button's text says that it is busy. */
async function expectBusyPress(page: Page): Promise<void> {
  const pay = page.getByRole('button', { name: /^Pagar \$/ });
  // The page itself observes the text: the bank may answer before the test could read it.
  const said = pay.evaluate(
    (button) =>
      new Promise<boolean>((resolve) => {
        const look = () => {
          if (button.textContent.includes('Registrando tu pago…')) resolve(true);
        };
        const changes = { childList: true, characterData: true, subtree: true };
        new MutationObserver(look).observe(button, changes);
      }),
  );
  await pay.click();
  expect(await said).toBe(true);
}

test('the confirmation shows account, description, due day and total of three debts', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await collectThree(page);
  await page.getByRole('link', { name: 'Continuar al pago' }).click();
  const list = page.getByRole('list', { name: 'Vas a pagar' });
  await list.waitFor();
  for (const viewport of windows) {
    await resize(page, viewport);
    await isInWindow(list);
    await isInWindow(list.getByText(/N° 10203040/));
    for (const due of await list.getByText(/[Vv]ence|[Vv]enció/).all()) await isInWindow(due);
    await isInWindow(page.getByText('$ 72.090').filter({ visible: true }).first());
    await isInWindow(page.getByRole('button', { name: /^Pagar \$/ }));
  }
});

test('a busy pay button has a text for it, and the result shows the main facts first, and one filled button', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await collectThree(page);
  await queueBill(page);
  await page.goto('/confirmarPago');
  await fillPayer(page);
  await expectBusyPress(page);
  const heading = page.getByRole('heading', { level: 1, name: 'Pago exitoso' });
  const approve = async () => {
    await page.getByRole('button', { name: 'Aprobar' }).click();
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(/^Pago exitoso/);
  };
  await approve();
  await page.getByText(/^Enviamos el comprobante a ana@ejemplo.cl/).waitFor();
  const main = page.getByRole('main');
  for (const viewport of windows) {
    await resize(page, viewport);
    for (const part of [
      heading,
      main.getByText('$ 72.090').first(),
      main.getByText(/^\d+ \w+ \d{4}, \d\d:\d\d$/).first(),
      main.getByRole('button', { name: 'Copiar la referencia' }),
      main.getByText(/^Enviamos el comprobante/),
      main.getByRole('button', { name: 'Enviar a otro correo' }),
      main.getByText(/· pago 2 de 2/),
      main.getByRole('button', { name: /^Continuar con/ }),
    ]) {
      await isInWindow(part);
    }
    await expect(main.locator('.MuiButton-contained')).toHaveCount(1);
    // Each button is on the line of the text to its left, so it does not begin at the left edge
    // of the column.
    const edge = await heading.evaluate((element) => element.closest('header')?.offsetLeft ?? 0);
    for (const name of ['Copiar la referencia', 'Enviar a otro correo']) {
      const box = await main.getByRole('button', { name }).boundingBox();
      expect(box?.x, `${name}, ${viewport.width} px`).toBeGreaterThan(edge + 24);
    }
    const last = [
      main.getByRole('button', { name: 'Recordar esta cuenta en este dispositivo' }),
      main.getByRole('link', { name: 'Tengo un problema con este pago' }),
      main.getByRole('button', { name: 'Olvidar mis datos en este dispositivo' }),
    ];
    const tops = await Promise.all(last.map(async (each) => (await each.boundingBox())?.y));
    expect(new Set(tops).size, `${viewport.width} px`).toBe(1);
  }

  await page.setViewportSize(phone);
  await main.getByRole('button', { name: /^Continuar con/ }).click();
  for (const viewport of windows) {
    await resize(page, viewport);
    await expect(page.getByText('Pago 2 de 2')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /Acepto los Términos/ })).toBeChecked();
  }
  await fillPayer(page);
  await expectBusyPress(page);
  await approve();
});

test('the title keeps its place from the lookup to the result, and buttons of a row have one height', async ({
  page,
}) => {
  const places = windows.map(() => new Set<number>());
  const look = async () => {
    for (const [nth, viewport] of windows.entries()) {
      await resize(page, viewport);
      const title = page.getByRole('heading', { level: 1 });
      const left = await title.evaluate((element) => {
        const column = element.closest('header') ?? element;
        return Math.round(column.getBoundingClientRect().left);
      });
      places[nth]?.add(left);
    }
  };
  await collectThree(page);
  await look();
  for (const path of ['/carroDeCuentas', '/confirmarPago', '/resultadoPago']) {
    await page.goto(path);
    await look();
  }
  const buttons = page.getByRole('main').locator('form .MuiButton-root');
  for (const viewport of windows) {
    await resize(page, viewport);
    const heights = await buttons.evaluateAll((all) =>
      all.map((button) => button.getBoundingClientRect().height),
    );
    expect(heights.length).toBe(2);
    expect(new Set(heights).size, `${viewport.width} px`).toBe(1);
  }
  await page.goto('/resultadoPago?referencia=desconocida');
  await page.getByRole('heading', { level: 1, name: 'No encontramos ese pago' }).waitFor();
  await look();
  for (const [nth, { width }] of windows.entries()) {
    expect([...(places[nth] ?? [])], `${width} px`).toHaveLength(1);
  }
});

test('a limit that the total breaks makes "Continuar al pago" an outlined button', async ({
  page,
}) => {
  await collectThree(page);
  await page.getByRole('link', { name: 'Continuar al pago' }).click();
  await page.getByRole('link', { name: 'Editar el carro' }).click();
  await page.getByRole('heading', { level: 1, name: 'Carro de cuentas' }).waitFor();
  const next = page.getByRole('link', { name: 'Continuar al pago' }).last();
  await expect(next).toHaveClass(/MuiButton-contained/);
  await page.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem('cart') ?? '{}') as Record<string, unknown>;
    localStorage.setItem('cart', JSON.stringify({ ...cart, maxAmount: 100 }));
  });
  await page.reload();
  await expect(next).toHaveClass(/MuiButton-outlined/);
});
