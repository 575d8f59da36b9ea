import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import { expect, test } from '../support/fixtures.ts';
import { expectNoSidewaysScroll } from '../support/sidewaysScroll.ts';
import { arrive } from '../walks/states.ts';
import { walks } from '../walks/walks.ts';

// Axe visits the states of the walks and no others, so that the gallery shows all that it visits.

test.describe.configure({ mode: 'parallel' });

/** Fails unless axe, including its best practices and colours, finds nothing in the page. */
async function expectNoAxeViolations(page: Page, state: string): Promise<void> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>('axe.run(document)');
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
  expect(found, state).toEqual([]);
}

test('no two states of a walk have the same name, by which the gallery identifies them', () => {
  for (const states of Object.values(walks)) {
    const names = states.map(([name]) => name);
    expect([...new Set(names)]).toEqual(names);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 360]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 }, reducedMotion: 'reduce' });

      for (const [walk, states] of Object.entries(walks)) {
        test(`T25 axe finds nothing in any state: ${walk}`, async ({ page }) => {
          test.setTimeout(180_000);
          for (const state of states) {
            await test.step(state[0], async () => {
              await arrive(page, state);
              await expectNoAxeViolations(page, state[0]);
              await expectNoSidewaysScroll(page, state[0]);
            });
          }
        });
      }
    });
  }
}
