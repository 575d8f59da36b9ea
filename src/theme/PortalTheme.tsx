import { Global, ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { ComponentProps, ReactNode } from 'react';
import { globalStyles } from './globalStyles.ts';
import { theme } from './theme.ts';

const styles = globalStyles(theme);
// MUI types the provider's value as props per component, but reads `defaultProps` of each, as the theme has them.
const defaults = theme.components as ComponentProps<typeof DefaultPropsProvider>['value'];

/**
 * Dresses the app. Emotion's own theme context instead of MUI's provider: the colour scheme follows the system in CSS alone, so that
 * nothing is stored, listened to or rendered twice for it.
 */
export function PortalTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeContext value={theme}>
      <DefaultPropsProvider value={defaults}>
        <Global styles={styles} />
        {children}
      </DefaultPropsProvider>
    </ThemeContext>
  );
}
