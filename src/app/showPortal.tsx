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
import { fingerprintOfPage } from './fingerprint.ts';
import { isScreenPath, screens } from './lazyScreens.tsx';
import type { Portal } from './startPortal.ts';

const reload = () => window.location.reload();

/**
 * Milliseconds that hydration waits for the code of a prerendered page's parts. The page can be
 * read meanwhile.
 */
const longestHydrationWait = 3_000;

/**
 * Loads the code of a prerendered page's screen; false if it does not load. The home page's screen
 * is part of the first script, so only its lazy parts are loaded.
 */
async function loadPage(pathname: string): Promise<boolean> {
  if (!isScreenPath(pathname)) return loadPrerenderedParts();
  return screens[pathname].Screen.preload().then(
    () => true,
    () => false,
  );
}

/**
 * Whether React can hydrate the prerendered page. It cannot if an extension has changed the page or
 * if code is missing: React would then replace parts of the page at different times, and lose the
 * text in their fields. Code that takes longer than `longestHydrationWait` delays only its own
 * part. Before it returns false, waits for the code and the end of a composition, because the page
 * is then replaced.
 */
async function isHydratable(root: HTMLElement): Promise<boolean> {
  const page = loadPage(window.location.pathname);
  const isLoaded = await Promise.race([
    page,
    new Promise<true>((resolve) => setTimeout(resolve, longestHydrationWait, true)),
  ]);
  if (isLoaded && fingerprintOfPage(root) === root.dataset['fingerprint']) return true;
  await page;
  await compositionEnd();
  return false;
}

/**
 * Shows the portal in `#root`. A page prerendered for this URL is hydrated or, if it cannot be,
 * replaced in one task. Anything else there is discarded: an empty shell, or the home page, which
 * some hosts return for every URL.
 */
export async function showPortal(
  portal: Portal,
  sandbox: ContextType<typeof SandboxContext>,
): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
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
  if (root.dataset['page'] !== window.location.pathname) {
    // Discards presses on the markup of another page.
    notePress();
    root.replaceChildren();
    createRoot(root).render(page);
    return;
  }
  const canHydrate = await isHydratable(root);
  // The steps below run in one task, so that no typing happens between them.
  const pressAgain = notePress();
  noteEarlyFields();
  if (canHydrate) {
    hydrateRoot(root, page);
    hydrateEarlyFields();
  } else flushSync(() => createRoot(root).render(page));
  pressAgain();
}
