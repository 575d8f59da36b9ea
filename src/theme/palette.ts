import type { PaletteOptions } from '@mui/material/styles';

/**
 * Soft backgrounds of marks, notices and selected items; `text.primary` has AAA contrast on each.
 */
interface Tints {
  brand: string;
  success: string;
  warning: string;
  danger: string;
}

/** What the portal's palette has beside MUI's. */
interface PortalColours {
  tint: Tints;
  /** Apricot, for marks and highlights only, never for text. */
  accent: { main: string; soft: string };
  /** Lines that must be seen, such as the border of a field: 3:1 on every background. */
  line: { strong: string };
}

declare module '@mui/material/styles' {
  /** `theme.vars` exists, with the colours as CSS variables. */
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette extends PortalColours {}
  interface PaletteOptions extends PortalColours {}
}

/** The darkest colour, for what is dark on light in both schemes. */
export const ink = '#0E1B2A';

/** The light scheme: warm paper, ink and petrol. */
export const lightPalette = {
  primary: { main: '#0F4C5C', dark: '#0A3843', contrastText: '#FFFFFF' },
  info: { main: '#0F4C5C', contrastText: '#FFFFFF' },
  success: { main: '#1B7F4B', contrastText: '#FFFFFF' },
  warning: { main: '#8A5A00', contrastText: '#FFFFFF' },
  error: { main: '#B3261E', dark: '#8C1D17', contrastText: '#FFFFFF' },
  text: { primary: ink, secondary: '#435062', disabled: '#6B7683' },
  background: { default: '#FBFAF7', paper: '#FFFFFF' },
  divider: '#E6E2DA',
  action: { hover: 'rgba(15, 76, 92, 0.06)', selected: '#E4EFF1', disabledBackground: '#ECEAE4' },
  tint: { brand: '#E4EFF1', success: '#E9F6EF', warning: '#FBF0DA', danger: '#FBE9E7' },
  accent: { main: '#F4A259', soft: '#FDEBD8' },
  line: { strong: '#7F8A93' },
} satisfies PaletteOptions;

/** The dark scheme. */
export const darkPalette: PaletteOptions = {
  primary: { main: '#7CC4D4', dark: '#A3D8E4', contrastText: '#06222B' },
  info: { main: '#7CC4D4', contrastText: '#06222B' },
  success: { main: '#6FCF9B', contrastText: '#062415' },
  warning: { main: '#F0BE62', contrastText: '#2A1B00' },
  error: { main: '#FF9C92', dark: '#FFBDB6', contrastText: '#3B0703' },
  text: { primary: '#EAF1F3', secondary: '#B4C1C7', disabled: '#84929A' },
  background: { default: '#0C1418', paper: '#142026' },
  divider: '#26353C',
  action: {
    hover: 'rgba(124, 196, 212, 0.10)',
    selected: '#17343C',
    disabledBackground: '#1E2C33',
  },
  tint: { brand: '#17343C', success: '#12332A', warning: '#33290F', danger: '#3A1D1C' },
  accent: { main: '#F4A259', soft: '#3A2A1A' },
  line: { strong: '#6F828B' },
};
