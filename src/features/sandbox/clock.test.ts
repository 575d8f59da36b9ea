/** @jest-environment node */
import { dayAndTime, timeOfDay } from './clock.ts';

it('the clock reads the time of day of an instant in Chile’s zone', () => {
  expect(timeOfDay('2026-11-20T09:05:07-03:00')).toBe('09:05:07');
  expect(timeOfDay('2026-11-20T03:00:00Z')).toBe('00:00:00');
  expect(dayAndTime('2026-11-20T03:00:00Z')).toBe('20 nov 2026, 00:00:00');
  expect(timeOfDay(Date.parse('2026-11-20T10:32:05-03:00'))).toBe('10:32:05');
});
