import { expect, test } from '../support/fixtures.ts';
import { chooseCompany, consult } from '../support/journey.ts';

test('debts begin above 430 px on phones and 480 px in a wide window', async ({ page }) => {
  await page.goto('/consultarCuenta');
  for (const [title, company, value] of [
    ['three debts', 'Aguas Lleuque', '10203040'],
    ['25 debts of a company with a long name', 'Universidad del Litoral Sur', '19283746-4'],
    ['debts beside an account not found', 'Aguas Lleuque', '10203040, 99999999'],
    ['2,000 debts below a search', 'Autopista Río Claro', 'TR2000'],
  ] as const) {
    await page.getByRole('button', { name: company }).click();
    const ask = page.getByRole('button', { name: 'Consultar', exact: true });
    await ask.waitFor();
    await page.getByRole('textbox').first().fill(value);
    await ask.click();
    const first = page.getByRole('list', { name: 'Deudas' }).getByRole('listitem').first();
    await first.waitFor();
    for (const [width, limit] of [
      [360, 430],
      [375, 430],
      [1440, 480],
    ] as const) {
      await page.setViewportSize({ width, height: 812 });
      await expect
        .poll(async () => (await first.boundingBox())?.y, { message: `${title}, ${width} px` })
        .toBeLessThan(limit);
    }
    for (const _ of ['account', 'company']) await page.goBack();
  }
});

test('the actions below the debts are on one line at every width', async ({ page }) => {
  await page.goto('/consultarCuenta');
  await chooseCompany(page);
  await consult(page);
  const actions = [
    page.getByRole('button', { name: 'Descargar CSV' }),
    page.getByRole('button', { name: 'Agregar al calendario' }),
    page.getByText('Recordar'),
  ];
  const middles = () =>
    Promise.all(
      actions.map(async (action) => {
        const box = await action.boundingBox();
        return box ? box.y + box.height / 2 : NaN;
      }),
    );
  for (const width of [360, 375, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 812 });
    await expect
      .poll(async () => Math.max(...(await middles())) - Math.min(...(await middles())), {
        message: `${width} px`,
      })
      .toBeLessThan(6);
    await expect(
      page.getByRole('checkbox', { name: 'Recordar esta cuenta en este dispositivo' }),
      `${width} px`,
    ).toBeVisible();
  }
});

test('the buttons of the debts have one width, before and after a press, and "Continuar al pago" has its place at once when a debt is added', async ({
  page,
}) => {
  await page.goto('/consultarCuenta');
  await chooseCompany(page);
  await consult(page);
  const adds = page.getByRole('button', { name: /^Agregar F-/ });
  await adds.first().click();
  await expect(adds.first()).toHaveAccessibleDescription('En el carro');
  const widths = await adds.evaluateAll((buttons) =>
    buttons.map((button) => button.getBoundingClientRect().width),
  );
  expect(new Set(widths).size).toBe(1);

  const next = page.getByRole('link', { name: 'Continuar al pago' });
  const tops = await adds.nth(1).evaluate(
    async (button: HTMLElement, link) => {
      const top = () => link?.getBoundingClientRect().top;
      button.click();
      await new Promise(requestAnimationFrame);
      const atOnce = top();
      await new Promise((resolve) => setTimeout(resolve, 500));
      return { atOnce, later: top() };
    },
    await next.elementHandle(),
  );
  expect(tops.atOnce).toBe(tops.later);
});
