import { expect, test } from '../support/fixtures.ts';
import { addTwoBills, consult } from '../support/journey.ts';
import { notices } from '../walks/everyPageStates.ts';

for (const width of [1440, 360]) {
  test(`a notice appears without moving the content, at ${width} px`, async ({
    page,
    context,
    complaints,
  }) => {
    let publish = () => {};
    const isPublished = new Promise<void>((resolve) => (publish = resolve));
    await context.route('**/avisos.json', async (route) => {
      await isPublished;
      await route.fulfill({ json: notices });
    });
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    await page.getByRole('link', { name: /^Agua/ }).waitFor();
    const place = () => page.getByRole('heading', { level: 1 }).boundingBox();
    const before = await place();
    publish();
    const region = page.getByRole('region', { name: 'Avisos' });
    await expect(region).toContainText('mantención');
    await expect(region).toContainText('Luz Canelo');
    expect(await place()).toEqual(before);
    await page.getByRole('link', { name: 'Preguntas frecuentes' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Preguntas frecuentes' }),
    ).toBeVisible();
    await expect(region).not.toContainText('Luz Canelo');
    await expect(region).toContainText('mantención');
    expect(complaints).toEqual([]);
  });
}

test('many long notices leave the page and its bar in view', async ({ page, context }) => {
  const text = 'No habrá pagos por mantención. '.repeat(9);
  await context.route('**/avisos.json', (route) =>
    route.fulfill({ json: [{ text }, { text }, { text }] }),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/consultarCuenta?empresa=aguas-lleuque');
  await consult(page);
  await addTwoBills(page);
  const bar = page.getByRole('complementary', { name: 'Resumen del carro' });
  const toast = page.getByText('Cuenta agregada correctamente al carro de compras.').last();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => {
      const [one, other] = await Promise.all([toast.boundingBox(), bar.boundingBox()]);
      if (!one || !other) return Infinity;
      const overlapTop = Math.max(one.y, other.y);
      return Math.min(one.y + one.height, other.y + other.height) - overlapTop;
    })
    .toBeLessThanOrEqual(0);
});

test('the host lets no browser cache the notices, and a build has none at first', async ({
  request,
}) => {
  const answer = await request.get('/avisos.json');
  expect(answer.headers()['cache-control']).toBe('no-store');
  expect(answer.headers()['content-type']).toContain('application/json');
  expect(await answer.json()).toEqual([]);
});
