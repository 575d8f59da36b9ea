import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { range } from '../../lib/range.ts';
import { PaperSlip, SlipDivider } from '../../ui/drawings/PaperSlip.tsx';
import { Waiting } from '../../ui/loading/Waiting.tsx';

/** A line of the slip: what it is about on the left, its amount on the right. */
function Line({ label, amount }: { label: number; amount: number }) {
  return (
    <Stack
      direction="row"
      sx={{ justifyContent: 'space-between', alignItems: 'center', height: 40 }}
    >
      <Skeleton width={label} height={16} />
      <Skeleton width={amount} height={16} />
    </Stack>
  );
}

/** An opened payment link while its dashboard loads: the slip, then the button. */
export function LinkSkeleton() {
  return (
    <Waiting label="Abriendo el link de pago…">
      <PaperSlip>
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          <Skeleton width={40} height={40} />
          <Stack spacing={1} sx={{ flex: 1 }}>
            <Skeleton width="44%" height={18} />
            <Skeleton width="60%" height={14} />
          </Stack>
        </Stack>
        {range(2).map((place) => (
          <Line key={place} label={88} amount={72} />
        ))}
        <SlipDivider />
        <Line label={48} amount={112} />
      </PaperSlip>
      <Skeleton height={56} sx={{ mt: 3 }} />
    </Waiting>
  );
}
