import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { range } from '../../lib/arrays.ts';
import { tileGrid } from '../../theme/pageFrame.ts';
import { Waiting } from './Waiting.tsx';

interface SkeletonProps {
  /** How many items are expected, so that the skeleton is about as high as the loaded content. */
  count?: number;
  /** The text for screen readers while the content is loading. */
  label?: string;
}

export function ListSkeleton({ count = 4, label }: SkeletonProps) {
  return (
    <Waiting label={label}>
      <Stack divider={<Divider />}>
        {range(count).map((index) => (
          <Stack
            key={index}
            direction="row"
            spacing={2}
            sx={{ alignItems: 'center', minHeight: 80 }}
          >
            <Skeleton sx={{ width: 48, height: 48 }} />
            <Stack spacing={1} sx={{ flex: 1 }}>
              <Skeleton sx={{ width: index % 2 ? '46%' : '58%', height: 16 }} />
              <Skeleton sx={{ width: '32%', height: 12 }} />
            </Stack>
            <Skeleton sx={{ width: 88, height: 20 }} />
          </Stack>
        ))}
      </Stack>
    </Waiting>
  );
}

/**
 * The skeleton of tiles with an image and a name, each at least `minWidth` px wide. Wrap the
 * skeleton in `Waiting`, so that screen readers announce the loading.
 */
export function SkeletonTiles({ count, minWidth }: { count: number; minWidth: number }) {
  return (
    <Box sx={tileGrid(minWidth)}>
      {range(count).map((index) => (
        <Stack
          key={index}
          direction="row"
          spacing={1.5}
          sx={{
            alignItems: 'center',
            minHeight: 80,
            p: 2,
            border: 1,
            borderColor: 'divider',
            borderRadius: 'var(--radius)',
          }}
        >
          <Skeleton sx={{ flex: 'none', width: 48, height: 48 }} />
          <Skeleton sx={{ width: index % 3 ? '40%' : '56%', height: 14 }} />
        </Stack>
      ))}
    </Box>
  );
}
