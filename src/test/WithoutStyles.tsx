import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { createStyleCache } from '../theme/PortalTheme.tsx';

const cache = createStyleCache(
  globalThis.hasStyles ? {} : { container: document.createElement('div') },
);

/**
 * Leaves the styles out of the page, because jsdom would match every rule with every element at
 * each query for visibility. Styles that hide or move elements are tested in real browsers and in
 * jest's project `styled`, which keeps them.
 */
export function WithoutStyles({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
