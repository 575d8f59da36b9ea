import { expect, test } from '../support/fixtures.ts';
import { chooseCompany, consult } from '../support/journey.ts';

for (const [title, company, value] of [
  ['three debts', 'aguas-lleuque', '10203040'],
  ['25 debts of a company with a long name', 'universidad-litoral-sur', '19283746-4'],
  ['debts beside an account not found', 'aguas-lleuque', '10203040, 99999999'],
  ['2,000 debts below a search', 'autopista-rio-claro', 'TR2000'],
] as const) {
  test(`${title} begin above 430 px on phones and 480 px in a wide window`, async ({ page }) => {
    await page.goto(`/consultarCuenta?empresa=${company}`);
    await page.getByRole('textbox').first().fill(value);
    await page.getByRole('button', { name: 'Consultar', exact: true }).click();
    const first = page.getByRole('list', { name: 'Deudas' }).getByRole('listitem').first();
    await first.waitFor();
    for (const [width, limit] of [
      [360, 430],
      [375, 430],
      [1440, 480],
    ] as const) {
      await page.setViewportSize({ width, height: 812 });
      await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(limit);
    }
  });
}

for (const width of [360, 375, 768, 1024, 1440]) {
  test(`the actions below the debts are on one line, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 });
    await page.goto('/consultarCuenta');
    await chooseCompany(page);
    await consult(page);
    const actions = [
      page.getByRole('button', { name: 'Descargar CSV' }),
      page.getByRole('button', { name: 'Agregar al calendario' }),
      page.getByText('Recordar'),
    ];
    const middles = await Promise.all(
      actions.map(async (action) => {
        const box = await action.boundingBox();
        return box ? box.y + box.height / 2 : NaN;
      }),
    );
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(6);
    await expect(
      page.getByRole('checkbox', { name: 'Recordar esta cuenta en este dispositivo' }),
    ).toBeVisible();
  });
}

test('the buttons of the debts have one width, before and after a press', async ({ page }) => {
  await page.goto('/consultarCuenta');
  await chooseCompany(page);
  await consult(page);
  const adds = page.getByRole('button', { name: /^Agregar F/ });
  await adds.first().click();
  await expect(adds.first()).toHaveAccessibleDescription('En el carro');
  const widths = await adds.evaluateAll((buttons) =>
    buttons.map((button) => button.getBoundingClientRect().width),
  );
  expect(new Set(widths).size).toBe(1);
});

test('"Continuar al pago" has its place at once when a debt is added', async ({ page }) => {
  await page.goto('/consultarCuenta?empresa=aguas-lleuque');
  await consult(page);
  const add = page.getByRole('button', { name: /^Agregar F-/ });
  await add.first().click();
  const next = page.getByRole('link', { name: 'Continuar al pago' });
  const tops = await add.nth(1).evaluate(
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
