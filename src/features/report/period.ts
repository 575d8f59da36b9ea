import { firstOfMonths, toMonthLabel } from '../../lib/dates/dates.ts';
import type { Period } from '../../lib/dates/dates.ts';
import { dayProblem } from '../../lib/dates/dayRules.ts';
import { firstOfMonth, isDay, monthsBetween } from '../../lib/dates/days.ts';
import { range } from '../../lib/arrays.ts';

/** How many months the report covers by default, including the current one. */
export const reportMonths = 12;
/** How many months the report covers at most, including the current one. */
export const mostMonths = 24;

/** The last `count` months up to today, from the first day of the earliest one. */
export function lastMonths(today: string, count: number): Period {
  return { from: firstOfMonths(count, today), to: today };
}

/**
 * The bounds of both fields, whose texts may be half typed: no day in the future or before the
 * beginning of the longest report, and the end not before the beginning of the period.
 */
export function periodBounds({ from }: Period, today: string) {
  const { from: min, to: max } = lastMonths(today, mostMonths);
  return { from: { min, max }, to: { min: isDay(from) && from > min ? from : min, max } };
}

/** Whether both days are valid for a report. */
export function isWholePeriod(period: Period, today: string): boolean {
  const bounds = periodBounds(period, today);
  return (['from', 'to'] as const).every(
    (end) => period[end] !== '' && !dayProblem(period[end], bounds[end]),
  );
}

/** The months that a period touches, as 'YYYY/MM'; none if one of its texts is not a day. */
export function monthLabels({ from, to }: Period): string[] {
  if (!isDay(from) || !isDay(to)) return [];
  const count = monthsBetween(from, to) + 1;
  return range(count).map((index) => toMonthLabel(firstOfMonth(from, index)));
}
