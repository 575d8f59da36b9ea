import { keyframes, styled } from '@mui/material/styles';
import type { CSSObject } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { palette } from '../../theme/theme.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

/**
 * The pulse of a skeleton: of the whole of it, as each part that moves by itself is a layer of its
 * own for the browser to keep.
 */
export const pulse: CSSObject = {
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
};

/** A placeholder bar, without its measures. */
export const bar = {
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
const Wait = styled('output')({ display: 'block' });
const Pulse = styled('div')(pulse);

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
    <Wait>
      <VisuallyHidden>{label}</VisuallyHidden>
      {/* Not the whole: readers pass over a live region that is busy. */}
      <Pulse aria-hidden="true" aria-busy="true">
        {children}
      </Pulse>
    </Wait>
  );
}
