import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Waiting } from './Waiting.tsx';

/** The skeleton of a page or panel whose code is loading. */
export function PageSkeleton() {
  return (
    <Waiting>
      <Stack spacing={1}>
        <Skeleton sx={{ width: 'min(320px, 70%)', height: 32 }} />
        <Skeleton sx={{ width: 'min(480px, 90%)', height: 18 }} />
        <Skeleton sx={{ height: 220, pt: 3 }} />
      </Stack>
    </Waiting>
  );
}
