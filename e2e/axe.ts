import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type { AxeResults } from 'axe-core';

/**
 * Fails unless axe, including its best practices and colours, finds nothing in the current page
 * (docs/trust.md, T25).
 */
export async function expectNoAxeViolations(page: Page, state: string): Promise<void> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>('axe.run(document)');
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
  expect(found, state).toEqual([]);
}

/**
 * Fails if the page is wider than the window: nobody should have to scroll sideways
 * (docs/trust.md, T27).
 */
export async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, state).toBe(0);
}
