import { StrictMode } from 'react';
import type { ContextType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { SandboxContext } from '../features/sandbox/sandboxContext.ts';
import { App } from './App.tsx';
import type { Portal } from './createPortal.ts';

/**
 * Shows a running portal in the page: a prerendered one is taken over as it stands, the empty shell of all others is filled. A host that
 * answers every URL with the home page is forgiven: what does not belong to this URL gives way.
 */
export function showPortal(portal: Portal, sandbox: ContextType<typeof SandboxContext>): void {
  const place = document.getElementById('root');
  if (!place) throw new Error('index.html has no #root');
  const page = (
    <StrictMode>
      <BrowserRouter useTransitions={false}>
        <SandboxContext value={sandbox}>
          <App {...portal} />
        </SandboxContext>
      </BrowserRouter>
    </StrictMode>
  );
  if (place.dataset['page'] === window.location.pathname) {
    hydrateRoot(place, page);
    return;
  }
  place.replaceChildren();
  createRoot(place).render(page);
}
