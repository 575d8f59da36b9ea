import { chromium } from '@playwright/test';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { shellOptions } from '../support/chromium.ts';

/**
 * Launches Chromium's headless shell or, if the shell is not installed, Chromium. The shell is
 * better: a browser's user interface takes processor time from the measured page.
 */
export function launch(): Promise<Browser> {
  return chromium.launch(shellOptions);
}

/** A page on an emulated phone, in a browser context of its own. */
interface Phone {
  page: Page;
  devtools: CDPSession;
  close: () => Promise<void>;
}

/**
 * Opens a phone with a processor four times slower than this machine's and, with `mobileNetwork`, a
 * network with 150 ms of latency and 1.6 Mbps.
 */
export async function openPhone(
  browser: Browser,
  baseURL: string,
  { mobileNetwork = false }: { mobileNetwork?: boolean } = {},
): Promise<Phone> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (mobileNetwork) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (0.75 * 1024 * 1024) / 8,
    });
  }
  return {
    page,
    devtools,
    async close() {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    },
  };
}

/** The middle figure (the upper one of two); NaN if there are no figures. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
