import type { LaunchOptions } from '@playwright/test';

/** How the browser tests and the bench start the system's Chromium: nothing but the page uses the machine or the network. */
export const launchOptions: LaunchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Texts are whole in a snapshot of the heap (logout.spec.ts).
    '--js-flags=--heap-snapshot-string-limit=10000000',
  ],
};
