import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths.ts';
import { changeColors, expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoSidewaysScroll, expectNothingCovered } from '../support/layout.ts';
import { arrive } from '../walks/states.ts';
import { walks } from '../walks/walks.ts';
import { expectTextInPlace } from './textInPlace.ts';

// Axe checks every state of the walks (e2e/walks); the gallery shows the same states.

test('no two states of a walk have the same name, by which the gallery identifies them', () => {
  for (const states of Object.values(walks)) {
    const names = states.map(([name]) => name);
    expect([...new Set(names)]).toEqual(names);
  }
});

/**
 * The widths in pixels at which each state is checked, and the colour schemes in which axe checks
 * the state there. Each state is reached at the first width. The schemes are ordered so that a page
 * changes its scheme only twice.
 */
const checked: [width: number, schemes: ('dark' | 'light')[]][] = [
  [360, ['light', 'dark']],
  [768, []],
  [1024, []],
  [1440, ['dark', 'light']],
];

async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 576 ? 812 : 900 });
}

/**
 * MUI's CSS variables that a style of the page refers to, but that have no value
 * (`src/theme/tokens.ts` leaves out those that no style needs). Runs in the page.
 */
function unsetVariables(): string[] {
  const root = getComputedStyle(document.documentElement);
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => Array.from(cssRules));
  const names = rules.flatMap(({ cssText }) =>
    [...cssText.matchAll(/var\((--p-[\w-]+)/g)].map(([, name = '']) => name),
  );
  return [...new Set(names)].filter((name) => root.getPropertyValue(name) === '');
}

test.use({ reducedMotion: 'reduce' });

for (const [walk, states] of Object.entries(walks)) {
  test(`T25 axe finds nothing in any state, light or dark, no toast covers a control, no text is cut, and nothing scrolls sideways: ${walk}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    for (const state of states) {
      const [name, , passing] = state;
      await test.step(name, async () => {
        await setWidth(page, 360);
        await arrive(page, state);
        expect(await page.evaluate(unsetVariables), name).toEqual([]);
        for (const [width, schemes] of checked) {
          const place = `${name}, ${width} px`;
          await setWidth(page, width);
          // A toast does not close while the pointer is on it.
          if (passing === 'toast') await page.locator('[data-class]').first().hover();
          await expectNothingCovered(page, place);
          await expectNoSidewaysScroll(page, place);
          // The sandbox's console, a tool for developers, is allowed to cut off long options of its
          // selects.
          if (new URL(page.url()).pathname !== paths.sandbox) await expectTextInPlace(page, place);
          for (const scheme of schemes) {
            await changeColors(page, scheme);
            await expectNoAxeViolations(page, `${place}, ${scheme}`, scheme);
          }
        }
      });
    }
  });
}
