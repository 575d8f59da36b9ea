import { inOwnTask } from './lib/inOwnTask.ts';
import { loadTypeface } from './theme/fonts.ts';

loadTypeface();

/** Removes the worker that an earlier sandbox build left in this browser (trust T22). */
async function removeSandboxWorker(): Promise<void> {
  try {
    const workers = await navigator.serviceWorker?.getRegistrations();
    for (const worker of workers ?? []) await worker.unregister();
  } catch {
    // Where the reader blocks site data there is no worker either (trust T19).
  }
}

/** Wakes the sandbox bank in a build that has one. */
async function wakeBank(): Promise<void> {
  if (process.env.PORTAL_BANK === 'sandbox') {
    const [{ startSandbox }, { apiUrl }] = await Promise.all([
      import('../mocks/browser.ts'),
      import('./environment.ts'),
    ]);
    await startSandbox({ apiBase: apiUrl() });
    return;
  }
  await removeSandboxWorker();
}

// Written out here: webpack drops the import of a branch that it knows to be dead, but not that of
// an unused function.
const sandbox =
  process.env.PORTAL_BANK === 'sandbox'
    ? import('../mocks/browser.ts').then(({ browserSandbox }) => browserSandbox)
    : undefined;

// Everything is in one chunk; the eager imports only split its evaluation into tasks, so the page
// stays responsive.
const { startPortal } = await inOwnTask(
  () => import(/* webpackMode: "eager" */ './app/startPortal.ts'),
);
const portal = await inOwnTask(() =>
  startPortal({ bankReady: wakeBank(), leaveFor: (url) => location.assign(url) }),
);
for (const piece of [
  () => import(/* webpackMode: "eager", webpackExports: ["createTheme"] */ '@mui/material/styles'),
  () => import(/* webpackMode: "eager" */ './theme/theme.ts'),
  () => import(/* webpackMode: "eager" */ './theme/PortalTheme.tsx'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
]) {
  await inOwnTask<unknown>(piece);
}
const { showPortal } = await inOwnTask(
  () => import(/* webpackMode: "eager" */ './app/showPortal.tsx'),
);
await inOwnTask(() => showPortal(portal, sandbox));
