import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { publicPaths } from '../config/paths.ts';
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
  /**
   * The page's `<style>` elements, which emotion takes over in the browser: the attribute
   * `data-emotion` and the text of each.
   */
  styles: { emotion: string; css: string }[];
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
 * The CSS rules that rendering collected in the cache. Global rules get style elements of their
 * own, as emotion expects when it hydrates.
 */
function stylesOf({ key, inserted, registered }: EmotionCache): PrerenderedPage['styles'] {
  const rules = Object.entries(inserted).flatMap(([name, css]) =>
    typeof css === 'string' ? [{ name, css }] : [],
  );
  const isOwn = ({ name }: { name: string }) =>
    `${key}-${name}` in registered || name.startsWith('animation-');
  const own = rules.filter(isOwn);
  return [
    ...rules
      .filter((rule) => !isOwn(rule))
      .map(({ name, css }) => ({ emotion: `${key}-global ${name}`, css })),
    {
      emotion: [key, ...own.map(({ name }) => name)].join(' '),
      css: own.map(({ css }) => css).join(''),
    },
  ];
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
    styles: stylesOf(cache),
  };
}
