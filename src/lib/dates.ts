/** Some days, from the first to the last, 'YYYY-MM-DD', both included. */
export interface Period {
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;
const MONTHS = [
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

const pad = (value: number, length = 2) => String(value).padStart(length, '0');

/** Reads 'YYYY-MM-DD' as the start of that LOCAL day (`new Date(text)` would take it as UTC); undefined when no such day exists. */
export function parseDay(text: string): Date | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return undefined;
  const day = new Date(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  // The constructor rolls 30 February over into March.
  return toIsoDay(day) === text ? day : undefined;
}

/** A local day as the wire and the date fields write it, 'YYYY-MM-DD'. */
export function toIsoDay(date: Date): string {
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** A local day as idTrxRec starts, 'YYYYMMDD' (spec 3). */
export function toDayKey(date: Date): string {
  return toIsoDay(date).replaceAll('-', '');
}

/** An instant as ISO 8601 with the local offset, to the second: '2026-11-20T10:00:00-03:00'. */
export function toIsoWithOffset(date: Date): string {
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map((part) => pad(part));
  const offset = -date.getTimezoneOffset();
  const hours = Math.floor(Math.abs(offset) / 60);
  const minutes = Math.abs(offset) % 60;
  return `${toIsoDay(date)}T${time.join(':')}${offset < 0 ? '-' : '+'}${pad(hours)}:${pad(minutes)}`;
}

/**
 * The day of a bank's stamp (ISO 8601 with an offset), 'YYYY-MM-DD', wherever the browser stands: the day as it is written, for the
 * bank writes its own clock; of a stamp in UTC ('Z') the day in Chile. '' when unreadable.
 */
export function stampDay(stamp: string): string {
  return readStamp(stamp)?.day ?? '';
}

/** A bank's stamp as people read it, '20 nov 2026, 10:32', by the clock of `stampDay`; without a time the day alone; '' when unreadable. */
export function formatStamp(stamp: string): string {
  const { day, time } = readStamp(stamp) ?? { day: '' };
  return time === undefined ? formatDay(day) : `${formatDay(day)}, ${time}`;
}

/** The month of a local date as the report labels it, 'YYYY/MM' (ruling 33). */
export function toMonthLabel(date: Date): string {
  return toIsoDay(date).slice(0, 7).replace('-', '/');
}

/** The first day, 'YYYY-MM-DD', of so many whole months that end with the month of `last`. */
export function firstOfMonths(count: number, last: Date): string {
  return toIsoDay(new Date(last.getFullYear(), last.getMonth() - count + 1, 1));
}

/** The short Spanish name of a month counted from 1: 11 gives 'nov'; '' when there is no such month. */
export function shortMonth(month: number): string {
  return MONTHS[month - 1] ?? '';
}

/** A day as people read it, '28 nov 2026'. Takes a date, the wire's 'YYYY-MM-DD' or its ISO time; '' when unreadable. */
export function formatDay(value: Date | string): string {
  const date = readDate(value);
  return date ? `${date.getDate()} ${shortMonth(date.getMonth() + 1)} ${date.getFullYear()}` : '';
}

/**
 * Whole days since the due day 'YYYY-MM-DD', 0 until one full day has passed (spec 5). Counted on the calendar, so
 * that the 23-hour day of a clock change counts as a day; an unreadable date is not overdue.
 */
export function overdueDays(dueDate: string, now: Date): number {
  const due = parseDay(dueDate);
  return due ? Math.max(0, (startOfDayUtc(now) - startOfDayUtc(due)) / DAY_MS) : 0;
}

let bankClock: Intl.DateTimeFormat | undefined;

/** The same stamp with the time of Chile written out: Swedish dates are ISO dates. */
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
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value;
  // Only ISO times: the constructor makes a date of texts such as 'cuota 1'.
  return (
    parseDay(value) ?? (/^\d{4}-\d{2}-\d{2}T/.test(value) ? readDate(new Date(value)) : undefined)
  );
}
