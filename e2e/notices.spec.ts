import { expect, test } from './fixtures.ts';
import { notices } from './walks/everyPageStates.ts';

for (const width of [1440, 360]) {
  test(`a notice comes without moving what is being read, at ${width} px`, async ({
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

test('the host lets no copy of the notices be kept, and a build has none to begin with', async ({
  request,
}) => {
  const answer = await request.get('/avisos.json');
  expect(answer.headers()['cache-control']).toBe('no-store');
  expect(answer.headers()['content-type']).toContain('application/json');
  expect(await answer.json()).toEqual([]);
});
