import type { Page } from '@playwright/test';

/** A pattern for the URL of the portal's own script. */
export const portalScript = '**/assets/portal.*.js';

/** Delays the portal's script until `release` is called, like a slow connection. */
export async function holdScript(page: Page): Promise<{ release: () => void }> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(portalScript, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}
