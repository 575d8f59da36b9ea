import { StrictMode } from 'react';
import type { ContextType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { SandboxContext } from '../features/sandbox/sandboxContext.ts';
import { App } from './App.tsx';
import type { Portal } from './createPortal.ts';

/** Shows a running portal in the page: a prerendered one is taken over as it stands, the empty shell of all others is filled. */
export function showPortal(portal: Portal, sandbox: ContextType<typeof SandboxContext>): void {
  const place = document.getElementById('root');
  if (!place) throw new Error('index.html has no #root');
  const page = (
    <StrictMode>
      <BrowserRouter>
        <SandboxContext value={sandbox}>
          <App {...portal} />
        </SandboxContext>
      </BrowserRouter>
    </StrictMode>
  );
  if (place.hasChildNodes()) hydrateRoot(place, page);
  else createRoot(place).render(page);
}
