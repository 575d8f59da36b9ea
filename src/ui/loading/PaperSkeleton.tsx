import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { range } from '../../lib/arrays.ts';
import { PaperSlip } from '../drawings/PaperSlip.tsx';
import { Waiting } from './Waiting.tsx';

/** The skeleton of a receipt. */
export function PaperSkeleton({ label }: { label: string }) {
  return (
    <Waiting label={label}>
      <PaperSlip torn="both">
        <Stack spacing={1}>
          <Skeleton width="40%" height={20} />
          <Skeleton width="64%" height={32} />
          {range(5).map((index) => (
            <Skeleton key={index} height={14} />
          ))}
        </Stack>
      </PaperSlip>
    </Waiting>
  );
}
