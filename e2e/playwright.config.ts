import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { shellOptions } from './support/chromium.ts';
import { bankPort, httpSettings, previewPort } from './support/httpSettings.ts';

/** Tests that run only in the project `http`, against a bank over the network. */
const httpOnly = [
  'blockedStorage.spec.ts',
  'changedMarkup.spec.ts',
  'contract.spec.ts',
  'early.spec.ts',
  'guest.spec.ts',
  'logout.spec.ts',
  'lostCode.spec.ts',
  'offline.spec.ts',
  'paymentFaults.spec.ts',
  'prerender.spec.ts',
  'probe.spec.ts',
  'redirects.spec.ts',
  'referrer.spec.ts',
  'slowBank.spec.ts',
  'staleWorker.spec.ts',
  'twoBrowsers.spec.ts',
  'verified.spec.ts',
  // This file removes newer APIs from its pages, but msw, the sandbox's library, needs them.
  'supported.spec.ts',
];

/** Tests that have a bank of their own or need no bank, so they need not wait for each other. */
const ownBank = ['brands.spec.ts', 'builds.spec.ts', 'events.spec.ts', 'release.spec.ts'];

const inFirefox = '**/firefox/*.spec.ts';

/** A page of a test is too short-lived for V8's optimizing compilers, which cost processor time. */
const scriptFlags = '--js-flags=--no-opt --no-maglev --single-threaded-gc';

const root = path.join(import.meta.dirname, '..');

/**
 * Runs the tests that jsdom cannot run, in the system's Chromium (`CHROMIUM_PATH`) and some in
 * Firefox, mostly against two production builds: a sandbox build served by `npm run preview`, and a
 * `http` build served by `npm run bank`.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results/e2e',
  // The snapshots are texts of the accessibility tree, one per state.
  snapshotPathTemplate: '{testDir}/spoken/kept/{arg}{ext}',
  reporter: [['list']],
  workers: 2,
  forbidOnly: true,
  // A CI machine may stall once; a test that passes only when repeated is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  // Milliseconds: a test may open ten pages, each of which takes seconds on a busy machine.
  timeout: 120_000,
  // A busy machine makes the portal slow, so expectations wait long.
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 20_000,
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    // The headless shell cannot ask for this permission, and would refuse to copy without it.
    permissions: ['clipboard-write'],
    trace: 'on-first-retry',
    launchOptions: { ...shellOptions, args: [...(shellOptions.args ?? []), scriptFlags] },
  },
  // Playwright starts the projects in this order. `http` is first, so that its single worker runs
  // beside the others instead of after them.
  projects: [
    {
      name: 'http',
      // The tests of this project share one bank, so only one of them may run at a time.
      workers: 1,
      use: { baseURL: `http://localhost:${bankPort}` },
      testMatch: ['csp.spec.ts', 'headers.spec.ts', ...httpOnly],
    },
    { name: 'own bank', testMatch: ownBank },
    {
      name: 'firefox',
      use: { baseURL: `http://localhost:${previewPort}` },
      testMatch: inFirefox,
      fullyParallel: true,
    },
    {
      name: 'sandbox',
      use: { baseURL: `http://localhost:${previewPort}` },
      testIgnore: [...httpOnly, ...ownBank, inFirefox],
      // The tests of one file may run in several workers, so that no worker is idle while another
      // one ends a long file.
      fullyParallel: true,
    },
  ],
  webServer: [
    {
      // `.ci/run` has made the same builds.
      command: process.env.CI ? 'npm run preview' : 'npm run build && npm run preview',
      cwd: root,
      url: `http://localhost:${previewPort}/`,
      timeout: 180_000,
      env: { PORT: previewPort, PORTAL_SECURITY_CONTACT: 'mailto:seguridad@ensayo.example' },
    },
    {
      command: `${process.env.CI ? '' : 'npm run build && '}npm run bank -- --static dist-http`,
      cwd: root,
      url: `http://localhost:${bankPort}/`,
      timeout: 180_000,
      env: { ...httpSettings, PORTAL_OUTPUT: 'dist-http', PORT: bankPort },
    },
  ],
});
