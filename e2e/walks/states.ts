import type { Page } from '@playwright/test';

/**
 * A state of the portal: its name, the steps from the previous state and, optionally, the temporary
 * element that it shows, a loading indicator or a toast.
 */
export type State = [
  name: string,
  reach: (page: Page) => Promise<unknown>,
  passing?: 'loading' | 'toast',
];

/** Reaches a state by pressing a button. */
export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** Presses a button that opens a modal, and waits for the modal, whose code may load late. */
export const pressForModal = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole('dialog').waitFor();
};

/** Reaches a state while requests for further scripts fail. */
export const withoutScripts = (reach: State[1]) => async (page: Page) => {
  const scripts = '**/assets/*.js';
  // The context needs the route, because in a sandbox build a service worker makes the requests.
  await page.context().route(scripts, (route) => route.abort());
  await reach(page);
  await page.context().unroute(scripts);
};

/** The first loading indicator. */
export const busy = (page: Page) => page.locator('[aria-busy=true]').first();

/**
 * Takes a page from the previous state to this one, and waits until nothing is loading, unless the
 * state shows the loading itself.
 */
export async function arrive(page: Page, [, reach, passing]: State): Promise<void> {
  await reach(page);
  await page.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor();
  if (passing !== 'loading') await busy(page).waitFor({ state: 'detached' });
}
