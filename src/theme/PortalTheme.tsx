import createCache from '@emotion/cache';
import type { Options } from '@emotion/cache';
import { Global } from '@emotion/react';
import ThemeProvider from '@mui/system/ThemeProvider';
import type { ReactNode } from 'react';
import { globalStyles } from './globalStyles.ts';
import { theme } from './theme.ts';

/**
 * Creates a cache for emotion's rules without its prefixer: prefixes for unsupported browsers made
 * a fifth of a page's CSS. Prefixes that current browsers need must be written in the styles.
 */
export function createStyleCache(options?: Pick<Options, 'container'>) {
  return createCache({ key: 'p', stylisPlugins: [], ...options });
}

/**
 * Provides theme and global styles. The colour scheme follows the system in CSS alone, so MUI's
 * larger provider, with its stored choice of a scheme, is not needed. The theme's variables are
 * part of the global styles, where the dark ones apply to screens only.
 */
export function PortalTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <Global styles={globalStyles} />
      {children}
    </ThemeProvider>
  );
}
