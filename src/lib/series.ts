import { shortMonth } from './dates.ts';

/** What was paid in a month: its label 'YYYY/MM' and pesos per company, every month with the companies in the same order. */
export interface MonthlyAmounts {
  readonly label: string;
  readonly amounts: readonly number[];
}

/** The fill and the outline of one company, as CSS colours. */
export interface SeriesColour {
  readonly background: string;
  readonly border: string;
}

/** The chart's dataset of one month: the entry at each index of data and of the colours belongs to one company. */
export interface MonthDataset {
  data: number[];
  label: string;
  stack: string;
  backgroundColor: string[];
  borderColor: string[];
}

/**
 * The chart series (spec 3, ruling 33): one dataset per month, its companies stacked. With 12 months the label is the
 * month's name, read from the second part of 'YYYY/MM'; otherwise the label stands as it is. Colours start over when they run out.
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
