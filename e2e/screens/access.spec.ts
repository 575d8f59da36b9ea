import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, test } from '../support/fixtures.ts';
import { expectNoSidewaysScroll, expectNothingCovered } from '../support/layout.ts';
import { arrive } from '../walks/states.ts';
import { walks } from '../walks/walks.ts';

// Axe visits the states of the walks and no others, so that the gallery shows all that it visits.

/** The rules that axe applies: of the two schemes only the colours differ. */
const rules: Record<'dark' | 'light', RunOptions> = {
  dark: { runOnly: ['color-contrast', 'link-in-text-block'] },
  light: {},
};

/** Fails unless axe, including its best practices and colours, finds nothing in the page. */
async function expectNoAxeViolations(
  page: Page,
  state: string,
  options: RunOptions,
): Promise<void> {
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, ${JSON.stringify(options)})`,
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
  expect(found, state).toEqual([]);
}

/** Changes the colour scheme of an open page, and waits until the transitions of its colours end. */
async function changeColors(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(() => document.getAnimations().length === 0);
}

test('no two states of a walk have the same name, by which the gallery identifies them', () => {
  for (const states of Object.values(walks)) {
    const names = states.map(([name]) => name);
    expect([...new Set(names)]).toEqual(names);
  }
});

/** The widths at which a walk is made, each with the widths at which its states are checked. */
const walked = [
  [360, [360]],
  [1440, [1440, 768]],
] as const;
const sizeOf = (width: number) => ({ width, height: width < 576 ? 812 : 900 });

for (const [walkedWidth, widths] of walked) {
  test.describe(`${widths.join(' and ')} px`, () => {
    test.use({ viewport: sizeOf(walkedWidth), reducedMotion: 'reduce' });

    for (const [walk, states] of Object.entries(walks)) {
      test(`T25 axe finds nothing in any state, light or dark, no toast covers a control, and nothing scrolls sideways: ${walk}`, async ({
        page,
      }) => {
        test.setTimeout(240_000);
        for (const state of states) {
          const [name] = state;
          await test.step(name, async () => {
            await page.setViewportSize(sizeOf(walkedWidth));
            await arrive(page, state);
            await page.evaluate(axe.source);
            for (const width of widths) {
              await page.setViewportSize(sizeOf(width));
              await expectNothingCovered(page, `${name}, ${width} px`);
              await expectNoSidewaysScroll(page, `${name}, ${width} px`);
              for (const scheme of ['dark', 'light'] as const) {
                await changeColors(page, scheme);
                await expectNoAxeViolations(page, `${name}, ${width} px, ${scheme}`, rules[scheme]);
              }
            }
          });
        }
      });
    }
  });
}
