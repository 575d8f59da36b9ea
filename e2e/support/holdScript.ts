import type { Page } from '@playwright/test';

/** A pattern for the URL of the portal's entry script. */
export const portalScript = '**/assets/portal.*.js';

/** Delays scripts, like a slow connection, until `release` is called. */
export async function holdScript(
  page: Page,
  scripts = portalScript,
): Promise<{ release: () => void }> {
  const held = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await held.promise;
    await route.continue();
  });
  return { release: held.resolve };
}
