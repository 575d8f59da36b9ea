import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths.ts';
import { changeColors, expectNoAxeViolations } from '../support/axe.ts';
import { expectNoSidewaysScroll, expectNothingCovered } from '../support/layout.ts';
import type { State } from '../walks/states.ts';
import { expectTextInPlace } from './textInPlace.ts';

/**
 * The widths in pixels at which a state is checked, and the colour schemes in which axe checks it
 * there. The schemes are ordered so that a page changes its scheme only twice.
 */
const checked: [width: number, schemes: ('dark' | 'light')[]][] = [
  [360, ['light', 'dark']],
  [768, []],
  [1024, []],
  [1440, ['dark', 'light']],
];

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

/**
 * Fails if axe finds a violation, a toast covers a control, a text is cut, or the page scrolls
 * sideways at any width, or if a style refers to a MUI variable without a value. Leaves the page
 * 1440 px wide and light.
 */
export async function expectGoodAtEveryWidth(page: Page, [name, , passing]: State): Promise<void> {
  expect(await page.evaluate(unsetVariables), name).toEqual([]);
  for (const [width, schemes] of checked) {
    const place = `${name}, ${width} px`;
    await page.setViewportSize({ width, height: width < 576 ? 812 : 900 });
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
}
