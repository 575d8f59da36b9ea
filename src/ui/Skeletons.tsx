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
