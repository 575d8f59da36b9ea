/** Days since the Monday that begins the week: 0 to 6. */
const daysSinceMonday = (day: Date) => (day.getDay() + 6) % 7;

/** The local day that many days later. Built from its parts: a day of a clock change does not have 24 hours. */
function addDays(day: Date, days: number): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days);
}

/** The same day of another month; the month's last day where it has fewer: 31 January and 1 give 28 February. */
export function addMonths(day: Date, months: number): Date {
  const lastDay = new Date(day.getFullYear(), day.getMonth() + months + 1, 0);
  return new Date(
    lastDay.getFullYear(),
    lastDay.getMonth(),
    Math.min(day.getDate(), lastDay.getDate()),
  );
}

/** A day of a calendar's page; a place before the first or after the last day of the month holds none. */
export interface CalendarCell {
  /** Unique on the page. */
  key: string;
  day: Date | undefined;
}

/** The month of that day as the weeks of a calendar's page, seven places each, Monday first. */
export function monthWeeks({ year, month }: { year: number; month: number }): CalendarCell[][] {
  const blanks = daysSinceMonday(new Date(year, month, 1));
  const length = new Date(year, month + 1, 0).getDate();
  return Array.from({ length: Math.ceil((blanks + length) / 7) }, (_week, week) =>
    Array.from({ length: 7 }, (_cell, weekday) => {
      const number = week * 7 + weekday - blanks + 1;
      const isDay = number >= 1 && number <= length;
      return { key: String(number), day: isDay ? new Date(year, month, number) : undefined };
    }),
  );
}

/** Where a key leads in a calendar (WAI-ARIA date picker dialog), or undefined for a key that leads nowhere. */
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
