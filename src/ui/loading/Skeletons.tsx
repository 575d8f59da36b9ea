import { styled } from '@mui/material/styles';
import { range } from '../../lib/range.ts';
import { palette } from '../../theme/theme.ts';
import { SkeletonBar, SkeletonLines, Waiting } from './skeletonParts.tsx';

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 80,
  paddingBlock: 16,
  borderBottom: `1px solid ${palette.divider}`,
  '&:last-of-type': { borderBottom: 0 },
});
const Tiles = styled('div', { shouldForwardProp: (name) => name !== 'minWidth' })<{
  minWidth: number;
}>(({ minWidth }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${minWidth}px, 100%), 1fr))`,
}));
const Tile = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 80,
  padding: 16,
  borderRadius: 'var(--radius)',
  border: `1px solid ${palette.divider}`,
});

/** How many items are expected, so that nothing moves when they arrive. */
export interface SkeletonProps {
  count?: number;
  /** What is loading, for screen readers. */
  label?: string;
}

/** The skeleton of a list. */
export function ListSkeleton({ count = 4, label }: SkeletonProps) {
  return (
    <Waiting label={label}>
      {range(count).map((index) => (
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

/**
 * The skeleton of tiles with a mark and a name; wrap it in `Waiting`, which announces what is
 * loading. `minWidth` is that of a tile, in px.
 */
export function SkeletonTiles({ count, minWidth }: { count: number; minWidth: number }) {
  return (
    <Tiles minWidth={minWidth}>
      {range(count).map((index) => (
        <Tile key={index}>
          <SkeletonBar shape={{ width: 48, height: 48, borderRadius: 12, flex: 'none' }} />
          <SkeletonBar shape={{ width: index % 3 ? '40%' : '56%', height: 14 }} />
        </Tile>
      ))}
    </Tiles>
  );
}
