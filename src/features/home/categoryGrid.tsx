import { keyframes, styled } from '@mui/material/styles';

/** How many tiles the home page keeps a place for: two rows of five, or five rows of two. */
export const tileCount = 10;

/** Rows of one height in px, and room for `rows` of them. */
const rowsOf = (height: number, rows: number, gap: number) => ({
  gap,
  gridAutoRows: `minmax(${height}px, auto)`,
  minHeight: height * rows + gap * (rows - 1),
});

/** The grid of categories; its height stands before its tiles are known, so nothing moves when they come. */
export const CategoryGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  ...rowsOf(108, 5, 12),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('sm')]: rowsOf(68, 5, 12),
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    ...rowsOf(112, 2, 16),
  },
}));

const breathe = keyframes({ '50%': { opacity: 0.45 } });

const BlankTile = styled('li')(({ theme }) => ({
  borderRadius: 'var(--radius)',
  backgroundColor: theme.vars.palette.divider,
  opacity: 0.7,
  animation: `${breathe} 1.6s ease-in-out infinite`,
}));

const places = Array.from({ length: tileCount }, (_, index) => index);

/** Tiles that are on their way, as the items of a list. */
export function BlankTiles() {
  return places.map((place) => <BlankTile key={place} />);
}
