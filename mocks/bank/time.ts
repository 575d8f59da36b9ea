// Days and hours in Santiago, because the bank's dates are Chilean.

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Santiago',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'longOffset',
});

const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** Milliseconds of one day. */
export const dayLength = 86_400_000;

function read(date: Date): Record<string, string> {
  return Object.fromEntries(parts.formatToParts(date).map(({ type, value }) => [type, value]));
}

/**
 * Formats a time as ISO 8601 with the offset of Chile at that time, e.g.
 * `2026-11-20T10:00:00-03:00`.
 */
export function chileanTime(date: Date): string {
  const { year, month, day, hour, minute, second, timeZoneName = '' } = read(date);
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${timeZoneName.replace('GMT', '')}`;
}

/** Returns the day in Chile, `YYYY-MM-DD`. */
export function chileanDay(date: Date): string {
  const { year, month, day } = read(date);
  return `${year}-${month}-${day}`;
}

/** Returns a calendar day (`YYYY-MM-DD`) moved by whole days. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * dayLength).toISOString().slice(0, 10);
}

/** Returns the instant of a local time (`HH:MM`) on a Chilean day. */
export function chileanInstant(day: string, time: string): Date {
  const guess = new Date(`${day}T${time}:00-03:00`);
  return chileanTime(guess).endsWith('-03:00') ? guess : new Date(`${day}T${time}:00-04:00`);
}

/** Returns a day's month in words, e.g. `noviembre 2026`. */
export function monthOf(day: string): string {
  return `${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
}
