import { styled } from '@mui/material/styles';
import { range } from '../../lib/range.ts';
import { palette } from '../../theme/theme.ts';
import { Waiting, bar } from './skeletonParts.tsx';

// One style for a whole list: with one per bar a list of fifteen rows had ninety to evaluate before
// the first paint of its screen.
const Rows = styled('div')({
  '& > div': {
    display: 'grid',
    gridTemplate: '16px 12px / 48px minmax(0, 1fr) 88px',
    gap: '8px 16px',
    placeContent: 'center stretch',
    alignItems: 'center',
    minHeight: 80,
    borderBottom: `1px solid ${palette.divider}`,
    '&:last-of-type': { borderBottom: 0 },
  },
  '& span': bar,
  '& span:nth-of-type(1)': { gridRow: '1 / 3', height: 48, borderRadius: 12 },
  '& span:nth-of-type(2)': { width: '58%', height: 16 },
  '& div:nth-of-type(even) > span:nth-of-type(2)': { width: '46%' },
  '& span:nth-of-type(3)': { gridArea: '2 / 2', width: '32%', height: 12 },
  '& span:nth-of-type(4)': { gridArea: '1 / 3 / 3', height: 20 },
});
const Tiles = styled('div', { shouldForwardProp: (name) => name !== 'minWidth' })<{
  minWidth: number;
}>(({ minWidth }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${minWidth}px, 100%), 1fr))`,
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 80,
    padding: 16,
    borderRadius: 'var(--radius)',
    border: `1px solid ${palette.divider}`,
  },
  '& span': bar,
  '& span:first-of-type': { flex: 'none', width: 48, height: 48, borderRadius: 12 },
  '& span:last-of-type': { width: '40%', height: 14 },
  '& div:nth-of-type(3n + 1) > span:last-of-type': { width: '56%' },
}));

/** How many items are expected, so that nothing moves when they arrive. */
interface SkeletonProps {
  count?: number;
  /** What is loading, for screen readers. */
  label?: string;
}

/** The skeleton of a list. */
export function ListSkeleton({ count = 4, label }: SkeletonProps) {
  return (
    <Waiting label={label}>
      <Rows>
        {range(count).map((index) => (
          <div key={index}>
            <span />
            <span />
            <span />
            <span />
          </div>
        ))}
      </Rows>
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
        <div key={index}>
          <span />
          <span />
        </div>
      ))}
    </Tiles>
  );
}
