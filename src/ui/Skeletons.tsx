import { keyframes, styled } from '@mui/material/styles';
import type { CSSObject } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PaperSlip } from './PaperSlip.tsx';
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
const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 80,
  paddingBlock: 16,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&:last-of-type': { borderBottom: 0 },
}));
const Wait = styled('output')({ display: 'block' });
const Words = styled('div')({ flex: 1, display: 'grid', gap: 8 });
const Grid = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(136px, 20%), 1fr))',
});
const Tile = styled(SkeletonBar)({ height: 132, borderRadius: 'var(--radius)' });

/** How many pieces are expected, so that nothing jumps when they come. */
export interface SkeletonProps {
  count?: number;
  /** What is awaited, as read aloud. */
  label?: string;
}

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

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A list that is on its way. */
export function ListSkeleton({ count = 4, label }: SkeletonProps) {
  return (
    <Waiting label={label}>
      {times(count).map((index) => (
        <Row key={index}>
          <SkeletonBar shape={{ width: 48, height: 48, borderRadius: 12, flex: 'none' }} />
          <Words>
            <SkeletonBar shape={{ width: index % 2 ? '46%' : '58%', height: 16 }} />
            <SkeletonBar shape={{ width: '32%', height: 12 }} />
          </Words>
          <SkeletonBar shape={{ width: 88, height: 20 }} />
        </Row>
      ))}
    </Waiting>
  );
}

/** A grid of tiles that is on its way. */
export function TileSkeleton({ count = 8, label }: SkeletonProps) {
  return (
    <Waiting label={label}>
      <Grid>
        {times(count).map((index) => (
          <Tile key={index} />
        ))}
      </Grid>
    </Waiting>
  );
}

/** A receipt that is on its way. */
export function PaperSkeleton({ count = 3, label }: SkeletonProps) {
  return (
    <Waiting label={label}>
      <PaperSlip torn="both">
        <Words>
          <SkeletonBar shape={{ width: '40%', height: 20 }} />
          <SkeletonBar shape={{ width: '64%', height: 32 }} />
          {times(count).map((index) => (
            <SkeletonBar key={index} shape={{ width: '100%', height: 14 }} />
          ))}
        </Words>
      </PaperSlip>
    </Waiting>
  );
}

/** A page or panel whose code is on its way. */
export function PageSkeleton({ label }: Pick<SkeletonProps, 'label'>) {
  return (
    <Waiting label={label}>
      <Words>
        <SkeletonBar shape={{ width: 'min(320px, 70%)', height: 32 }} />
        <SkeletonBar shape={{ width: 'min(480px, 90%)', height: 18 }} />
        <SkeletonBar shape={{ width: '100%', height: 220, borderRadius: 12, marginTop: 24 }} />
      </Words>
    </Waiting>
  );
}
