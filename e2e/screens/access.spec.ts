import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import { expectNothingCovered } from '../support/layout.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';
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

for (const width of [1440, 768, 360]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: width < 576 ? 812 : 900 }, reducedMotion: 'reduce' });

    for (const [walk, states] of Object.entries(walks)) {
      test(`T25 axe finds nothing in any state, light or dark, no toast covers a control, and nothing scrolls sideways: ${walk}`, async ({
        page,
      }) => {
        test.setTimeout(240_000);
        for (const state of states) {
          const [name] = state;
          await test.step(name, async () => {
            await arrive(page, state);
            await expectNothingCovered(page, name);
            await expectNoSidewaysScroll(page, name);
            for (const colorScheme of ['dark', 'light'] as const) {
              await changeColors(page, colorScheme);
              await expectNoAxeViolations(page, `${name}, ${colorScheme}`);
            }
          });
        }
      });
    }
  });
}
