import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/App.tsx';
import { createPortal } from './app/createPortal.ts';
import { SandboxContext } from './features/sandbox/sandboxContext.ts';

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

const { store, pristine, started } = await createPortal({
  bankReady: wakeBank(),
  leaveFor: (url) => location.assign(url),
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const portal = (
  <StrictMode>
    <BrowserRouter>
      <SandboxContext value={sandbox}>
        <App store={store} pristine={pristine} started={started} />
      </SandboxContext>
    </BrowserRouter>
  </StrictMode>
);
// A prerendered page is taken over as it stands; the shell of all others is empty.
if (root.hasChildNodes()) hydrateRoot(root, portal);
else createRoot(root).render(portal);
