import { dayAndTime, duration, timeOfDay } from './clock.ts';

it.each([
  [-3, '0 s'],
  [0, '0 s'],
  [4.2, '5 s'],
  [59.5, '1 min'],
  [60, '1 min'],
  [125, '2 min 5 s'],
  [600, '10 min'],
])('says %d seconds as %s', (seconds, words) => {
  expect(duration(seconds)).toBe(words);
});

it('reads the time of day of an instant, in the local zone', () => {
  expect(timeOfDay('2026-11-20T09:05:07-03:00')).toBe('09:05:07');
  expect(timeOfDay('2026-11-20T03:00:00Z')).toBe('00:00:00');
  expect(dayAndTime('2026-11-20T03:00:00Z')).toBe('20 nov 2026, 00:00:00');
  expect(timeOfDay(Date.parse('2026-11-20T10:32:05-03:00'))).toBe('10:32:05');
});
