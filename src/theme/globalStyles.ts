import type { CSSObject } from '@emotion/react';
import { fallbackFaces } from './fonts.ts';
import { lowWindow } from './windows.ts';
import { aboveToasts, belowBar, scrollPaddingAbove } from './pageFrame.ts';
import { ink } from './contrast.ts';
import { palette, theme } from './theme.ts';
import { strongContrast } from './tokens.ts';

/**
 * MUI's CSS variables. The dark ones apply to screens only: paper is white, so a receipt prints
 * dark on light.
 */
const variables = theme
  .generateStyleSheets()
  .map((sheet) =>
    Object.fromEntries(
      Object.entries(sheet).map(([name, value]) => [
        name.replace('@media (', '@media screen and ('),
        value,
      ]),
    ),
  );

export const globalStyles: CSSObject[] = [
  ...fallbackFaces.map((face) => ({ '@font-face': { ...face } })),
  ...variables,
  {
    ':root': {
      '--radius': '12px',
      // Margin that moves a text button outwards by its padding, so that its text aligns with the
      // text above. Where the button's border is visible, the button stays inside the row.
      '--outdent': '-12px',
      [strongContrast]: { '--outdent': '0px' },
      '--shadow': '0 1px 2px rgba(14, 27, 42, 0.05), 0 12px 32px -8px rgba(14, 27, 42, 0.12)',
      '--slip-shadow': 'drop-shadow(0 10px 20px rgba(14, 27, 42, 0.1))',
      '@media (prefers-color-scheme: dark)': {
        '--shadow': '0 1px 2px rgba(0, 0, 0, 0.4), 0 12px 32px -8px rgba(0, 0, 0, 0.5)',
        '--slip-shadow': 'drop-shadow(0 10px 20px rgba(0, 0, 0, 0.4))',
      },
    },
    // The selector leaves out `::before` and `::after`: the browser would compute two more styles
    // per element.
    '*': { boxSizing: 'border-box' },
    html: {
      WebkitTextSizeAdjust: '100%',
      WebkitFontSmoothing: 'antialiased',
      scrollPaddingTop: belowBar,
      // `BarScrollPadding` overrides this value if a bar covers the bottom.
      scrollPaddingBottom: scrollPaddingAbove(aboveToasts),
      [`@media ${lowWindow}`]: { scrollPaddingTop: 16 },
      // The scroll bar is always present, so that a page that grows beyond the screen does not
      // shift sideways.
      overflowY: 'scroll',
    },
    body: {
      fontFamily: theme.typography.body1.fontFamily,
      fontSize: theme.typography.body1.fontSize,
      lineHeight: theme.typography.body1.lineHeight,
      margin: 0,
      minHeight: '100dvh',
      overflowWrap: 'break-word',
      color: palette.text.primary,
      backgroundColor: palette.background.default,
      accentColor: palette.primary.main,
    },
    'h1, h2, h3, h4, h5, h6, p': { margin: 0 },
    'strong, b': { fontWeight: theme.typography.fontWeightBold },
    // `bdi` contains a text that the portal did not write, so its words may have any length
    // (docs/trust.md, T17).
    bdi: { overflowWrap: 'anywhere' },
    // An icon keeps its size beside a long text.
    'img, svg': { verticalAlign: 'middle', flexShrink: 0 },
    '::selection': { backgroundColor: palette.accent.main, color: ink },
    // `:root` gives this rule precedence over the `outline: 0` of MUI's components.
    ':root :focus-visible': {
      outline: `3px solid ${palette.primary.main}`,
      outlineOffset: 2,
    },
    // An element that only a script focuses, such as a heading after a change of route, has no
    // ring, because the ring would surround a whole region. Links, controls, tabs and options keep
    // their ring, because arrow keys may focus them.
    ':root [tabindex="-1"]:not(a, button, input, [role="tab"], [role="option"]):focus-visible': {
      outline: 'none',
    },
  },
  {
    '@media screen and (prefers-contrast: more)': {
      ':root': {
        '--p-palette-line-strong': palette.text.primary,
        '--p-palette-divider': palette.text.primary,
        '--p-palette-text-secondary': palette.text.primary,
      },
    },
  },
  {
    // An underline marks the current link, the pressed button and the selected tab: forced colours
    // replace their tint, and with more contrast all texts have the same colour.
    [strongContrast]: {
      ':root :is([aria-current], [aria-pressed=true], [role=tab][aria-selected=true])': {
        textDecoration: 'underline',
      },
    },
  },
  {
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        // With the default, `all`, an element would start to animate an inherited colour only after
        // its parent, so that a new colour would reach one more level of elements per frame.
        transitionProperty: 'none',
        transitionDuration: '0.01ms !important',
      },
    },
  },
  {
    '@media print': {
      '@page': { margin: '16mm' },
      body: { minHeight: 0, backgroundColor: '#fff', color: '#000' },
      'li, tr': { breakInside: 'avoid' },
      // Controls and their labels are useless on paper. The button of a question stays, because it
      // contains the question's text.
      ':where(button, input, select, textarea, .MuiButton-root, .MuiFormControl-root, .MuiInputBase-root, .MuiFormControlLabel-root):not(.MuiAccordionSummary-root)':
        {
          display: 'none !important',
        },
      // A table's footer would repeat at the end of every printed page; as a row group it appears
      // once.
      tfoot: { display: 'table-row-group' },
    },
  },
];
