import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { formatDay } from '../../src/lib/dates/dates.ts';
import { expect, test } from '../support/fixtures.ts';
import { watchShifts } from '../support/layout.ts';
import { byTurns } from '../support/turns.ts';
import {
  fourAccounts,
  openHome,
  threeAccounts,
  twentyAccounts,
  water,
} from '../walks/rememberedStates.ts';

const windows = [
  [1440, 900],
  [1366, 768],
  [1024, 768],
  [375, 812],
  [360, 740],
] as const;

/** Counts the presses on the portal's pages that load from then on, not those on the bank's page. */
async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction('countPress', () => (presses += 1));
  await page.addInitScript(() => {
    const count = Reflect.get(window, 'countPress') as () => void;
    const isBank = window.location.pathname.startsWith('/banco');
    if (!isBank) window.addEventListener('pointerdown', count, { capture: true });
  });
  return () => presses;
}

test('a guest pays a remembered account in three presses, and types only the e-mail', async ({
  page,
}) => {
  const presses = await countPresses(page);
  await openHome([water])(page);
  await page.getByRole('button', { name: 'Consultar Aguas Lleuque' }).click();
  await page.getByRole('button', { name: 'Pagar Aguas Lleuque' }).click();
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('ana@ejemplo.cl');
  await page.getByRole('button', { name: /^Pagar \$/ }).click();
  await page.getByRole('button', { name: 'Aprobar' }).waitFor();
  expect(presses()).toBe(3);
});

test('a guest pays four remembered accounts in three presses each at most, accepts the terms once and searches nothing', async ({
  page,
}) => {
  const presses = await countPresses(page);
  await openHome(fourAccounts)(page);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await page.getByRole('button', { name: 'Ver cuánto debo ahora' }).click();
  await page.getByRole('button', { name: 'Pagar las 4, una tras otra' }).click();
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('ana@ejemplo.cl');
  let before = 0;
  for (const nth of [1, 2, 3, 4]) {
    await page.getByText(`Pago ${nth} de 4`).waitFor();
    await expect(page.getByRole('checkbox', { name: /^Acepto los Términos/ })).toBeChecked();
    await page.getByRole('button', { name: /^Pagar \$/ }).click();
    await page.getByRole('button', { name: 'Aprobar' }).click();
    await page.getByRole('heading', { level: 1, name: 'Pago exitoso' }).waitFor();
    await page.getByText(/^Enviamos el comprobante/).waitFor();
    expect(presses() - before).toBeLessThanOrEqual(3);
    before = presses();
    if (nth < 4) await page.getByRole('button', { name: /^Continuar con/ }).click();
  }
  // Nine presses: two on the home page, one for each of four payments, and three between them.
  expect(presses()).toBe(9);
  expect(visited).not.toContain('/consultarCuenta');
});

test('the search stays in the first window below up to twenty remembered accounts, with one filled button above it', async ({
  page,
}) => {
  const region = page.getByRole('region', { name: 'Tus cuentas en este dispositivo' });
  const readPage = async () => {
    const search = await page.getByRole('combobox', { name: 'Busca tu empresa' }).boundingBox();
    const bottom = search ? search.y + search.height : Infinity;
    const filled = await region.locator('.MuiButton-contained:visible').count();
    return { isInWindow: bottom <= (page.viewportSize()?.height ?? 0), filled };
  };
  const expectSearch = async (state: string) => {
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(readPage, { message: `${state}, ${width}x${height}` })
        .toEqual({ isInWindow: true, filled: 1 });
    }
  };
  for (const accounts of [
    ...[1, 2, 3, 4].map((count) => fourAccounts.slice(0, count)),
    twentyAccounts,
  ]) {
    await openHome(accounts)(page);
    await expectSearch(`${accounts.length} accounts, before`);
    await page.getByRole('button', { name: 'Ver cuánto debo ahora' }).click();
    await page.getByText(/en \d+ cuentas?\./).waitFor();
    await expectSearch(`${accounts.length} accounts, after`);
  }
});

for (const width of byTurns([1440, 1024, 768, 375])) {
  test(`nothing moves while the home page loads with remembered accounts, ${width} px`, async ({
    page,
  }) => {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 2 });
    await page.setViewportSize({ width, height: 800 });
    const readShifts = await watchShifts(page);
    for (const accounts of [[water], threeAccounts, twentyAccounts]) {
      await openHome(accounts)(page);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      const shifts = await readShifts();
      const sum = shifts.reduce((total, [value]) => total + value, 0);
      expect(sum, `${accounts.length} ${JSON.stringify(shifts)}`).toBeLessThan(0.001);
      const search = await page.getByRole('combobox', { name: 'Busca tu empresa' }).boundingBox();
      expect(search && search.y + search.height).toBeLessThan(800);
      const fold = page.getByRole('button', { name: /^Ver las/ });
      if (await fold.isVisible()) await fold.click();
      await page.getByRole('list', { name: 'Tus cuentas en este dispositivo' }).waitFor();
      const sideways = () => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      };
      expect(await page.evaluate(sideways)).toBe(0);
    }
  });
}

test('"Recordármelo cada mes" saves an event that repeats monthly from the due day on', async ({
  page,
}) => {
  await openHome([water])(page);
  await page.getByRole('button', { name: 'Ver cuánto debo ahora' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Aguas Lleuque' });
  await row.getByRole('button', { name: 'Más opciones de Aguas Lleuque' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Recordármelo cada mes, Aguas Lleuque' }).click();
  const file = readFileSync(await (await saved).path(), 'utf8');
  const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
  const read = (name: string) => event?.getFirstPropertyValue(name)?.toString();
  expect(read('rrule')).toBe('FREQ=MONTHLY');
  await expect(row).toContainText(`Vence el ${formatDay(read('dtstart') ?? '')}`);
});
