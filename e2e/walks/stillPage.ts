import type { Browser, Page, Request } from '@playwright/test';

/** The time at which each walk (a series of states, see e2e/walks) begins. */
const beginning = Date.parse('2026-11-24T10:00:00-03:00');
/** The milliseconds between two states, so that their payments have different times. */
const stride = 10;

/**
 * Seeds the random values of each document with the time of its stopped clock, so they are the same
 * in every run. Runs in the page.
 */
function seedRandomness(): void {
  const createGenerator = () => {
    let seed: number | undefined;
    return () => {
      seed = (Math.imul(seed ?? Date.now(), 1_664_525) + 1_013_904_223) >>> 0;
      return seed / 2 ** 32;
    };
  };
  Math.random = createGenerator();
  const random = createGenerator();
  crypto.getRandomValues = (array) => {
    if (array === null) return array;
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = random() * 256;
    return array;
  };
  let ids = 0;
  crypto.randomUUID = () =>
    `00000000-0000-4000-8000-${String(Date.now() * 1_000 + (ids += 1)).slice(-12)}`;
}

/** Makes random values the same in every run; must be called before the page opens. */
export const repeatRandomValues = (page: Page) => page.addInitScript(seedRandomness);

/**
 * Opens a page without motion and with random values that repeat in each run, in a browser with
 * empty storage.
 */
export async function openStillPage(
  browser: Browser,
  { baseURL, width }: { baseURL: string; width: number },
): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: 800 },
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  await repeatRandomValues(page);
  return page;
}

/** Stops the clock at the time of a walk's nth state. */
export const setClock = (page: Page, nth: number) =>
  page.clock.setFixedTime(beginning + nth * stride);

/**
 * Milliseconds without a request after which a page counts as idle, and the longest wait for that.
 */
const quiet = 250;
const longestWait = 15_000;

/**
 * Follows a page's requests; returns a function that waits until all are done and no other has
 * followed for `quiet` milliseconds, but at most `longestWait`.
 */
export function followRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let last = Date.now();
  const done = (request: Request) => {
    pending.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', done);
  page.on('requestfailed', done);
  return async () => {
    const end = Date.now() + longestWait;
    last = Date.now();
    while ((pending.size > 0 || Date.now() - last < quiet) && Date.now() < end) {
      await page.waitForTimeout(quiet / 5);
    }
    pending.clear();
  };
}
