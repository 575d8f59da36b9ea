import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Waiting } from './Waiting.tsx';

/** The widths of some lines of text. */
const lines = ['min(480px, 90%)', 'min(640px, 100%)', 'min(560px, 96%)', 'min(320px, 70%)'];

/** The skeleton of a page or panel whose code is loading. */
export function PageSkeleton() {
  return (
    <Waiting>
      <Stack spacing={2}>
        {lines.map((width) => (
          <Skeleton key={width} sx={{ width, height: 18 }} />
        ))}
      </Stack>
    </Waiting>
  );
}
