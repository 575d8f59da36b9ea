import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { createStyleCache } from '../theme/PortalTheme.tsx';

const cache = createStyleCache(
  globalThis.hasStyles ? {} : { container: document.createElement('div') },
);

/**
 * For tests: keeps the styles out of the page, as jsdom would match every rule with every element
 * whenever a query asks for visibility. What styles hide or move is tested in the real browser, and
 * in the project `styled`, where they stay.
 */
export function WithoutStyles({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
