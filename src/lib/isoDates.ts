const pad = (value: number, length = 2) => String(value).padStart(length, '0');

/**
 * Parses 'YYYY-MM-DD' as the start of that LOCAL day (`new Date(text)` would read it as UTC);
 * undefined if there is no such day.
 */
export function parseDay(text: string): Date | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return undefined;
  const day = new Date(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  // The constructor rolls 30 February over into March.
  return toIsoDay(day) === text ? day : undefined;
}

/** A local day as on the wire and in the date fields, 'YYYY-MM-DD'. */
export function toIsoDay(date: Date): string {
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** A local day as at the start of idTrxRec, 'YYYYMMDD' (spec 3). */
export function toDayKey(date: Date): string {
  return toIsoDay(date).replaceAll('-', '');
}

/** An instant in ISO 8601 with the local offset, to the second: '2026-11-20T10:00:00-03:00'. */
export function toIsoWithOffset(date: Date): string {
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map((part) => pad(part));
  const offset = -date.getTimezoneOffset();
  const hours = Math.floor(Math.abs(offset) / 60);
  const minutes = Math.abs(offset) % 60;
  return `${toIsoDay(date)}T${time.join(':')}${offset < 0 ? '-' : '+'}${pad(hours)}:${pad(minutes)}`;
}
