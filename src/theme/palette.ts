import { alpha } from '@mui/material/styles';
import type { PaletteOptions } from '@mui/material/styles';
import { brand } from '../config/brand.ts';
import type { Colours } from '../config/brand.ts';
import { hoverOpacity } from './contrast.ts';

/** The colours of the portal's palette besides MUI's. */
type PortalColours = Pick<Colours, 'tint' | 'accent' | 'line'>;

declare module '@mui/material/styles' {
  /** Declares that `theme.vars` exists, with the colours as CSS variables. */
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette extends PortalColours {}
  interface PaletteOptions extends PortalColours {}
}

/** Returns MUI's palette for a brand's colours; `hover` is an opacity. */
function scheme(colours: Colours, hover: number) {
  const { primary, action, tint } = colours;
  return {
    ...colours,
    info: { main: primary.main, contrastText: primary.contrastText },
    action: { ...action, hover: alpha(primary.main, hover), selected: tint.brand },
  } satisfies PaletteOptions;
}

export const lightPalette = scheme(brand.palette.light, hoverOpacity.light);

export const darkPalette = scheme(brand.palette.dark, hoverOpacity.dark);
