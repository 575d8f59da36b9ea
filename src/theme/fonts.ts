import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/**
 * Fallback fonts with Figtree's metrics: until Figtree is loaded, the page uses Arial (or a
 * substitute) scaled to Figtree's average width and line height, so that lines do not shift when
 * Figtree replaces it. The factors were measured on Spanish text of the portal.
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

/**
 * Loads Figtree by script, because a font that the style sheet requests delays the first paint on a
 * slow machine.
 */
export function loadTypeface(): void {
  const source = `url(${figtree}) format('woff2-variations')`;
  document.fonts.add(
    new FontFace('Figtree Variable', source, { weight: '300 900', display: 'swap' }),
  );
}
