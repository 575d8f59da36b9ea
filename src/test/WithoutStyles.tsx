import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { createStyleCache } from '../theme/PortalTheme.tsx';

const cache = createStyleCache(
  globalThis.hasStyles ? {} : { container: document.createElement('div') },
);

/**
 * Leaves the styles out of the page, because jsdom would match every rule with every element at
 * each query for visibility. Only jest's project `styled` keeps them: that project and real
 * browsers test the styles that hide or move elements.
 */
export function WithoutStyles({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
