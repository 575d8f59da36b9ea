import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { plainList, twoColumns } from '../../theme/pageFrame.ts';

/** How many tiles the home page reserves room for: two rows of five, or five rows of two. */
export const tileCount = 10;

/**
 * The grid of categories. While empty it reserves its later height, so that the content below does
 * not shift.
 */
export function CategoryTiles({ children }: { children?: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{
        ...plainList,
        display: 'grid',
        gap: { xs: 1.5, lg: 2 },
        gridTemplateColumns: { xs: twoColumns, lg: 'repeat(5, minmax(0, 1fr))' },
        gridAutoRows: {
          xs: 'minmax(108px, auto)',
          sm: 'minmax(68px, auto)',
          lg: 'minmax(112px, auto)',
        },
        minHeight: { xs: 588, sm: 388, lg: 240 },
      }}
    >
      {children}
    </Box>
  );
}
