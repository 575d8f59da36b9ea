/** @jest-environment node */
import * as fc from 'fast-check';
import { normalised } from '../text/arrivingText.ts';
import { formatDay } from './dates.ts';
import { addDays } from './days.ts';
import { findDay } from './writtenDays.ts';

const read = (text: string) => findDay(normalised(text));

it.each([
  '2026-10-03',
  '2026/10/03',
  '2026–10–03',
  '3-10-2026',
  '03-10-2026',
  '3/10/2026',
  '03.10.2026',
  '3 / 10 / 2026',
  '０３／１０／２０２６',
  '3 de octubre de 2026',
  '3 de octubre del 2026',
  'sábado, 3 de octubre de 2026',
  'Sábado 3 de Octubre de 2026.',
  '3 oct 2026',
  '3 oct. 2026',
  '3-OCT-2026',
  '3 oct 2026, 10:32',
  '03/10/2026 10:32:15',
  '2026-10-03T10:00:00-03:00',
  '2026-10-04T01:30:00Z',
  '2026-10-03 10:32',
  ' 2026-10-03 ',
  '3° de octubre de 2026',
  '3º de octubre de 2026',
  '(3/10/2026)',
  '“3/10/2026”',
  'Vence: 3/10/2026',
  'Fecha de vencimiento 3/10/2026',
  'hasta el 3 de octubre de 2026',
  '03/10/2026 a las 10:32',
  '03-10-2026, 10:32:15 a. m.',
  '03-10-2026, 10:32:15 p.\u00a0m.',
])('T16 %j is the third of October 2026', (text) => {
  expect(read(text)).toBe('2026-10-03');
});

it.each([
  '03.10.26',
  '3/10/26',
  '26-10-03',
  '2026-10-3',
  '31/02/2026',
  '10/13/2026',
  '3-10/2026',
  'ayer',
  '3 de octubre',
  '20261003',
  '3/10/2026 o 4/10/2026',
  '',
])('T16 %j is not a clear day', (text) => {
  expect(read(text)).toBeUndefined();
});

it('T16 every day is read in the notation of the portal, of forms and of letters', () => {
  const anyDay = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('1990-01-01', count));
  const inLetters = new Intl.DateTimeFormat('es-CL', { dateStyle: 'full', timeZone: 'UTC' });
  fc.assert(
    fc.property(anyDay, (day) => {
      const [year, month, date] = day.split('-').map(Number);
      for (const text of [
        formatDay(day),
        `${date}/${month}/${year}`,
        inLetters.format(new Date(day)),
      ])
        expect({ text, day: read(text) }).toEqual({ text, day });
    }),
  );
});
