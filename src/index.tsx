import { asTask } from './lib/asTask.ts';
import { wearTypeface } from './theme/fonts.ts';

wearTypeface();

/** Wakes the sandbox bank, or removes the worker that an earlier sandbox build left in this browser (trust T22). */
async function wakeBank(): Promise<void> {
  if (process.env.PORTAL_BANK === 'sandbox') {
    const [{ startSandbox }, { apiUrl }] = await Promise.all([
      import('../mocks/browser.ts'),
      import('./environment.ts'),
    ]);
    await startSandbox({ apiBase: apiUrl() });
    return;
  }
  const workers = await navigator.serviceWorker?.getRegistrations();
  for (const worker of workers ?? []) await worker.unregister();
}

// Written out here: webpack drops the import of a branch it knows to be dead, not that of a function nobody calls.
const sandbox =
  process.env.PORTAL_BANK === 'sandbox'
    ? import('../mocks/browser.ts').then(({ browserSandbox }) => browserSandbox)
    : undefined;

// All of it comes in one file; an eager import only says when a piece is run. Between two pieces the page answers its reader.
const { createPortal } = await asTask(
  () => import(/* webpackMode: "eager" */ './app/createPortal.ts'),
);
const portal = await asTask(() =>
  createPortal({ bankReady: wakeBank(), leaveFor: (url) => location.assign(url) }),
);
for (const piece of [
  () => import(/* webpackMode: "eager", webpackExports: ["createTheme"] */ '@mui/material/styles'),
  () => import(/* webpackMode: "eager" */ './theme/theme.ts'),
  () => import(/* webpackMode: "eager" */ './theme/PortalTheme.tsx'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
]) {
  await asTask<unknown>(piece);
}
const { showPortal } = await asTask(
  () => import(/* webpackMode: "eager" */ './app/showPortal.tsx'),
);
await asTask(() => showPortal(portal, sandbox));
