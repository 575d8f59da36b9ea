import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useState } from 'react';
import { formatDay } from '../../lib/dates/dates.ts';
import type { Period } from '../../lib/dates/dates.ts';
import { sumPesos } from '../../lib/money.ts';
import { lazyPart } from '../../ui/loading/lazyPart.tsx';
import { Waiting } from '../../ui/loading/Waiting.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import type { MonthlyReport } from './monthlyReport.ts';
import { monthTitle } from './monthWords.ts';
import { Swatch } from './Swatch.tsx';

const chartHeight = 372;

// The chart's code is loaded separately, because its library is larger than the rest of the screen.
const MonthChart = lazyPart(async () => (await import('./MonthChart.tsx')).MonthChart);

/** `amounts` are in pesos, in the order of `companies`. */
function Legend({
  companies,
  amounts,
}: Pick<MonthlyReport, 'companies'> & { amounts: readonly number[] }) {
  return (
    <List
      aria-label="Empresas"
      sx={{
        display: 'grid',
        columnGap: 5,
        // Below a chart of medium width the list has two columns, so that the names stay near their
        // amounts.
        '@container (min-width: 35em) and (max-width: 51.249em)': {
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        },
      }}
    >
      {companies.map(({ key, name }, company) => (
        <ListItem
          key={key}
          sx={{ gap: 1.25, alignItems: 'baseline', borderTop: 1, borderColor: 'divider' }}
        >
          <Swatch company={company} />
          <Typography variant="body2" sx={{ flex: 1, minWidth: 0, lineHeight: 1.35 }}>
            <UntrustedText length={40}>{name}</UntrustedText>
          </Typography>
          <MoneyText amount={amounts[company] ?? 0} />
        </ListItem>
      ))}
    </List>
  );
}

interface MonthFigureProps {
  report: MonthlyReport;
  period: Period;
  /** Whether some payments of the period cannot be read. */
  isPart: boolean;
}

/**
 * "Pagos por mes": the months as columns stacked by company, and the sum paid to each company in
 * the period, or in the month that the pointer or the arrow keys select.
 */
export function MonthFigure({ report, period, isPart }: MonthFigureProps) {
  const id = useId();
  const [pointed, setPointed] = useState<number>();
  const month = pointed === undefined ? undefined : report.months[pointed];
  return (
    <Box component="figure" aria-labelledby={id} sx={{ m: 0 }}>
      <Typography component="figcaption" variant="h2" id={id} sx={{ mb: 2.5 }}>
        Pagos por mes
      </Typography>
      {/* The legend is beside the chart, or below it where there is no room. */}
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
        <Box
          translate="no"
          sx={{
            minWidth: 0,
            borderRadius: 1,
            // The chart itself shows no focus until an arrow key is pressed.
            '&:focus-within': {
              outline: '3px solid',
              outlineColor: 'primary.main',
              outlineOffset: 4,
            },
          }}
        >
          <Suspense
            fallback={
              <Waiting label="Cargando el gráfico…">
                <Skeleton height={chartHeight} />
              </Waiting>
            }
          >
            <MonthChart report={report} height={chartHeight} onPoint={setPointed} />
          </Suspense>
        </Box>
        <div>
          <Typography variant="body2" color="textSecondary">
            {month
              ? monthTitle(month.label)
              : `${formatDay(period.from)} – ${formatDay(period.to)}`}
          </Typography>
          {isPart && <Typography variant="body2">Al menos</Typography>}
          <MoneyText amount={month ? sumPesos(month.amounts) : report.total} size="large" />
          <Legend
            companies={report.companies}
            amounts={month?.amounts ?? report.companies.map(({ total }) => total)}
          />
        </div>
      </Box>
    </Box>
  );
}
