import { createTheme, shouldSkipGeneratingVar } from '@mui/material/styles';
import type { Shadows } from '@mui/material/styles';
import { darkPalette, lightPalette } from './palette.ts';
import { typography } from './typography.ts';

const shadows: Shadows = [
  'none',
  ...Array.from<string>({ length: 24 }).fill('var(--shadow)'),
] as Shadows;

/**
 * MUI's CSS variables that no style of the portal reads; every prerendered page would contain them,
 * in two colour schemes. A component that is new to the portal may need one of them: MUI then leaves
 * out a style or refers to a variable without a value, which `access.spec.ts` finds.
 */
const unreadVariables = new RegExp(
  [
    'font|overlays',
    'opacity-(inputUnderline|switchTrack)',
    'palette-(FilledInput|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|Switch|Tooltip)',
    'palette-(accent|background|divider|info|secondary|success|warning)-?\\w*(?<!contrastText)Channel',
    'palette-(common-background|grey-50|grey-200|grey-A[247])',
    'palette-(error|info|primary|secondary|success|warning)-light',
    'palette-Alert-\\w+(Bg|(?<!Icon)Color)$',
    'palette-AppBar-dark',
    'palette-LinearProgress-(?!primary)',
    'palette-\\w+-(light|dark)Channel',
    'shadows-(1|3|5|7|9|\\d\\d)$',
    'zIndex-(fab|mobileStepper|speedDial)',
  ]
    .map((names) => `^(${names})`)
    .join('|'),
);

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
  // In em, because larger text leaves less room: 576, 768, 1024 and 1440 px at the usual text size
  // of 16 px.
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
