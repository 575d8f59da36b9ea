import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** The options with which the system's Chromium starts, without its background activity. */
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
  ],
};

const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * Chromium's headless shell, if the system has it: the same engine without the user interface of a
 * browser, which makes the tests faster. The shell has no back/forward cache.
 */
export const shellOptions: LaunchOptions = existsSync(headlessShell)
  ? { ...launchOptions, executablePath: headlessShell }
  : launchOptions;
