/** @jest-environment node */
import * as fc from 'fast-check';
import { isNewPassword } from './passwords.ts';

describe('T16 isNewPassword', () => {
  it.each([
    ['Portal2024', true],
    ['abcdefg1', true],
    ['ñandúes1', true],
    ['con espacio 1', true],
    [`${'a'.repeat(99)}1`, true],
    [`${'a'.repeat(100)}1`, false],
    ['abcdef1', false],
    ['abcdefgh', false],
    ['12345678', false],
    ['1234567!', false],
    ['', false],
  ])('%j: %j', (text, expected) => {
    expect(isNewPassword(text)).toBe(expected);
  });

  it('agrees with the rule read by hand', () => {
    const unit = fc.constantFrom(...'aZ19!'.split(''));
    fc.assert(
      fc.property(fc.string({ unit, minLength: 6, maxLength: 102, size: 'max' }), (text) => {
        const fits = text.length >= 8 && text.length <= 100;
        const mixed =
          Array.from(text).some((each) => 'aZ'.includes(each)) &&
          Array.from(text).some((each) => '19'.includes(each));
        expect(isNewPassword(text)).toBe(fits && mixed);
      }),
    );
  });
});
