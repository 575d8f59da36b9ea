import { formatDay } from '../../lib/dates.ts';
import { inChile } from '../../lib/days.ts';

const time = new Intl.DateTimeFormat('es-CL', {
  timeStyle: 'medium',
  hourCycle: 'h23',
  timeZone: 'America/Santiago',
});

/** The time of day in Chile of an instant (ISO 8601 or milliseconds), '10:32:05'. */
export function timeOfDay(at: string | number): string {
  return time.format(new Date(at));
}

/** The day and time in Chile of an instant, '20 nov 2026, 10:32:05'. */
export function dayAndTime(at: string | number): string {
  return `${formatDay(inChile(new Date(at)).day)}, ${timeOfDay(at)}`;
}

/** Seconds as people say them: '45 s', '2 min 5 s', '10 min'; never less than none. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const minutes = Math.floor(whole / 60);
  const rest = whole % 60;
  if (minutes === 0) return `${rest} s`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}
