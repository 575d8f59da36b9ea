import { Global, ThemeContext } from '@emotion/react';
import type { ReactNode } from 'react';
import { globalStyles } from './globalStyles.ts';
import { theme } from './theme.ts';

/**
 * Provides theme and global styles. It uses Emotion's theme context rather than MUI's provider: the
 * colour scheme follows the system in CSS alone, so nothing needs to be stored, listened to or
 * rendered twice.
 */
export function PortalTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeContext value={theme}>
      <Global styles={globalStyles} />
      {children}
    </ThemeContext>
  );
}
