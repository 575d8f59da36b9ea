import { createHash } from 'node:crypto';
import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { firefox } from 'playwright-firefox';
import type { Browser } from 'playwright-firefox';

export { expect } from '@playwright/test';

/** Starts Debian's Firefox ESR (`FIREFOX_PATH`), as on a system with the given colour scheme. */
export const launchFirefox = (colorScheme: 'light' | 'dark' = 'light'): Promise<Browser> =>
  firefox.launch({
    channel: 'moz-firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    firefoxUserPrefs: {
      'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
    },
  });

/**
 * The hash of a style that Playwright adds to a page for a screenshot in Firefox. The content
 * security policy blocks the style, and Firefox's error contains this hash.
 */
const pictureStyle = createHash('sha256').update('body {}').digest('base64');

/**
 * Texts in the errors that Firefox reports when a navigation or a lost network aborts requests: a
 * prefetch, or a request that the sandbox's service worker handles.
 */
const leftBehind = [
  'ChunkLoadError',
  'A ServiceWorker intercepted the request',
  'A ServiceWorker passed an Error Response',
];

/** A page in Firefox; its errors fail the test. */
export const test = base.extend<{ firefoxPage: Page }, { firefox: Browser }>({
  firefox: [
    async ({ browserName: _chromium }, run) => {
      const browser = await launchFirefox();
      await run(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  firefoxPage: async ({ firefox: browser, baseURL }, run) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'es-CL' });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    // The types of `playwright-firefox` are those of another Playwright version; at run time the
    // page has all members that the journeys use.
    await run(page as unknown as Page);
    const own = errors.filter(
      (error) => ![pictureStyle, ...leftBehind].some((part) => error.includes(part)),
    );
    expect(own, 'errors of the page').toEqual([]);
    await context.close();
  },
});
