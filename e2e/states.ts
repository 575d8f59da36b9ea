import type { Page } from '@playwright/test';
import { expectNoAxeViolations, expectNoSidewaysScroll } from './axe.ts';
import { expect, test } from './fixtures.ts';

/**
 * A state of the portal: its name, how a page gets there from the previous state, and whether it is
 * still loading then.
 */
export type State = [name: string, reach: (page: Page) => Promise<unknown>, pace?: 'loading'];

/** Reaches a state by the press of a button. */
export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** The same where the button opens a modal, whose code may still have to come. */
export const pressForModal = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole('dialog').waitFor();
};

/**
 * Tests each state, one after the other, with axe and for sideways scrolling: light and dark, wide
 * and narrow.
 */
export function testAccess(what: string, states: readonly State[]): void {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1440, 360]) {
      test.describe(`${colorScheme}, ${width} px`, () => {
        test.use({ colorScheme, viewport: { width, height: 800 }, reducedMotion: 'reduce' });

        test(`T25 axe finds nothing in any state: ${what}`, async ({ page }) => {
          test.setTimeout(180_000);
          for (const [state, reach, pace] of states) {
            await reach(page);
            await page.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor();
            const busy = page.locator('[aria-busy=true]');
            if (pace === 'loading') await busy.first().waitFor();
            else await expect(busy).toHaveCount(0);
            await expectNoAxeViolations(page, state);
            await expectNoSidewaysScroll(page, state);
          }
        });
      });
    }
  }
}
