import { formatDay } from '../../lib/dates/dates.ts';
import { inChile } from '../../lib/dates/days.ts';

const time = new Intl.DateTimeFormat('es-CL', {
  timeStyle: 'medium',
  hourCycle: 'h23',
  timeZone: 'America/Santiago',
});

/** The time of day in Chile of an instant (ISO 8601 or milliseconds), '10:32:05'. */
export const timeOfDay = (at: string | number) => time.format(new Date(at));

/** The day and time in Chile of an instant, '20 nov 2026, 10:32:05'. */
export const dayAndTime = (at: string | number) =>
  `${formatDay(inChile(new Date(at)).day)}, ${timeOfDay(at)}`;
