import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { range } from '../../lib/arrays.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';

/** Height in px of the chart, its months included. */
export const chartHeight = 372;

/** Heights of the columns in %; placeholders only. */
const heights = [46, 62, 38, 70, 55, 82, 60, 44, 74, 66, 52, 78];

/** The chart while its code or its payments load. */
export function ChartSkeleton({ months }: { months: number }) {
  return (
    <Stack
      aria-hidden="true"
      aria-busy="true"
      direction="row"
      sx={{
        height: chartHeight - 48,
        mb: 6,
        alignItems: 'flex-end',
        justifyContent: 'space-around',
        gap: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {range(months).map((month) => (
        <Skeleton
          key={month}
          height={`${heights[month % heights.length] ?? 0}%`}
          sx={{ flex: '0 1 36px', borderRadius: '3px 3px 0 0' }}
        />
      ))}
    </Stack>
  );
}

/** The chart and, beside or below it, the legend. */
export function FigureBody({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 3,
        '@container (min-width: 51.25em)': {
          gridTemplateColumns: 'minmax(0, 1fr) 264px',
          gap: 5,
        },
      }}
    >
      {children}
    </Box>
  );
}

/**
 * How many of the bank's pages are loaded; `pages` is 0 until the first one has come with their
 * number.
 */
interface ReportProgress {
  done: number;
  pages: number;
}

/** The report while it loads: a figure and a table of as many months, and the progress. */
export function ReportSkeleton({
  months,
  progress: { done, pages },
}: {
  months: readonly string[];
  progress: ReportProgress;
}) {
  return (
    <>
      <Typography variant="h2" sx={{ mb: 2.5 }}>
        Pagos por mes
      </Typography>
      <FigureBody>
        <div>
          <output>
            <VisuallyHidden>Cargando el reporte…</VisuallyHidden>
          </output>
          <ChartSkeleton months={months.length} />
          {pages > 1 && (
            <Typography
              variant="body2"
              color="textSecondary"
              role="progressbar"
              aria-label="Páginas del reporte"
              aria-valuemin={0}
              aria-valuenow={done}
              aria-valuemax={pages}
              sx={{ mt: -5, minHeight: 40 }}
            >
              {`Cargando ${done} de ${pages} páginas…`}
            </Typography>
          )}
        </div>
        <Stack aria-hidden="true" spacing={2.75} sx={{ pt: 0.5 }}>
          <Skeleton width="60%" height={42} />
          {range(7).map((line) => (
            <Skeleton key={line} height={16} />
          ))}
        </Stack>
      </FigureBody>
      <Stack aria-hidden="true" spacing={3.25} sx={{ mt: 7 }}>
        {['', ...months].map((label) => (
          <Stack key={label} direction="row" sx={{ justifyContent: 'space-between' }}>
            <Skeleton width={72} height={12} />
            <Skeleton width="56%" height={12} />
          </Stack>
        ))}
      </Stack>
    </>
  );
}
