import { keyframes, styled } from '@mui/material/styles';

/** How many tiles the home page keeps a place for: two rows of five, or five rows of two. */
export const tileCount = 10;

const tileHeight = 112;

/** The grid of categories; every row has its height before its tiles are known, so nothing moves when they come. */
export const CategoryGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoRows: `minmax(${tileHeight}px, auto)`,
  minHeight: tileHeight * 5 + 12 * 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('lg')]: {
    gap: 16,
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    minHeight: tileHeight * 2 + 16,
  },
}));

const breathe = keyframes({ '50%': { opacity: 0.45 } });

/** A tile that is on its way. */
export const BlankTile = styled('li')(({ theme }) => ({
  borderRadius: 'var(--radius)',
  backgroundColor: theme.vars.palette.divider,
  opacity: 0.7,
  animation: `${breathe} 1.6s ease-in-out infinite`,
}));
