import type { Page } from '@playwright/test';

/** The portal's own script, by URL. */
export const portalScript = '**/assets/portal.*.js';

/** Has the portal's script wait until it is released, as on a slow line. */
export async function holdScript(page: Page): Promise<{ release: () => void }> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(portalScript, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}
