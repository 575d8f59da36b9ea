import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import type { ContextType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { SandboxContext } from '../features/sandbox/sandboxContext.ts';
import { createStyleCache } from '../theme/styleCache.ts';
import { noteEarlyTexts } from '../ui/fields/earlyTexts.ts';
import { App } from './App.tsx';
import { notePress } from './early.ts';
import type { Portal } from './startPortal.ts';

const reload = () => window.location.reload();

/**
 * Renders a running portal: a prerendered page is hydrated, the empty shell of all others is
 * filled. If a host answers every URL with the home page, markup of another page is discarded.
 */
export function showPortal(portal: Portal, sandbox: ContextType<typeof SandboxContext>): void {
  const place = document.getElementById('root');
  if (!place) throw new Error('index.html has no #root');
  const page = (
    <StrictMode>
      <CacheProvider value={createStyleCache()}>
        <BrowserRouter useTransitions={false}>
          <SandboxContext value={sandbox}>
            <App {...portal} reload={reload} />
          </SandboxContext>
        </BrowserRouter>
      </CacheProvider>
    </StrictMode>
  );
  if (place.dataset['page'] === window.location.pathname) {
    // A page that the browser has already translated is rendered anew, which is no fault.
    const isTranslated = place.querySelector('font') !== null;
    noteEarlyTexts();
    // What is typed while React is at it would go with the old field.
    document.addEventListener('input', noteEarlyTexts);
    const pressAgain = notePress();
    // React says so when the new page stands.
    hydrateRoot(place, page, isTranslated ? { onRecoverableError: () => pressAgain() } : {});
    if (!isTranslated) pressAgain();
    return;
  }
  place.replaceChildren();
  createRoot(place).render(page);
}
