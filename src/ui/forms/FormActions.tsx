import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** The buttons at the end of a form; below 576 px each is as wide as the form. */
export function FormActions({ children }: { children: ReactNode }) {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ flexWrap: 'wrap', alignItems: { sm: 'center' }, gap: 1.5 }}
    >
      {children}
    </Stack>
  );
}
