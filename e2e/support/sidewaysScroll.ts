import { expect } from '@playwright/test';
import type { Tab } from './tab.ts';

/** Fails if the page is wider than the window and would scroll sideways (docs/trust.md, T27). */
export async function expectNoSidewaysScroll(page: Tab, state: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, state).toBe(0);
}
