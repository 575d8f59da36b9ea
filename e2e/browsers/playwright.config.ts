import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { bankPort, httpSettings } from '../support/httpSettings.ts';

/**
 * Runs the main journeys in every supported browser, one after the other, because they share one
 * bank. The portal is a build with `PORTAL_BANK=http`, which calls this bank over the network.
 */
export default defineConfig({
  testDir: '.',
  testMatch: ['mainJourneys.ts', 'darkScheme.ts'],
  outputDir: '../../test-results/browsers',
  reporter: [['list'], ['./matrix.ts']],
  workers: 1,
  forbidOnly: true,
  // A CI machine or a driver may stall; a test that passes only when repeated counts as flaky.
  retries: process.env.CI ? 2 : 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: { baseURL: `http://localhost:${bankPort}` },
  projects: [{ name: 'Chromium' }, { name: 'Firefox' }, { name: 'WebKit' }],
  webServer: {
    // `.ci/run` has made the same build.
    command: `${process.env.CI ? '' : 'npm run build && '}npm run bank -- --static dist-http`,
    cwd: path.join(import.meta.dirname, '../..'),
    url: `http://localhost:${bankPort}/`,
    timeout: 180_000,
    env: { ...httpSettings, PORTAL_OUTPUT: 'dist-http', PORT: bankPort },
  },
});
