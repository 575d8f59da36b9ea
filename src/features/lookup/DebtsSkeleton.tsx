import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { range } from '../../lib/arrays.ts';
import { Waiting } from '../../ui/loading/Waiting.tsx';
import { toolbar } from './DebtToolbar.tsx';

export function DebtsSkeleton() {
  return (
    <Waiting label="Consultando tus deudas…">
      <Stack direction="row" sx={toolbar}>
        <Skeleton width={168} height={16} />
        <Skeleton width={148} height={48} />
      </Stack>
      {range(3).map((index) => (
        <Stack
          key={index}
          direction="row"
          spacing={2.5}
          sx={{
            alignItems: 'center',
            minHeight: { xs: 135, sm: 88 },
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Stack spacing={1} sx={{ flex: 1 }}>
            <Skeleton width={index % 2 ? '46%' : '58%'} height={16} />
            <Skeleton width="72%" height={12} />
          </Stack>
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ alignItems: 'center', gap: 2 }}>
            <Skeleton width={80} height={20} />
            <Skeleton width={112} height={48} />
          </Stack>
        </Stack>
      ))}
    </Waiting>
  );
}
