import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';

type Scheme = 'dark' | 'light';

/**
 * The rules that axe applies in a colour scheme. In the dark scheme, these are only the rules about
 * colours, because the two schemes differ in nothing else.
 */
const rules: Record<Scheme, RunOptions> = {
  dark: { runOnly: ['color-contrast', 'link-in-text-block'], resultTypes: ['violations'] },
  light: { resultTypes: ['violations'] },
};

/** Fails if axe finds a violation in the page; `state` is the name of the page's state. */
export async function expectNoAxeViolations(
  page: Page,
  state?: string,
  scheme: Scheme = 'light',
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, ${JSON.stringify(rules[scheme])})`,
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
  expect(found, state).toEqual([]);
}

/**
 * Changes the colour scheme of an open page, and waits until the transitions of its colours end;
 * otherwise axe would measure colours that appear only during a transition.
 */
export async function changeColors(page: Page, colorScheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(() => document.getAnimations().length === 0);
}
