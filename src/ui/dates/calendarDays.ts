import { range } from '../../lib/range.ts';

/** Days since the Monday of the same week, 0 to 6. */
const daysSinceMonday = (day: Date) => (day.getDay() + 6) % 7;

/**
 * The local day so many days later. Built from its parts, as a day of a clock change does not have
 * 24 hours.
 */
function addDays(day: Date, days: number): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days);
}

/**
 * The same day `months` later, or the last day of a shorter month: 31 January plus 1 gives 28
 * February.
 */
export function addMonths(day: Date, months: number): Date {
  const lastDay = new Date(day.getFullYear(), day.getMonth() + months + 1, 0);
  return new Date(
    lastDay.getFullYear(),
    lastDay.getMonth(),
    Math.min(day.getDate(), lastDay.getDate()),
  );
}

/** A cell of a month's page; without a day before the first and after the last of the month. */
interface CalendarCell {
  /** Unique on its page. */
  key: string;
  day: Date | undefined;
}

/** A month (counted from 0) as weeks of seven cells, Monday first. */
export function monthWeeks({ year, month }: { year: number; month: number }): CalendarCell[][] {
  const blanks = daysSinceMonday(new Date(year, month, 1));
  const length = new Date(year, month + 1, 0).getDate();
  return range(Math.ceil((blanks + length) / 7)).map((week) =>
    range(7).map((weekday) => {
      const number = week * 7 + weekday - blanks + 1;
      const isDay = number >= 1 && number <= length;
      return { key: String(number), day: isDay ? new Date(year, month, number) : undefined };
    }),
  );
}

/** The day that a key leads to (WAI-ARIA date picker dialog); undefined for any other key. */
export function dayAtKey(day: Date, key: string, shiftKey = false): Date | undefined {
  const months = shiftKey ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -daysSinceMonday(day));
    case 'End':
      return addDays(day, 6 - daysSinceMonday(day));
    case 'PageUp':
      return addMonths(day, -months);
    case 'PageDown':
      return addMonths(day, months);
    default:
      return undefined;
  }
}
