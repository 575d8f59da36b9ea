import { styled } from '@mui/material/styles';
import { SkeletonBar, SkeletonLines, Waiting } from './skeletonParts.tsx';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 80,
  paddingBlock: 16,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&:last-of-type': { borderBottom: 0 },
}));
const Tiles = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(208px, 100%), 1fr))',
});
const Tile = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 80,
  padding: 16,
  borderRadius: 'var(--radius)',
  border: `1px solid ${theme.vars.palette.divider}`,
}));

/** How many pieces are expected, so that nothing jumps when they come. */
export interface SkeletonProps {
  count?: number;
  /** What is awaited, as read aloud. */
  label?: string;
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A list that is on its way. */
export function ListSkeleton({ count = 4, label }: SkeletonProps) {
  return (
    <Waiting label={label}>
      {times(count).map((index) => (
        <Row key={index}>
          <SkeletonBar shape={{ width: 48, height: 48, borderRadius: 12, flex: 'none' }} />
          <SkeletonLines>
            <SkeletonBar shape={{ width: index % 2 ? '46%' : '58%', height: 16 }} />
            <SkeletonBar shape={{ width: '32%', height: 12 }} />
          </SkeletonLines>
          <SkeletonBar shape={{ width: 88, height: 20 }} />
        </Row>
      ))}
    </Waiting>
  );
}

/** Tiles with a mark and a name, in bars; whoever shows them says what is on its way (`Waiting`). */
export function SkeletonTiles({ count }: { count: number }) {
  return (
    <Tiles>
      {times(count).map((index) => (
        <Tile key={index}>
          <SkeletonBar shape={{ width: 48, height: 48, borderRadius: 12, flex: 'none' }} />
          <SkeletonBar shape={{ width: index % 3 ? '40%' : '56%', height: 14 }} />
        </Tile>
      ))}
    </Tiles>
  );
}
