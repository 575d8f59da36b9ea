import { Global } from '@emotion/react';
import ThemeProvider from '@mui/system/ThemeProvider';
import type { ReactNode } from 'react';
import { globalStyles } from './globalStyles.ts';
import { theme } from './theme.ts';

/**
 * Provides theme and global styles. The colour scheme follows the system in CSS alone; nobody
 * chooses one, which is what MUI's own provider has beyond this one. The theme's variables are part
 * of the global styles, where the dark ones spare the paper.
 */
export function PortalTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <Global styles={globalStyles} />
      {children}
    </ThemeProvider>
  );
}
