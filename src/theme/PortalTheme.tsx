import { Global } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { globalStyles } from './globalStyles.ts';
import { theme } from './theme.ts';

/**
 * Provides theme and global styles. The colour scheme follows the system in CSS alone, so MUI stores
 * nothing; its variables are part of the global styles, where the dark ones spare the paper.
 */
export function PortalTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} storageManager={null} disableStyleSheetGeneration>
      <Global styles={globalStyles} />
      {children}
    </ThemeProvider>
  );
}
