import { daysBetween, firstOfMonth, inChile, isDay } from './days.ts';

/** A range of days, 'YYYY-MM-DD', both ends included. */
export interface Period {
  from: string;
  to: string;
}

const monthNames = [
  'ene',
  'feb',
  'mar',
  'abr',
  'may',
  'jun',
  'jul',
  'ago',
  'sept',
  'oct',
  'nov',
  'dic',
] as const;

/**
 * The day in Chile of a bank's timestamp (ISO 8601), 'YYYY-MM-DD', whatever its offset and the
 * browser's time zone; '' if unreadable.
 */
export function dayOfTime(stamp: string): string {
  return readTime(stamp)?.day ?? '';
}

/**
 * A bank's timestamp as people in Chile read it, '20 nov 2026, 10:32'; only the day if it has no
 * time, '' if unreadable.
 */
export function formatDateTime(stamp: string): string {
  const { day, time } = readTime(stamp) ?? { day: '' };
  return time === undefined ? formatDay(day) : `${formatDay(day)}, ${time}`;
}

/** The month of a day as labelled in the report, 'YYYY/MM'. */
export function toMonthLabel(day: string): string {
  return day.slice(0, 7).replace('-', '/');
}

/**
 * The first day of `count` whole months that end with the month of the day `last`, both
 * 'YYYY-MM-DD'; `last` itself if unreadable.
 */
export function firstOfMonths(count: number, last: string): string {
  return isDay(last) ? firstOfMonth(last, 1 - count) : last;
}

/**
 * The short Spanish name of a month counted from 1: 11 gives 'nov'; '' if there is no such month.
 */
export function shortMonth(month: number): string {
  return monthNames[month - 1] ?? '';
}

/** A day 'YYYY-MM-DD' as people read it, '28 nov 2026'; '' if unreadable. */
export function formatDay(day: string): string {
  if (!isDay(day)) return '';
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${shortMonth(month ?? 0)} ${year}`;
}

/**
 * Whole days from the due day until today, both 'YYYY-MM-DD': 0 until a full day has passed, or if
 * unreadable.
 */
export function overdueDays(dueDate: string, today: string): number {
  return isDay(dueDate) ? Math.max(0, daysBetween(dueDate, today)) : 0;
}

const isoTime =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d)(?::(\d{2})(?:[.,]\d+)?)?(?:(Z)|([+-]\d{2}):?(\d{2})?)?)?$/i;

/** The day and time in Chile; what has no offset is taken to be written by Chile's clock. */
function readTime(stamp: string): { day: string; time?: string | undefined } | undefined {
  const [, day = '', time, seconds = '00', utc, hours, minutes = '00'] = isoTime.exec(stamp) ?? [];
  if (!isDay(day)) return undefined;
  if (time === undefined || (utc ?? hours) === undefined) return { day, time };
  const instant = new Date(`${day}T${time}:${seconds}${utc ? 'Z' : `${hours}:${minutes}`}`);
  return Number.isNaN(instant.getTime()) ? undefined : inChile(instant);
}
