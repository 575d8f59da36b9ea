import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/**
 * The metric twins of the typeface. Until Figtree has arrived the page is set in Arial (or what stands in for it), stretched to Figtree's
 * average advance and given its line box, so that nothing moves when it does. The factors were measured over Spanish text of the portal.
 */
export const fallbackFaces = [
  {
    fontFamily: 'Figtree Fallback',
    src: "local('Arial'), local('Liberation Sans'), local('Roboto'), local('Helvetica Neue')",
    fontWeight: '300 549',
    sizeAdjust: '99.4%',
    ascentOverride: '95.6%',
    descentOverride: '25.2%',
    lineGapOverride: '0%',
  },
  {
    fontFamily: 'Figtree Fallback',
    src: "local('Arial Bold'), local('Arial'), local('Liberation Sans Bold'), local('Roboto Bold'), local('Helvetica Neue Bold')",
    fontWeight: '550 900',
    sizeAdjust: '94.4%',
    ascentOverride: '100.6%',
    descentOverride: '26.5%',
    lineGapOverride: '0%',
  },
] as const;

/** Dresses the page in Figtree. Not by the style sheet, where a typeface on its way holds up the first paint of a slow machine. */
export function wearTypeface(): void {
  const source = `url(${figtree}) format('woff2-variations')`;
  document.fonts.add(
    new FontFace('Figtree Variable', source, { weight: '300 900', display: 'swap' }),
  );
}
