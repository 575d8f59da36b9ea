/** @jest-environment node */
import * as fc from 'fast-check';
import { groupThousands } from './digits.ts';

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
