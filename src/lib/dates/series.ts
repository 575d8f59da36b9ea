import { shortMonth } from './dates.ts';

/**
 * The payments of a month: its label 'YYYY/MM', and pesos per company, in the same order of
 * companies for every month.
 */
export interface MonthlyAmounts {
  readonly label: string;
  readonly amounts: readonly number[];
}

export interface SeriesColour {
  readonly background: string;
  readonly border: string;
}

/**
 * The chart's dataset of a month: `data` and both lists of colours have one entry per company, in
 * the same order.
 */
export interface MonthDataset {
  data: number[];
  label: string;
  stack: string;
  backgroundColor: string[];
  borderColor: string[];
}

/**
 * Returns the series of a stacked bar chart: one dataset per month, with a value for each company.
 * With exactly 12 months, the label of each becomes the month's name, unless the label is
 * unreadable. The colours repeat if there are fewer colours than companies.
 */
export function toMonthDatasets(
  months: readonly MonthlyAmounts[],
  colours: readonly SeriesColour[],
): MonthDataset[] {
  return months.map(({ label, amounts }) => {
    const painted = amounts.map((_, company) => colours[company % colours.length]);
    return {
      data: [...amounts],
      label: months.length === 12 ? monthName(label) : label,
      stack: label,
      backgroundColor: painted.map((colour) => colour?.background ?? ''),
      borderColor: painted.map((colour) => colour?.border ?? ''),
    };
  });
}

function monthName(label: string): string {
  return shortMonth(Number(label.split('/')[1])) || label;
}
