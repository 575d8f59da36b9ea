import { chromium } from '@playwright/test';
import { launchOptions } from '../support/chromium.ts';
import { launchFirefox } from '../support/firefox.ts';
import { timeout } from './engine.ts';
import type { Engine, StartEngine } from './engine.ts';
import type { Tab } from '../support/tab.ts';

/** The part of the API that Playwright's versions for Chromium and for Firefox share. */
interface PlaywrightPage extends Tab {
  on(event: 'pageerror', listener: (error: Error) => void): unknown;
  on(event: 'console', listener: (message: { type(): string; text(): string }) => void): unknown;
}
interface PlaywrightBrowser {
  version(): string;
  newContext(options: object): Promise<{
    newPage(): Promise<PlaywrightPage>;
    setDefaultTimeout(ms: number): void;
    close(): Promise<void>;
  }>;
  close(): Promise<void>;
}

const engineOf = (browser: PlaywrightBrowser, options: object): Engine => ({
  close: () => browser.close(),
  openSession: async (baseURL) => {
    const context = await browser.newContext({ baseURL, locale: 'es-CL', ...options });
    context.setDefaultTimeout(timeout);
    const complaints: string[] = [];
    return {
      version: browser.version(),
      complaints,
      openTab: async () => {
        const page = await context.newPage();
        page.on('pageerror', (error) => complaints.push(String(error)));
        page.on('console', (message) => {
          if (message.type() === 'error') complaints.push(message.text());
        });
        return page;
      },
      close: () => context.close(),
    };
  },
});

/** Starts the system's Chromium (`CHROMIUM_PATH`). */
export const startChromium: StartEngine = async (colorScheme) =>
  engineOf(await chromium.launch(launchOptions), { colorScheme });

/**
 * Starts Debian's Firefox (`FIREFOX_PATH`). Its colour scheme is a preference of the browser, not
 * an option of the context.
 */
export const startFirefox: StartEngine = async (colorScheme) =>
  engineOf(await launchFirefox(colorScheme), {});
