import { styled } from '@mui/material/styles';
import { quietText } from '../../theme/quietText.ts';
import { palette, theme } from '../../theme/theme.ts';
import { pressable } from '../buttons/buttonStyles.ts';

/** The month's name between its arrows. */
export const CalendarHead = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: 8,
  '& h3': {
    ...theme.typography.body1,
    fontWeight: 600,
    '&::first-letter': { textTransform: 'uppercase' },
  },
  '& [aria-disabled=true]': { cursor: 'default', color: palette.text.disabled },
  '& button:first-of-type svg': { transform: 'scaleX(-1)' },
});

/** As tall as the longest month, so that the arrows stay under the pointer. */
export const CalendarFrame = styled('div')({ minHeight: 52 + 36 + 6 * 44 });

/** The grid of days. */
export const CalendarTable = styled('table')({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  textAlign: 'center',
  '& th, & td': { padding: 0 },
  '& th': {
    ...quietText,
    height: 36,
    fontWeight: 400,
  },
  '& abbr': { textDecoration: 'none' },
});

/** One day: today has a ring, the picked day is filled. */
export const DayButton = styled('button')({
  ...pressable,
  width: '100%',
  maxWidth: 44,
  height: 44,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  borderRadius: 'var(--radius)',
  '&:hover': { backgroundColor: palette.action.hover },
  '&[aria-current=date]': { boxShadow: `inset 0 0 0 1px ${palette.primary.main}`, fontWeight: 650 },
  '[aria-selected=true] > &': {
    color: palette.primary.contrastText,
    backgroundColor: palette.primary.main,
  },
  // Inside the cell: its neighbours are adjacent.
  '&&:focus-visible': { outlineOffset: -3 },
  '[aria-selected=true] > &:focus-visible': {
    outlineColor: palette.primary.contrastText,
    boxShadow: `0 0 0 3px ${palette.primary.main}`,
  },
  '&:disabled': {
    cursor: 'default',
    color: palette.text.disabled,
    backgroundColor: 'transparent',
  },
  '@media (forced-colors: active)': {
    '&[aria-current=date]': { border: '1px solid' },
    '[aria-selected=true] > &': { border: '3px solid Highlight' },
  },
});
