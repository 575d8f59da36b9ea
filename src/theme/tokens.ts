import { createTheme, shouldSkipGeneratingVar } from '@mui/material/styles';
import type { Shadows } from '@mui/material/styles';
import { darkPalette, lightPalette } from './palette.ts';
import { typography } from './typography.ts';

const shadows: Shadows = [
  'none',
  ...Array.from<string>({ length: 24 }).fill('var(--shadow)'),
] as Shadows;

/**
 * MUI's CSS variables that no style of the portal reads; every prerendered page would contain them.
 */
const unreadVariables =
  /^(font|overlays|palette-(FilledInput|Slider|SnackbarContent|SpeedDialAction|Switch))\b|-(light|dark|contrastText)Channel$/;

/**
 * The theme without the components' styles (`theme.ts`), which use these tokens. Colours are CSS
 * variables that follow the system's light or dark preference without a re-render. Windows below
 * `sm` count as phones.
 */
export const tokens = createTheme({
  cssVariables: {
    cssVarPrefix: 'p',
    colorSchemeSelector: 'media',
    shouldSkipGeneratingVar: (keys) =>
      shouldSkipGeneratingVar(keys) || unreadVariables.test(keys.join('-')),
  },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  // In em: 576, 768, 1024 and 1440 px at the usual text size of 16 px; larger text leaves less
  // room.
  breakpoints: { values: { xs: 0, sm: 36, md: 48, lg: 64, xl: 90 }, unit: 'em', step: 0.1 },
  shape: { borderRadius: 12 },
  spacing: 8,
  shadows,
  typography,
});

export const strongContrast = '@media (forced-colors: active), (prefers-contrast: more)';

/**
 * The theme's colours as CSS variables. Styles are constants that refer to these: a function of the
 * theme would be evaluated, and its CSS written, anew at each render of each element.
 */
export const { palette } = tokens.vars;
