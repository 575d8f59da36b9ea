import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** An invoice number or an address that does not break at its hyphen where it fits on a line. */
export function Unbroken({ children }: { children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-block', maxWidth: '100%', overflowWrap: 'anywhere' }}
    >
      {children}
    </Box>
  );
}
