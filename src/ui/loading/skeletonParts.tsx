import { keyframes, styled } from '@mui/material/styles';
import type { CSSObject } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

/** The pulse of a skeleton's parts. */
export const breathe = keyframes({ '50%': { opacity: 0.45 } });

/**
 * A placeholder bar. `shape` is CSS and not a `style` attribute, which prerendered markup may not
 * have (trust T21).
 */
export const SkeletonBar = styled('span', { shouldForwardProp: (name) => name !== 'shape' })<{
  shape?: CSSObject;
}>(({ theme, shape }) => ({
  display: 'block',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.divider,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  ...shape,
}));
const Wait = styled('output')({ display: 'block' });

/** Bars one below the other. */
export const SkeletonLines = styled('div')({ flex: 1, display: 'grid', gap: 8 });

/** Something that is loading: announced to screen readers, a skeleton for everybody else. */
export function Waiting({
  label = 'Cargando…',
  children,
}: {
  label?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Wait aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </Wait>
  );
}
