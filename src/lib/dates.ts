import { parseDay, toIsoDay } from './isoDates.ts';

/** A range of days, 'YYYY-MM-DD', both ends included. */
export interface Period {
  from: string;
  to: string;
}

const dayMs = 86_400_000;
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
 * The day of a bank's timestamp (ISO 8601 with an offset), 'YYYY-MM-DD', whatever the browser's
 * time zone: the day as written, since the bank writes local time; for UTC ('Z') the day in Chile.
 * '' if unreadable.
 */
export function stampDay(stamp: string): string {
  return readStamp(stamp)?.day ?? '';
}

/**
 * A bank's timestamp as people read it, '20 nov 2026, 10:32', in the same time zone as `stampDay`;
 * only the day if it has no time, '' if unreadable.
 */
export function formatStamp(stamp: string): string {
  const { day, time } = readStamp(stamp) ?? { day: '' };
  return time === undefined ? formatDay(day) : `${formatDay(day)}, ${time}`;
}

/** The month of a local date as labelled in the report, 'YYYY/MM' (ruling 33). */
export function toMonthLabel(date: Date): string {
  return toIsoDay(date).slice(0, 7).replace('-', '/');
}

/**
 * The first day of `count` whole months that end with the month of the day `last`, both
 * 'YYYY-MM-DD'; `last` itself if unreadable.
 */
export function firstOfMonths(count: number, last: string): string {
  const day = parseDay(last);
  return day ? toIsoDay(new Date(day.getFullYear(), day.getMonth() - count + 1, 1)) : last;
}

/**
 * The short Spanish name of a month counted from 1: 11 gives 'nov'; '' if there is no such month.
 */
export function shortMonth(month: number): string {
  return monthNames[month - 1] ?? '';
}

/**
 * A day as people read it, '28 nov 2026', from a Date (in local time) or 'YYYY-MM-DD'; '' if
 * unreadable.
 */
export function formatDay(value: Date | string): string {
  const date = readDate(value);
  return date ? `${date.getDate()} ${shortMonth(date.getMonth() + 1)} ${date.getFullYear()}` : '';
}

/** The local time of day, '10:46'. */
export const formatTime = (date: Date): string => date.toTimeString().slice(0, 5);

/**
 * Whole days since the due day 'YYYY-MM-DD', 0 until a full day has passed (spec 5) or if
 * unreadable. Calendar days, so that the 23-hour day of a clock change counts as one.
 */
export function overdueDays(dueDate: string, now: Date): number {
  const due = parseDay(dueDate);
  return due ? Math.max(0, (startOfDayUtc(now) - startOfDayUtc(due)) / dayMs) : 0;
}

let bankClock: Intl.DateTimeFormat | undefined;

/** Converts a timestamp to Chilean time; the 'sv' locale prints ISO-like dates. */
function toBankTime(stamp: string): string {
  bankClock ??= new Intl.DateTimeFormat('sv', {
    timeZone: 'America/Santiago',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const instant = new Date(stamp);
  return Number.isNaN(instant.getTime()) ? '' : bankClock.format(instant);
}

function readStamp(stamp: string): { day: string; time?: string | undefined } | undefined {
  const written = /T.+Z$/.test(stamp) ? toBankTime(stamp) : stamp;
  const [, day = '', time] = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})|$)/.exec(written) ?? [];
  return parseDay(day) && { day, time };
}

function startOfDayUtc(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
}

function readDate(value: Date | string): Date | undefined {
  if (typeof value === 'string') return parseDay(value);
  return Number.isNaN(value.getTime()) ? undefined : value;
}
