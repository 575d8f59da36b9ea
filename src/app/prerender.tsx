import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { publicPaths } from '../config/paths.ts';
import { keysOf } from '../lib/arrays.ts';
import { makeStore } from '../store/app/store.ts';
import type { StoreExtra } from '../store/device/extra.ts';
import { createStyleCache } from '../theme/PortalTheme.tsx';
import { App } from './App.tsx';
import { fingerprintOfMarkup } from './fingerprint.ts';
import { publicTitle } from './Screens.tsx';

export { publicPaths };

/** A page as a browser shows it before any script has run. */
export interface PrerenderedPage {
  path: string;
  title: string;
  markup: string;
  fingerprint: string;
  /** The page's CSS, and the names of its rules in emotion's cache. */
  styles: { css: string; rules: string[] };
}

/** Prerendering has no bank, no storage and no browser. */
const nowhere: StoreExtra = {
  bankReady: new Promise(() => undefined),
  reachHost: () => Promise.resolve(true),
  leaveFor: () => undefined,
  saveNow: async () => undefined,
  exclusively: (_name, task) => task(),
  renderReceipt: async () => '',
};

/**
 * The CSS that rendering collected in the cache, without the rules of Suspense fallbacks that the
 * final markup no longer contains.
 */
function stylesOf(markup: string, { key, inserted, registered }: EmotionCache) {
  const rules = keysOf(inserted).filter(
    (name) => !(`${key}-${name}` in registered) || markup.includes(`${key}-${name}`),
  );
  return { css: rules.map((name) => inserted[name]).join(''), rules };
}

/** Renders a public page for a new guest, before the bank has answered anything. */
export async function renderPage(path: string): Promise<PrerenderedPage> {
  const cache = createStyleCache();
  // Makes emotion collect the rules instead of rendering a style element beside each component.
  cache.compat = true;
  const { store } = makeStore({ extra: nowhere });
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <CacheProvider value={cache}>
        <StaticRouter location={path}>
          <App store={store} pristine={store.getState()} reload={() => undefined} />
        </StaticRouter>
      </CacheProvider>
    </StrictMode>,
    {
      // Inlines every Suspense boundary of any size, so that no script has to move it into place.
      progressiveChunkSize: Infinity,
      onError: (error) => void errors.push(error),
    },
  );
  if (errors.length > 0) throw new AggregateError(errors, `${path} does not render`);
  const markup = await new Response(prelude).text();
  return {
    path,
    title: publicTitle(path),
    markup,
    fingerprint: fingerprintOfMarkup(markup),
    styles: stylesOf(markup, cache),
  };
}
