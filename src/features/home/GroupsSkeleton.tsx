import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { range } from '../../lib/range.ts';
import { Waiting } from '../../ui/loading/Waiting.tsx';
import { SkeletonTiles } from '../../ui/loading/Skeletons.tsx';

/** The companies by category while they load. */
export function GroupsSkeleton() {
  return (
    <Waiting label="Cargando empresas…">
      <Stack sx={{ gap: 5 }}>
        {range(4).map((group) => (
          <Stack key={group} sx={{ gap: 2.25 }}>
            <Skeleton sx={{ width: 128, height: 18 }} />
            <SkeletonTiles count={3} minWidth={250} />
          </Stack>
        ))}
      </Stack>
    </Waiting>
  );
}
