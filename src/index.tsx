import { startTelemetry } from './app/telemetry/startTelemetry.ts';
import { brand } from './config/brand.ts';
import { apiUrl } from './config/environment.ts';
import { inOwnTask } from './lib/inOwnTask.ts';
import { reachHost } from './lib/reachHost.ts';
import { loadTypeface } from './theme/fonts.ts';

/**
 * Milliseconds between getting a lock and reading local storage. In Chromium, the writes of the tab
 * that held the lock before may arrive some tens of milliseconds after the release.
 */
const storageLag = 250;

/** Removes all service workers of this origin: only an earlier sandbox build registers any. */
async function removeSandboxWorker(): Promise<void> {
  try {
    const workers = await navigator.serviceWorker?.getRegistrations();
    for (const worker of workers ?? []) await worker.unregister();
  } catch {
    // The visitor blocks site data, so there is no worker either.
  }
}

// Runs before everything else, so that an error while the portal starts is reported.
if (process.env.PORTAL_EVENTS && brand.settings.PORTAL_EVENTS_URL) {
  const { PORTAL_EVENTS_URL, PORTAL_EVENTS_SHARE = '100' } = brand.settings;
  void startTelemetry(PORTAL_EVENTS_URL, Number(PORTAL_EVENTS_SHARE));
}
loadTypeface();

// Only a sandbox build has the simulated bank.
const sandbox = process.env.PORTAL_BANK === 'sandbox' ? import('../mocks/browser.ts') : undefined;
const bankReady = sandbox
  ? sandbox.then(({ startSandbox }) =>
      startSandbox({ apiBase: apiUrl(), settings: brand.settings }),
    )
  : removeSandboxWorker();

// The portal is one script, evaluated in pieces, so that the browser can paint and handle input
// between them. One piece would block a slow phone for a third of a second (npm run bench). A
// module that takes long to evaluate gets its own piece, before the module that imports it.
await inOwnTask(() => import(/* webpackMode: "eager" */ './lib/schemas.ts'));
await inOwnTask(() => import(/* webpackMode: "eager" */ './store/payment/paymentSlice.ts'));
const { startPortal } = await inOwnTask(
  () => import(/* webpackMode: "eager" */ './app/startPortal.ts'),
);
const portal = await inOwnTask(() =>
  startPortal({ bankReady, reachHost, leaveFor: (url) => location.assign(url), storageLag }),
);
await inOwnTask(() => import(/* webpackMode: "eager" */ './theme/theme.ts'));
await inOwnTask(() => import(/* webpackMode: "eager" */ './theme/PortalTheme.tsx'));
await inOwnTask(() => import(/* webpackMode: "eager" */ 'react-dom/client'));
const { showPortal } = await inOwnTask(
  () => import(/* webpackMode: "eager" */ './app/showPortal.tsx'),
);
await inOwnTask(() =>
  showPortal(
    portal,
    sandbox?.then(({ browserSandbox }) => browserSandbox),
  ),
);
