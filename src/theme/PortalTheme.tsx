import createCache from '@emotion/cache';
import type { Options } from '@emotion/cache';
import { Global } from '@emotion/react';
import ThemeProvider from '@mui/system/ThemeProvider';
import type { ReactNode } from 'react';
import { globalStyles } from './globalStyles.ts';
import { theme } from './theme.ts';

/** The styles of a prerendered page; their rules' names are in `data-rules`. */
const prerendered =
  typeof document === 'undefined'
    ? null
    : document.querySelector<HTMLStyleElement>('style[data-rules]');

/**
 * Creates a cache for emotion's rules without its prefixer: prefixes for unsupported browsers made
 * a fifth of a page's CSS. Prefixes that current browsers need must be written in the styles.
 *
 * Marks the rules of a prerendered page as inserted. Emotion would do so itself if the rules'
 * element had the attribute `data-emotion`, but would also move the element: the browser would
 * compute the style and layout of the whole page twice more.
 */
export function createStyleCache(options?: Pick<Options, 'container'>) {
  const cache = createCache({ key: 'p', stylisPlugins: [], ...options });
  for (const name of prerendered?.dataset['rules']?.split(' ') ?? []) cache.inserted[name] = true;
  return cache;
}

/**
 * Provides the theme and, unless the page is prerendered and already has them, the global styles.
 * They contain the theme's variables; the dark ones apply to screens only. The colour scheme
 * follows the system in CSS alone, so MUI's larger provider, which stores a chosen scheme, is not
 * needed.
 */
export function PortalTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      {!prerendered && <Global styles={globalStyles} />}
      {children}
    </ThemeProvider>
  );
}
