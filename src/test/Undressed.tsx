import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

const cache = createCache({ key: 'css', container: document.createElement('div') });

/**
 * For tests: keeps the styles out of the page, as jsdom would match every rule with every element whenever a query
 * asks whether something can be seen. What a style hides or moves is tried in the real browser.
 */
export function Undressed({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
