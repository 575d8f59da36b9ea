import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

/** Announces `label` to screen readers, and hides `children`, a skeleton, from them. */
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
