import Box from '@mui/material/Box';
import type { Period } from '../../lib/dates/dates.ts';
import { DateField } from '../../ui/dates/DateField.tsx';
import { periodBounds } from './period.ts';

export function PeriodFields({
  typed,
  today,
  onChange,
}: {
  typed: Period;
  today: string;
  onChange: (period: Period) => void;
}) {
  const bounds = periodBounds(typed, today);
  const field = (end: keyof Period) => ({
    value: typed[end],
    error: typed[end] === '' ? 'Por favor, ingresa una fecha' : undefined,
    onChange: (text: string) => onChange({ ...typed, [end]: text }),
    ...bounds[end],
  });
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(12.5rem, 100%), 1fr))',
        gap: '16px 24px',
        maxWidth: 520,
        '@media print': { display: 'none' },
      }}
    >
      <DateField label="Desde" name="desde" {...field('from')} />
      <DateField label="Hasta" name="hasta" {...field('to')} />
    </Box>
  );
}
