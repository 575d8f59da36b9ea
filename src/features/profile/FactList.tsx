import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export function FactList({ children }: { children: ReactNode }) {
  return (
    <>
      <Stack component="dl" direction="row" sx={{ flexWrap: 'wrap', gap: '16px 48px', m: 0 }}>
        {children}
      </Stack>
      <Divider sx={{ mt: 3, mb: 4 }} />
    </>
  );
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {term}
      </Typography>
      <Box component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {children}
      </Box>
    </div>
  );
}
