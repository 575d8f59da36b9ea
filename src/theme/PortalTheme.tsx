import { Global, ThemeContext } from '@emotion/react';
import type { ReactNode } from 'react';
import { globalStyles } from './globalStyles.ts';
import { theme } from './theme.ts';

const styles = globalStyles(theme);

/**
 * Dresses the app. Emotion's own theme context instead of MUI's provider: the colour scheme follows the system in CSS alone, so that
 * nothing is stored, listened to or rendered twice for it.
 */
export function PortalTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeContext value={theme}>
      <Global styles={styles} />
      {children}
    </ThemeContext>
  );
}
