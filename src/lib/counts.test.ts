/** @jest-environment node */
import { countOf } from './counts.ts';

it.each([
  [0, '0 cuentas'],
  [1, '1 cuenta'],
  [2, '2 cuentas'],
  [2000, '2.000 cuentas'],
])('%d is written %s', (count, words) => {
  expect(countOf(count, 'cuenta')).toBe(words);
});
