import { expect } from '@playwright/test';
import type { Page, Request } from '@playwright/test';

/**
 * Advances the page's clock second by second, each time after all calls are answered; otherwise a
 * fast machine would overtake the bank.
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
