import { daysBetween, firstOfMonth, inChile, isDay } from './days.ts';

/** A range of days, 'YYYY-MM-DD', both ends included. */
export interface Period {
  from: string;
  to: string;
}

const monthNames = 'ene feb mar abr may jun jul ago sept oct nov dic'.split(' ');

/** Returns the day in Chile, 'YYYY-MM-DD', of a bank's timestamp (ISO 8601); '' if unreadable. */
export function dayOfTime(stamp: string): string {
  return readTime(stamp)?.day ?? '';
}

/**
 * Returns a bank's timestamp for display, by Chile's clock: '20 nov 2026, 10:32'; only the day if
 * it has no time, '' if unreadable.
 */
export function formatDateTime(stamp: string): string {
  const { day, time } = readTime(stamp) ?? { day: '' };
  return time === undefined ? formatDay(day) : `${formatDay(day)}, ${time}`;
}

/** Returns a bank's timestamp to append to a verb, ' el 20 nov 2026, 10:32'; '' if unreadable. */
export function onDateTime(stamp: string): string {
  const text = formatDateTime(stamp);
  return text && ` el ${text}`;
}

/** Returns the month of a day as the report labels it, 'YYYY/MM'. */
export function toMonthLabel(day: string): string {
  return day.slice(0, 7).replace('-', '/');
}

/**
 * Returns the first day of a period of `count` months, the last of which is the month of `last`:
 * (3, '2026-11-20') gives '2026-09-01'. Returns an unreadable `last` unchanged.
 */
export function firstOfMonths(count: number, last: string): string {
  return isDay(last) ? firstOfMonth(last, 1 - count) : last;
}

/**
 * Returns the short Spanish name of a month counted from 1: 'nov' for 11; '' if there is no such
 * month.
 */
export function shortMonth(month: number): string {
  return monthNames[month - 1] ?? '';
}

/** Returns a day 'YYYY-MM-DD' for display, '28 nov 2026'; '' if unreadable. */
export function formatDay(day: string): string {
  if (!isDay(day)) return '';
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${shortMonth(month ?? 0)} ${year}`;
}

/**
 * Returns the number of days from `dueDate` to `today`, both 'YYYY-MM-DD'; 0 before and on the due
 * day, or if the due day is unreadable.
 */
export function overdueDays(dueDate: string, today: string): number {
  return isDay(dueDate) ? Math.max(0, daysBetween(dueDate, today)) : 0;
}

const isoTime =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d)(?::(\d{2})(?:[.,]\d+)?)?(?:(Z)|([+-]\d{2}):?(\d{2})?)?)?$/i;

/**
 * Splits a timestamp into its parts; `instant` is undefined without an offset. Returns undefined if
 * the timestamp is unreadable.
 */
function partsOf(stamp: string) {
  const [, day = '', time, seconds = '00', utc, hours, minutes = '00'] = isoTime.exec(stamp) ?? [];
  if (!isDay(day)) return undefined;
  const offset = utc ? 'Z' : hours && `${hours}:${minutes}`;
  const instant = Date.parse(`${day}T${time}:${seconds}${offset}`);
  if (offset && Number.isNaN(instant)) return undefined;
  return { day, time, seconds, instant: offset ? instant : undefined };
}

/**
 * Returns the day and, if the timestamp has one, the time in Chile; without an offset, the
 * timestamp counts as Chilean time.
 */
function readTime(stamp: string): { day: string; time?: string | undefined } | undefined {
  const parts = partsOf(stamp);
  return parts?.instant === undefined ? parts : inChile(new Date(parts.instant));
}

/**
 * Returns the instant of a timestamp in milliseconds: by Chile's clock if it has no offset, at the
 * day's beginning if it has no time; undefined if unreadable.
 */
export function instantOf(stamp: string): number | undefined {
  const parts = partsOf(stamp);
  if (!parts || parts.instant !== undefined) return parts?.instant;
  const utc = (day: string, time: string) => Date.parse(`${day}T${time}Z`);
  const wanted = utc(parts.day, parts.time ?? '00:00');
  // Each round corrects `instant` by its difference to Chile's clock. On days when the clocks
  // change, the first round may use the wrong offset, which the second one corrects.
  let instant = wanted;
  for (let guess = 0; guess < 2; guess += 1) {
    const { day, time } = inChile(new Date(instant));
    instant += wanted - utc(day, time);
  }
  return instant + Number(parts.seconds) * 1000;
}
