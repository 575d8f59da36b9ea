import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/**
 * The typeface and its metric twins. Until Figtree has arrived the page is set in Arial (or what stands in for it), stretched to Figtree's
 * average advance and given its line box, so that nothing moves when it does. The factors were measured over Spanish text of the portal.
 */
export const fontFaces = [
  {
    fontFamily: 'Figtree Variable',
    src: `url(${figtree}) format('woff2-variations')`,
    fontWeight: '300 900',
    fontStyle: 'normal',
    fontDisplay: 'swap',
  },
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
