import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import type { ContextType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { SandboxContext } from '../features/sandbox/sandboxContext.ts';
import { createStyleCache } from '../theme/PortalTheme.tsx';
import { loadPrerenderedParts } from '../ui/loading/lazyPart.tsx';
import { hydrateEarlyFields, noteEarlyFields } from '../ui/fields/earlyTexts.ts';
import { App } from './App.tsx';
import { compositionEnd, notePress } from './early.ts';
import { printOfPage } from './fingerprint.ts';
import { isScreenPath, screens } from './lazyScreens.tsx';
import type { Portal } from './startPortal.ts';

const reload = () => window.location.reload();

/** Milliseconds for which a readable page waits for the code of its parts. */
const patience = 3_000;

/**
 * Loads the code of all that a prerendered page shows; false if some of it does not come. Only the
 * home page, whose screen is part of the first script, has parts of its own.
 */
async function loadPage(pathname: string): Promise<boolean> {
  if (!isScreenPath(pathname)) return loadPrerenderedParts();
  return screens[pathname].Screen.preload().then(
    () => true,
    () => false,
  );
}

/**
 * Whether React can hydrate a prerendered page once this resolves. It cannot where something else
 * has changed the page, or where code is missing: it would drop each part at its own time, and
 * whatever is being typed into it. All code comes first, so that there is as little time as possible
 * for a change while React hydrates; code that takes long keeps only its own part.
 */
async function isHydratable(place: HTMLElement): Promise<boolean> {
  const page = loadPage(window.location.pathname);
  const isLoaded = await Promise.race([
    page,
    new Promise<true>((resolve) => setTimeout(resolve, patience, true)),
  ]);
  if (isLoaded && printOfPage(place) === place.dataset['print']) return true;
  await page;
  await compositionEnd();
  return false;
}

/**
 * Renders a running portal: a prerendered page is hydrated, or replaced in one task; the empty shell
 * of all others is filled. If a host answers every URL with the home page, markup of another page is
 * discarded.
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
  if (place.dataset['page'] !== window.location.pathname) {
    // Presses were noted on another page's markup, if on any.
    notePress();
    place.replaceChildren();
    createRoot(place).render(page);
    return;
  }
  const canHydrate = await isHydratable(place);
  // In one task from here on: whatever is typed comes before it or after it.
  const pressAgain = notePress();
  noteEarlyFields();
  if (canHydrate) {
    hydrateRoot(place, page);
    hydrateEarlyFields();
  } else flushSync(() => createRoot(place).render(page));
  pressAgain();
}
