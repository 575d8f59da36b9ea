import Box from '@mui/material/Box';
import { keyframes, styled } from '@mui/material/styles';
import type { CSSObject } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { palette } from '../../theme/theme.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

/** The pulse of a skeleton. */
export const pulse: CSSObject = {
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
};

const bar = {
  display: 'block',
  borderRadius: 8,
  backgroundColor: palette.divider,
} satisfies CSSObject;

/**
 * A placeholder bar. `shape` is CSS and not a `style` attribute, which prerendered markup may not
 * have (docs/trust.md, T21).
 */
export const SkeletonBar = styled('span', { shouldForwardProp: (name) => name !== 'shape' })<{
  shape?: CSSObject;
}>(({ shape }) => ({
  ...bar,
  ...shape,
}));

/** Something that is loading: announced to screen readers, a skeleton for everybody else. */
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
      {/* Not the whole: readers pass over a live region that is busy. */}
      <Box aria-hidden="true" aria-busy="true">
        {children}
      </Box>
    </Box>
  );
}
