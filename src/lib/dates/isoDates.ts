const pad = (value: number, length = 2) => String(value).padStart(length, '0');

/** Returns ISO 8601 with the browser's offset, to the second: '2026-11-20T10:00:00-03:00'. */
export function toIsoWithOffset(date: Date): string {
  const day = [pad(date.getFullYear(), 4), pad(date.getMonth() + 1), pad(date.getDate())];
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map((part) => pad(part));
  const offset = -date.getTimezoneOffset();
  const hours = Math.floor(Math.abs(offset) / 60);
  const minutes = Math.abs(offset) % 60;
  return `${day.join('-')}T${time.join(':')}${offset < 0 ? '-' : '+'}${pad(hours)}:${pad(minutes)}`;
}

/** Returns the day in the browser's time zone, 'YYYYMMDD', with which an `idTrxRec` begins. */
export const toDayKey = (date: Date): string =>
  toIsoWithOffset(date).slice(0, 'YYYY-MM-DD'.length).replaceAll('-', '');
