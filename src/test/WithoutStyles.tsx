import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { createStyleCache } from '../theme/PortalTheme.tsx';

const cache = createStyleCache(
  globalThis.hasStyles ? {} : { container: document.createElement('div') },
);

/**
 * For tests: leaves the styles out of the page, because jsdom would match every rule with every
 * element at each query for visibility. Styles that hide or move elements are tested in the real
 * browser and in the project `styled`, which keeps them.
 */
export function WithoutStyles({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
