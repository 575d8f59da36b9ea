import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Waiting } from '../../ui/loading/Waiting.tsx';
import { SkeletonTiles } from '../../ui/loading/Skeletons.tsx';

/** Widths in px of the placeholders for the categories. */
const categories = [96, 136, 88, 184, 132, 124, 120, 112, 164, 96];

export function CompanyPickerSkeleton() {
  return (
    <Waiting label="Cargando empresas…">
      <Stack sx={{ gap: 2, mt: 0.5, mb: 3 }}>
        <Skeleton sx={{ width: 184, height: 28 }} />
        <Skeleton sx={{ height: 52 }} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {categories.map((width, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- placeholders never change places
            <Skeleton key={index} sx={{ width, height: 44 }} />
          ))}
        </Stack>
      </Stack>
      <SkeletonTiles count={12} minWidth={208} />
    </Waiting>
  );
}
