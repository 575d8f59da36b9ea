import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

/** Content that is loading: announced to screen readers, and shown as a skeleton. */
export function Waiting({
  label = 'Cargando…',
  children,
}: {
  label?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Box component="output" sx={{ display: 'block' }}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {/* `aria-busy` only on the skeleton: screen readers skip a busy live region. */}
      <Box aria-hidden="true" aria-busy="true">
        {children}
      </Box>
    </Box>
  );
}
