import { styled } from '@mui/material/styles';
import { plainList } from '../../theme/plainList.ts';
import { theme } from '../../theme/theme.ts';

/** How many tiles the home page reserves room for: two rows of five, or five rows of two. */
export const tileCount = 10;

/** Rows of `height` px, and a minimum height for `rows` of them. */
const rowsOf = (height: number, rows: number, gap: number) => ({
  gap,
  gridAutoRows: `minmax(${height}px, auto)`,
  minHeight: height * rows + gap * (rows - 1),
});

/** The grid of categories; reserves its height while loading, so that nothing below moves. */
export const CategoryGrid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  ...rowsOf(108, 5, 12),
  ...plainList,
  [theme.breakpoints.up('sm')]: rowsOf(68, 5, 12),
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    ...rowsOf(112, 2, 16),
  },
});
