import { BarChart, barClasses } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import type { AxisValueFormatterContext } from '@mui/x-charts/models';
import { useEffect, useLayoutEffect, useState } from 'react';
import { formatPesos, sumPesos } from '../../lib/money.ts';
import { plainText } from '../../lib/text/plainText.ts';
import { toMonthDatasets } from '../../lib/dates/series.ts';
import { palette } from '../../theme/theme.ts';
import type { MonthlyReport } from './monthlyReport.ts';
import { monthTitle, yearMark } from './monthWords.ts';
import { seriesColours } from './seriesColours.ts';

const tickLabelStyle = { fontSize: '0.875rem', fill: palette.text.secondary };

const pesos = (amount: number | null) => formatPesos(amount ?? 0);

/** The screen reader's text for the part of a column that is selected with the arrow keys. */
const localeText = {
  barDescription: ({
    formattedCategoryValue,
    seriesLabel = '',
    formattedValue,
  }: Record<'formattedCategoryValue' | 'formattedValue', string> & { seriesLabel?: string }) =>
    `${formattedCategoryValue}. ${seriesLabel}: ${formattedValue}`,
};

/** Prepares the report for the chart: one series per company, over the same months. */
export function chartOf({ companies, months }: MonthlyReport) {
  const datasets = toMonthDatasets(months, seriesColours);
  const labels = datasets.map(({ stack }) => stack);
  const totals = datasets.map(({ data }) => sumPesos(data));
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
    /**
     * The text below a column: the month's short name and, in some columns (`yearMark`), the year.
     */
    tickOf: (label: string) => {
      const index = labels.indexOf(label);
      const name = datasets[index]?.label ?? label;
      return name === label ? label : `${name}\n${yearMark(labels, index)}`;
    },
    titleOf: (label: string) =>
      `${monthTitle(label)}: ${pesos(totals[labels.indexOf(label)] ?? 0)}`,
    /** The sum paid in each month, in pesos. */
    totals,
  };
}

/** Estimates in px: the length of a total's text, and the height of its line. */
const lengthOf = (text: string) => text.length * 7.5;
const lineHeight = 20;

interface ColumnTotalsProps extends Pick<ReturnType<typeof chartOf>, 'labels' | 'totals'> {
  /**
   * Reports whether the totals are turned by 90°, because they then need more room above the
   * columns.
   */
  onTurn: (isTurned: boolean) => void;
}

/**
 * Writes the total above each column, except a total of 0. All totals are turned by 90° if one of
 * them is wider than the distance between two columns.
 */
function ColumnTotals({ labels, totals, onTurn }: ColumnTotalsProps) {
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  const texts = totals.map(pesos);
  const isTurned = texts.some((text) => lengthOf(text) > x.step());
  useLayoutEffect(() => onTurn(isTurned), [isTurned, onTurn]);
  return labels.map((label, month) => {
    const middle = (x(label) ?? 0) + x.bandwidth() / 2;
    const top = y(totals[month] ?? 0) - 6;
    return (
      <text
        key={label}
        x={middle}
        y={top}
        {...(isTurned && { transform: `rotate(-90 ${middle} ${top})` })}
        textAnchor={isTurned ? 'start' : 'middle'}
        dominantBaseline={isTurned ? 'central' : 'auto'}
        fill={palette.text.primary}
        fontSize={`min(0.8125rem, ${x.step() * 0.8}px)`}
        style={{ fontVariantNumeric: 'tabular-nums', pointerEvents: 'none' }}
      >
        {totals[month] === 0 ? '' : texts[month]}
      </text>
    );
  });
}

/** Reports the index of the month that the pointer or the arrow keys select; undefined for none. */
function PointedMonth({ onPoint }: { onPoint: (month: number | undefined) => void }) {
  const month = useAxesTooltip()?.[0]?.dataIndex;
  useEffect(() => onPoint(month), [month, onPoint]);
  return null;
}

interface MonthChartProps {
  report: MonthlyReport;
  /** In px, including the names of the months. */
  height: number;
  onPoint: (month: number | undefined) => void;
}

/**
 * Shows a stacked column for each month. The amounts of the month that the pointer or the arrow
 * keys select are shown outside the chart (`onPoint`), because a tooltip would cover columns.
 */
export function MonthChart({ report, height, onPoint }: MonthChartProps) {
  const { series, labels, tickOf, titleOf, totals } = chartOf(report);
  const [isTurned, setIsTurned] = useState(false);
  const room = isTurned ? Math.max(...totals.map((total) => lengthOf(pesos(total)))) : lineHeight;
  return (
    <BarChart
      height={height}
      margin={{ top: 12 + room, right: 0, bottom: 0, left: 0 }}
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
      slotProps={{ tooltip: { trigger: 'none' } }}
      sx={{
        [`& .${axisClasses.line}`]: { stroke: palette.line.strong },
        // A stroke separates adjacent parts of a column, so that they do not differ in colour only.
        [`& .${barClasses.element}`]: { stroke: palette.background.default },
      }}
    >
      <ColumnTotals labels={labels} totals={totals} onTurn={setIsTurned} />
      <PointedMonth onPoint={onPoint} />
    </BarChart>
  );
}
