import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import type { ContextType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { SandboxContext } from '../features/sandbox/sandboxContext.ts';
import { createStyleCache } from '../theme/PortalTheme.tsx';
import { loadParts } from '../ui/loading/lazyPart.ts';
import { followEarlyTexts } from '../ui/fields/earlyTexts.ts';
import { App } from './App.tsx';
import { notePress } from './early.ts';
import { isScreenPath, screens } from './lazyScreens.tsx';
import type { Portal } from './startPortal.ts';

const reload = () => window.location.reload();

/** Loads the code of all that a prerendered page shows; without a network, as far as it goes. */
async function loadPage(pathname: string): Promise<void> {
  try {
    if (isScreenPath(pathname)) await screens[pathname].preload();
    await loadParts();
  } catch {
    // What is missing says so in its place.
  }
}

/**
 * Renders a running portal: a prerendered page is hydrated, the empty shell of all others is
 * filled. If a host answers every URL with the home page, markup of another page is discarded.
 */
export async function showPortal(
  portal: Portal,
  sandbox: ContextType<typeof SandboxContext>,
): Promise<void> {
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
    followEarlyTexts();
    // Until then the page stands as it is, and can be read and typed into.
    if (isTranslated) await loadPage(window.location.pathname);
    const pressAgain = notePress();
    // React says so when the new page stands.
    hydrateRoot(place, page, isTranslated ? { onRecoverableError: () => pressAgain() } : {});
    if (!isTranslated) pressAgain();
    return;
  }
  place.replaceChildren();
  createRoot(place).render(page);
}
