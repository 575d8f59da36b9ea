import { showPortal } from './app/showPortal.tsx';
import { startPortal } from './app/startPortal.ts';
import { apiUrl } from './environment.ts';
import { loadTypeface } from './theme/fonts.ts';

/** Removes the worker that an earlier sandbox build left in this browser. */
async function removeSandboxWorker(): Promise<void> {
  try {
    const workers = await navigator.serviceWorker?.getRegistrations();
    for (const worker of workers ?? []) await worker.unregister();
  } catch {
    // Where the reader blocks site data there is no worker either.
  }
}

loadTypeface();

// Only a sandbox build has the simulated bank.
const sandbox = process.env.PORTAL_BANK === 'sandbox' ? import('../mocks/browser.ts') : undefined;
const bankReady = sandbox
  ? sandbox.then(({ startSandbox }) => startSandbox({ apiBase: apiUrl() }))
  : removeSandboxWorker();

const portal = await startPortal({ bankReady, leaveFor: (url) => location.assign(url) });
showPortal(
  portal,
  sandbox?.then(({ browserSandbox }) => browserSandbox),
);
