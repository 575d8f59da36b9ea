/** @jest-environment node */
import { countOf, groupThousands } from './counts.ts';
import * as fc from 'fast-check';

it.each([
  [0, '0 cuentas'],
  [1, '1 cuenta'],
  [2, '2 cuentas'],
  [2000, '2.000 cuentas'],
])('%d is written %s', (count, words) => {
  expect(countOf(count, 'cuenta')).toBe(words);
});

describe('groupThousands', () => {
  it.each([
    ['', ''],
    ['1', '1'],
    ['123', '123'],
    ['1234', '1.234'],
    ['123456', '123.456'],
    ['1234567', '1.234.567'],
  ])('%j reads %j', (digits, expected) => {
    expect(groupThousands(digits, '.')).toBe(expected);
  });

  it('keeps every digit and cuts groups of three', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,60}$/), (digits) => {
        const grouped = groupThousands(digits, '.');
        expect(grouped.replaceAll('.', '')).toBe(digits);
        expect(grouped).toMatch(/^\d{1,3}(\.\d{3})*$/);
      }),
    );
  });
});
