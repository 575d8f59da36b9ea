import { BarChart, barClasses } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import type { AxisValueFormatterContext } from '@mui/x-charts/models';
import { formatPesos, sumPesos } from '../../lib/money.ts';
import { plainText } from '../../lib/text/plainText.ts';
import { toMonthDatasets } from '../../lib/dates/series.ts';
import { palette } from '../../theme/theme.ts';
import type { MonthlyReport } from './monthlyReport.ts';
import { monthTitle, yearMark } from './monthWords.ts';
import { chartHeight } from './ReportSkeleton.tsx';
import { seriesColours } from './seriesColours.ts';

const tickLabelStyle = { fontSize: '0.875rem', fill: palette.text.secondary };

const pesos = (amount: number | null) => formatPesos(amount ?? 0);

/** What a screen reader says of the part of a column that the arrow keys have reached. */
const localeText = {
  barDescription: ({
    formattedCategoryValue,
    seriesLabel = '',
    formattedValue,
  }: Record<'formattedCategoryValue' | 'formattedValue', string> & { seriesLabel?: string }) =>
    `${formattedCategoryValue}. ${seriesLabel}: ${formattedValue}`,
};

/** The series of the chart, one per company over all months; and the months that they share. */
export function chartOf({ companies, months }: MonthlyReport) {
  const datasets = toMonthDatasets(months, seriesColours);
  const labels = datasets.map(({ stack }) => stack);
  return {
    series: companies.map(({ key, name }, company) => ({
      id: key,
      label: plainText(name, 40),
      data: datasets.map(({ data }) => data[company] ?? 0),
      color: datasets[0]?.backgroundColor[company] ?? '',
      stack: 'total',
      valueFormatter: pesos,
    })),
    labels,
    /** Below its column a month by its short name and, where it helps, the year. */
    tickOf: (label: string) => {
      const index = labels.indexOf(label);
      const name = datasets[index]?.label ?? label;
      return name === label ? label : `${name}\n${yearMark(labels, index)}`;
    },
    titleOf: (label: string) => {
      const sum = sumPesos(datasets[labels.indexOf(label)]?.data ?? []);
      return `${monthTitle(label)}: ${formatPesos(sum)}`;
    },
  };
}

/** The months as columns, stacked by company; pointing at one, or the arrow keys, read it out. */
export function MonthChart({ report }: { report: MonthlyReport }) {
  const { series, labels, tickOf, titleOf } = chartOf(report);
  return (
    <BarChart
      height={chartHeight}
      margin={{ top: 12, right: 0, bottom: 0, left: 0 }}
      hideLegend
      borderRadius={3}
      grid={{ horizontal: true }}
      series={series}
      xAxis={[
        {
          data: labels,
          height: 'auto',
          disableTicks: true,
          categoryGapRatio: 0.4,
          tickLabelStyle,
          valueFormatter: (label: string, { location }: AxisValueFormatterContext) =>
            location === 'tick' ? tickOf(label) : titleOf(label),
        },
      ]}
      yAxis={[
        {
          width: 'auto',
          disableLine: true,
          disableTicks: true,
          tickMinStep: 1,
          tickNumber: 5,
          tickLabelStyle,
          valueFormatter: pesos,
        },
      ]}
      localeText={localeText}
      slotProps={{ tooltip: { disablePortal: true } }}
      sx={{
        [`& .${axisClasses.line}`]: { stroke: palette.line.strong },
        // Parts of a column that touch are told apart by more than their colours.
        [`& .${barClasses.element}`]: { stroke: palette.background.default },
      }}
    />
  );
}
