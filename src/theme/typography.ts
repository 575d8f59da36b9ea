import type { TypographyVariantsOptions } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    /** The home page's headline; at most one per page. */
    display: React.CSSProperties;
    /** The lead sentence below a heading. */
    lead: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    display?: React.CSSProperties;
    lead?: React.CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
    lead: true;
  }
}

/** The portal's font, its fallbacks of the same metrics (see fonts.ts), then the system's. */
const fontFamily = "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif";

const heading = { fontWeight: 650, letterSpacing: '-0.015em', textWrap: 'balance' } as const;

/**
 * Six sizes: 14 (small), 16 (text), 18 (lead), 22 (section), 30 (page) and 48 px (home); the two
 * largest shrink in windows below 700 and 800 px. All are written in rem, so that they follow the
 * reader's own font size.
 */
export const typography: TypographyVariantsOptions = {
  fontFamily,
  fontWeightMedium: 550,
  fontWeightBold: 650,
  display: {
    ...heading,
    fontFamily,
    fontSize: 'clamp(2.125rem, 1.3rem + 3.4vw, 3rem)',
    lineHeight: 1.08,
    letterSpacing: '-0.03em',
  },
  h1: {
    ...heading,
    fontSize: 'clamp(1.625rem, 1.35rem + 1.2vw, 1.875rem)',
    lineHeight: 1.2,
    letterSpacing: '-0.02em',
  },
  h2: { ...heading, fontSize: '1.375rem', lineHeight: 1.3 },
  h3: { ...heading, fontSize: '1.125rem', lineHeight: 1.4, letterSpacing: '-0.01em' },
  h4: { ...heading, fontSize: '1rem', lineHeight: 1.5, letterSpacing: 0 },
  lead: { fontFamily, fontSize: '1.125rem', lineHeight: 1.55, textWrap: 'pretty' },
  body1: { fontSize: '1rem', lineHeight: 1.55, letterSpacing: 0 },
  body2: { fontSize: '0.875rem', lineHeight: 1.5, letterSpacing: 0 },
  subtitle2: { fontSize: '0.875rem', lineHeight: 1.5, letterSpacing: 0, fontWeight: 600 },
  button: {
    fontSize: '1rem',
    lineHeight: 1.5,
    fontWeight: 600,
    letterSpacing: 0,
    textTransform: 'none',
  },
};
