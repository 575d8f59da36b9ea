import Box from '@mui/material/Box';
import { Children } from 'react';
import type { ReactNode } from 'react';

const gap = '0.75em';

/**
 * Short facts in a row, separated by dots: "F-377954 · Vence hoy". Only a fact longer than a line
 * breaks, no line begins or ends with a dot, and empty facts are left out.
 */
export function DottedFacts({ children }: { children: ReactNode }) {
  return (
    // Clips the dot before the first fact of each line: it lies outside this box.
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
