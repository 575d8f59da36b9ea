import { addDays, addMonths, daysBetween, daysSinceMonday, firstOfMonth } from '../../lib/days.ts';
import { range } from '../../lib/range.ts';

/** A cell of a month's page; without a day before the first and after the last of the month. */
interface CalendarCell {
  /** Unique on its page. */
  key: string;
  day: string | undefined;
}

/** The month of a day as weeks of seven cells, Monday first. */
export function monthWeeks(day: string): CalendarCell[][] {
  const first = firstOfMonth(day);
  const blanks = daysSinceMonday(first);
  const length = daysBetween(first, firstOfMonth(day, 1));
  return range(Math.ceil((blanks + length) / 7)).map((week) =>
    range(7).map((weekday) => {
      const index = week * 7 + weekday - blanks;
      const isInMonth = index >= 0 && index < length;
      return { key: String(index), day: isInMonth ? addDays(first, index) : undefined };
    }),
  );
}

/** The day that a key leads to (WAI-ARIA date picker dialog); undefined for any other key. */
export function dayAtKey(day: string, key: string, shiftKey = false): string | undefined {
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
