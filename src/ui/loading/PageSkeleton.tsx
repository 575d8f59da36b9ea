import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Waiting } from './Waiting.tsx';

const lines = ['75%', '100%', '90%', '50%'];

/** The skeleton of a page or panel whose code is loading. */
export function PageSkeleton() {
  return (
    <Waiting>
      <Stack spacing={2} sx={{ maxWidth: 640 }}>
        {lines.map((width) => (
          <Skeleton key={width} sx={{ width, height: 18 }} />
        ))}
      </Stack>
    </Waiting>
  );
}
