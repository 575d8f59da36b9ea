import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths.ts';
import { changeColors, expectNoAxeViolations } from '../support/axe.ts';
import { expectNoSidewaysScroll, expectNothingCovered } from '../support/layout.ts';
import type { State } from '../walks/states.ts';
import { expectTextInPlace } from './textInPlace.ts';

/** The widths in pixels at which a state is checked. */
const widths = [360, 768, 1024, 1440];

/** The widths at which axe checks a state in the light scheme. */
const checkedLight = [360, 1440];

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
 * sideways at any width, or if a style refers to a MUI variable without a value. Axe checks the
 * dark scheme at one width only, because only colours differ there: every other state (`nth`) is
 * checked at 360 px, the rest at 1440 px. Leaves the page 1440 px wide and light.
 */
export async function expectGoodAtEveryWidth(
  page: Page,
  [name, , passing]: State,
  nth: number,
): Promise<void> {
  expect(await page.evaluate(unsetVariables), name).toEqual([]);
  for (const width of widths) {
    const place = `${name}, ${width} px`;
    await page.setViewportSize({ width, height: width < 576 ? 812 : 900 });
    // A toast does not close while the pointer is on it.
    if (passing === 'toast') await page.locator('[data-class]').first().hover();
    await expectNothingCovered(page, place);
    await expectNoSidewaysScroll(page, place);
    // The sandbox's console, a tool for developers, is allowed to cut off long options of its
    // selects.
    if (new URL(page.url()).pathname !== paths.sandbox) await expectTextInPlace(page, place);
    if (checkedLight.includes(width)) await expectNoAxeViolations(page, place);
    if (width === checkedLight[nth % 2]) {
      await changeColors(page, 'dark');
      await expectNoAxeViolations(page, `${place}, dark`, 'dark');
      await changeColors(page, 'light');
    }
  }
}
