import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** Two short fields side by side where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={{ xs: 3, sm: 2 }}>
      {children}
    </Stack>
  );
}
