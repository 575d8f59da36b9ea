// Days are strings, 'YYYY-MM-DD': they compare and sort as strings, and have no time zone.
// Calculations use UTC, where each day has 24 hours. dayjs is not used: it reads 30 February as 2
// March, and every page would have to load it, while now only `CalendarPopover` does.

const dayMs = 86_400_000;

const dayOf = (date: Date) => date.toISOString().slice(0, 'YYYY-MM-DD'.length);

const utcDate = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Whether a text is a day of the calendar, 'YYYY-MM-DD'. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = utcDate(text);
  // Some browsers roll 30 February over into March.
  return !Number.isNaN(date.getTime()) && dayOf(date) === text;
}

/** Returns the number of days from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return (utcDate(to).getTime() - utcDate(from).getTime()) / dayMs;
}

export function addDays(day: string, count: number): string {
  return dayOf(new Date(utcDate(day).getTime() + count * dayMs));
}

/**
 * Returns the first day of the month that is `months` after the month of `day`, or before it if
 * `months` is negative.
 */
export function firstOfMonth(day: string, months = 0): string {
  const date = utcDate(day);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  return dayOf(date);
}

/**
 * Returns the number of months from the month of `from` to that of `to`, whatever their days;
 * negative if `to` is earlier.
 */
export function monthsBetween(from: string, to: string): number {
  const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return monthOf(to) - monthOf(from);
}

let chileanClock: Intl.DateTimeFormat | undefined;

/**
 * Returns the day and the time of day in Chile at an instant, wherever the browser is: bills and
 * payments are dated by Chile's clock.
 */
export function inChile(instant: Date): { day: string; time: string } {
  // The 'sv' locale prints '2026-11-20 10:32'.
  chileanClock ??= new Intl.DateTimeFormat('sv', {
    timeZone: 'America/Santiago',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const [day = '', time = ''] = chileanClock.format(instant).split(' ');
  return { day, time };
}
