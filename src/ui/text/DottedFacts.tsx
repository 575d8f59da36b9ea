import Box from '@mui/material/Box';
import { Children } from 'react';
import type { ReactNode } from 'react';

const gap = '0.75em';

/**
 * Short facts in a row with a dot between two: "F-377954 · Vence hoy". A fact breaks only if it is
 * longer than a line, no line begins or ends with a dot, and an empty one is left out.
 */
export function DottedFacts({ children }: { children: ReactNode }) {
  return (
    // At the beginning of a line the dot is clipped.
    <Box
      component="span"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: gap, overflowX: 'clip' }}
    >
      {Children.map(
        Children.toArray(children).filter((fact) => fact !== ''),
        (fact, index) => (
          <Box component="span" sx={{ position: 'relative', minWidth: 0 }}>
            {index > 0 && (
              <Box
                component="span"
                sx={{ position: 'absolute', right: '100%', width: gap, textAlign: 'center' }}
              >
                {' · '}
              </Box>
            )}
            <span>{fact}</span>
          </Box>
        ),
      )}
    </Box>
  );
}
