import { keyframes, styled } from '@mui/material/styles';
import type { CSSObject } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

/** A soft bar where something will stand; `shape` as CSS, which prerendered markup may not carry in attributes (trust T21). */
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

/** Lines of bars. */
export const SkeletonLines = styled('div')({ flex: 1, display: 'grid', gap: 8 });

/** What is on its way: named for screen readers, drawn in bars for everybody else. */
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
