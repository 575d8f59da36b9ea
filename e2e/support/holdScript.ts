import type { Page } from '@playwright/test';

/** A pattern for the URL of the portal's entry script. */
export const portalScript = '**/assets/portal.*.js';

/** Delays the entry script until `release` is called, like a slow connection. */
export async function holdScript(page: Page): Promise<{ release: () => void }> {
  const held = Promise.withResolvers<void>();
  await page.route(portalScript, async (route) => {
    await held.promise;
    await route.continue();
  });
  return { release: held.resolve };
}
