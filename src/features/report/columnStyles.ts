import { styled } from '@mui/material/styles';
import { quietText } from '../../theme/quietText.ts';
import { palette } from '../../theme/theme.ts';

/** Where the name of every month fits. */
export const roomy = '@container (min-width: 32.5em)';

/** The scale at the left, the months beside it; `--plot` is the height of the plot area. */
export const Plot = styled('div')({
  ...quietText,
  '--plot': '256px',
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: 8,
  // Room for the upper half of the topmost label.
  paddingTop: 12,
  fontVariantNumeric: 'tabular-nums lining-nums',
  [roomy]: { '--plot': '320px' },
});

/** The labels of the scale, from the bottom up, each in line with its grid line. */
export const Scale = styled('div')({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'space-between',
  height: 'var(--plot)',
  textAlign: 'end',
  '& > span': { height: 0, lineHeight: 0, whiteSpace: 'nowrap' },
});

/** Months that do not fit on a phone scroll in here, not with the page. */
export const Scroller = styled('div')({
  overflowX: 'auto',
  overflowY: 'hidden',
  // Room for the focus rings.
  padding: 4,
  margin: -4,
});

/** The months, side by side. */
export const Bars = styled('div')({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(20px, 1fr)',
  minWidth: 'min-content',
  isolation: 'isolate',
  '&[data-long-names]': { paddingInline: 20 },
});

/** A grid line at each value of the scale, the base line stronger than the others. */
export const Rules = styled('div')({
  position: 'absolute',
  inset: '0 0 auto',
  height: 'var(--plot)',
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'space-between',
  '& > span': { height: 0, borderTop: `1px solid ${palette.divider}` },
  '& > span:first-of-type': { borderTopColor: palette.line.strong },
});

/** A month; its whole height can be pressed. */
export const Column = styled('label')({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'var(--plot) auto',
  justifyItems: 'center',
  cursor: 'pointer',
  // Behind the grid lines.
  '&[data-active]::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: '0 0 auto',
    height: 'var(--plot)',
    backgroundColor: palette.tint.brand,
  },
  '& > input': {
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    margin: 0,
    borderRadius: 6,
    cursor: 'inherit',
  },
});

/** What was paid in a month, stacked by company. */
export const Stack = styled('span')({
  alignSelf: 'end',
  display: 'flex',
  flexDirection: 'column-reverse',
  width: 'clamp(10px, 62%, 36px)',
  overflow: 'hidden',
  borderRadius: '3px 3px 0 0',
  pointerEvents: 'none',
  WebkitPrintColorAdjust: 'exact',
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
  '& > span': { flexBasis: 0, borderTop: '1px solid' },
});

/** The name of a month and, below it, the year. */
export const Tick = styled('span')({
  display: 'grid',
  // A name wider than its column overflows to both sides.
  gridTemplateColumns: 0,
  justifyContent: 'center',
  justifyItems: 'center',
  alignContent: 'start',
  minHeight: 52,
  padding: '8px 0 4px',
  whiteSpace: 'nowrap',
  lineHeight: '20px',
  pointerEvents: 'none',
  '&:not([data-name=always]) > :first-of-type': { visibility: 'hidden' },
  [roomy]: { '&[data-name=wide] > :first-of-type': { visibility: 'visible' } },
  '[data-active] > &': { color: palette.text.primary, fontWeight: 600 },
});
