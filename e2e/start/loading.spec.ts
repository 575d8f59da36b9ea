import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { publicPaths } from '../../src/config/paths.ts';
import { listen } from '../support/servers.ts';
import { expect, test } from '../support/fixtures.ts';
import { watchShifts } from '../support/layout.ts';
import { byTurns } from '../support/turns.ts';

const publicPages = [
  '/',
  '/pagarServicios',
  '/consultarCuenta',
  '/consultarCuenta?empresa=luz-canelo',
  '/carroDeCuentas',
  '/confirmarPago',
  '/resultadoPago',
  '/pagoEmail',
  '/preguntas',
  '/terminos',
  '/basesLegales',
  '/contacto',
  '/usuario',
  '/usuario/registro',
  '/usuario/restablecerClave',
  '/locales',
];

for (const width of byTurns([1440, 375])) {
  test(`nothing moves while a page loads, ${width} px`, async ({ page }) => {
    // Loading sixteen pages takes long on a slow machine.
    test.slow();
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 2 });
    await page.setViewportSize({ width, height: 800 });
    const readShifts = await watchShifts(page);
    for (const url of publicPages) {
      await page.goto(url);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      const shifts = await readShifts();
      const sum = shifts.reduce((total, [value]) => total + value, 0);
      expect(sum, `${url} ${JSON.stringify(shifts)}`).toBeLessThan(0.001);
    }
  });
}

/**
 * Serves each markup in pieces, as it comes over a slow connection; requests for other files get no
 * answer.
 */
function servePieces(markups: ReadonlyMap<string, string>) {
  return createServer(({ url = '' }, outgoing) => {
    const markup = markups.get(url);
    if (markup === undefined) return;
    const body = markup.indexOf('<body');
    const ends = [...markup.matchAll(/<\/\w+>/g)].map(({ index }) => index);
    const within = ends.filter((end) => end > body);
    const cuts = Array.from({ length: 16 }, (_, nth) => within[(nth * within.length) >> 4]);
    void (async () => {
      outgoing.setHeader('Content-Type', 'text/html; charset=utf-8');
      let sent = 0;
      for (const cut of [...cuts, markup.length]) {
        outgoing.write(markup.slice(sent, cut));
        sent = cut ?? sent;
        await setTimeout(40);
      }
      outgoing.end();
    })();
  });
}

for (const width of byTurns([1440, 375])) {
  test(`nothing moves while the markup of a public page arrives, ${width} px`, async ({
    page,
    request,
  }) => {
    const markups = new Map<string, string>();
    for (const url of publicPaths) markups.set(url, await (await request.get(url)).text());
    const server = servePieces(markups);
    const origin = `http://localhost:${await listen(server)}`;
    await page.setViewportSize({ width, height: 800 });
    const readShifts = await watchShifts(page);
    for (const url of publicPaths) {
      await page.goto(origin + url, { waitUntil: 'commit' });
      // The markup has arrived and is parsed. The page stays in this state, because its scripts
      // never arrive.
      await page.waitForFunction(() => document.readyState === 'interactive');
      await page.evaluate(
        () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
      );
      expect(await readShifts(), url).toEqual([]);
    }
    server.close();
    server.closeAllConnections();
  });
}

test('a screen’s code loads when the pointer or the focus reaches its link', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Términos y Condiciones' }).hover();
  await page.getByRole('link', { name: 'Bases legales' }).focus();
  // A fixed wait, because Playwright's `networkidle` holds from the first idle moment on, and would
  // not wait for these requests.
  await page.waitForTimeout(2_000);
  // Without a network, every request for a script fails from here on.
  await context.setOffline(true);
  for (const name of ['Términos y Condiciones', 'Bases legales']) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});
