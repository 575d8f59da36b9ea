import type { BrowserContext, Page } from '@playwright/test';
import { changeMarkup, changes, wayNames, ways } from './changedMarkup.ts';
import type { Change, Way } from './changedMarkup.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdScript } from '../support/holdScript.ts';

/** How many page starts are tried with each way of typing. */
const starts = Number(process.env['STARTS'] ?? 2);

const typed = 'aguas lleuque';
const searchOf = (page: Page) => page.getByRole('combobox', { name: 'Busca tu empresa' });

/** Checks that the page has the typed text, works, and has no part twice. */
async function expectAnswer(page: Page): Promise<void> {
  await expect(searchOf(page)).toHaveValue(typed);
  await expect(searchOf(page)).toBeFocused();
  await expect(page.getByRole('option', { name: /Aguas Lleuque/ })).toBeVisible();
  await expect(page.locator('#root')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: /Paga tus cuentas/ })).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
}

for (const kind of changes) {
  test(`text that arrives before the scripts, in any way, is kept on a page changed by ${kind}`, async ({
    page,
    complaints,
  }) => {
    await changeMarkup(page, kind);
    for (const way of wayNames) {
      await test.step(way, async () => {
        const script = await holdScript(page);
        await page.goto('/', { waitUntil: 'commit' });
        await searchOf(page).focus();
        await ways[way](page, typed);
        script.release();
        await expectAnswer(page);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Ingresar' }).click();
        await expect(page.getByRole('dialog', { name: 'Ingresa tus datos' })).toBeVisible();
        expect(complaints).toEqual([]);
      });
    }
  });
}

/**
 * The moments at which a page is changed: events, and milliseconds after parsing; at the last ones
 * the portal has already started.
 */
const moments = ['DOMContentLoaded', 'load', 0, 20, 60, 120, 250, 500];

async function startMany(
  context: BrowserContext,
  way: Way,
  kindOf: (start: number) => Change,
): Promise<void> {
  const lost: string[] = [];
  for (let start = 0; start < starts; start += 1) {
    const tab = await context.newPage();
    const at = moments[start % moments.length] ?? 'load';
    const kind = kindOf(start);
    const delay = (start * 37) % 600;
    await changeMarkup(tab, kind, at);
    await tab.goto('/', { waitUntil: 'commit' });
    // In every other start the field gets the focus late: the portal hydrates a focused field at
    // once, and an empty one when it gets the focus (`hydrateEarlyFields`).
    const isLate = start % 2 === 1;
    if (!isLate) await searchOf(tab).focus();
    await tab.waitForTimeout(delay);
    if (isLate) await searchOf(tab).focus();
    await ways[way](tab, typed);
    const value = () => searchOf(tab).inputValue();
    await expect
      .poll(value, { timeout: 5_000 })
      .toBe(typed)
      .then(() => expectAnswer(tab))
      .catch(async (error: unknown) => {
        lost.push(
          `${start}: ${kind} at ${at}, typed after ${delay} ms: ${await value()} ${String(error).slice(0, 400)}`,
        );
      });
    await tab.close();
  }
  expect(lost).toEqual([]);
}

for (const way of wayNames) {
  test(`${starts} starts of a page that an extension changes lose no text that arrives by ${way}`, async ({
    context,
  }) => {
    test.setTimeout(60_000 + starts * 10_000);
    const kinds = ['attributes', 'wrappers', 'siblings'] as const;
    await startMany(context, way, (start) => kinds[start % kinds.length] ?? 'siblings');
  });

  test(`${starts} starts of a translated page lose no text that arrives by ${way}`, async ({
    context,
  }) => {
    test.setTimeout(60_000 + starts * 10_000);
    await startMany(context, way, () => 'translation');
  });
}
