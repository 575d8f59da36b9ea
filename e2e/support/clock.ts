import { expect } from '@playwright/test';
import type { Page, Request } from '@playwright/test';

/**
 * Advances the page's clock second by second, and waits after each until all requests are answered;
 * otherwise the clock could run ahead of the bank's answers.
 */
export async function passSeconds(page: Page, seconds: number): Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  for (let second = 0; second < seconds; second += 1) {
    await page.clock.runFor(1_000);
    await expect.poll(() => pending.size).toBe(0);
  }
}
