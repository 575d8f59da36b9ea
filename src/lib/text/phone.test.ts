/** @jest-environment node */
import * as fc from 'fast-check';
import { runs } from '../../test/runs.ts';
import { findPhone, isEmptyPhone, isPhone, normalisePhone } from './phone.ts';

describe('T16 isPhone', () => {
  it.each([
    '+56912345678',
    '56912345678',
    '912345678',
    '0912345678',
    '+560912345678',
    '91',
    '9123456789012',
    '+569123456789012',
  ])('takes %j', (text) => {
    expect(isPhone(text)).toBe(true);
  });

  it.each([
    '',
    '9',
    '569',
    '+569',
    '12345678',
    '+912345678',
    '+57912345678',
    '00912345678',
    '91234567890123',
    '+56 9 1234 5678',
    '9a',
    '912345678\n',
    '+5656912345678',
  ])('refuses %j', (text) => {
    expect(isPhone(text)).toBe(false);
  });

  it('accepts the prefixes of the rule and no other', () => {
    const prefixes = ['', '0', '56', '560', '+56', '+560'];
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'+0569'.split('')), maxLength: 5 }),
        fc.stringMatching(/^[1-4]\d{0,13}$/),
        (prefix, digits) => {
          const expected = prefixes.some((each) => `${each}9` === prefix) && digits.length <= 12;
          // Skips texts that can be read with a shorter prefix: in '95', the 5 may be a digit of
          // the number.
          fc.pre(!prefixes.some((each) => prefix !== `${each}9` && prefix.startsWith(`${each}9`)));
          expect(isPhone(prefix + digits)).toBe(expected);
        },
      ),
      { numRuns: runs(2_000, 300) },
    );
  });
});

describe('T16 findPhone', () => {
  it.each([
    // A number that the rule accepts stays unchanged, however short.
    [' 912 ', '912'],
    ['Fono: 912', undefined],
    ['Fono: 9 8765 4321', '987654321'],
    ['sin fono', undefined],
  ])('%j: %j', (text, expected) => {
    expect(findPhone(text)).toBe(expected);
  });
});

describe('T16 isEmptyPhone', () => {
  it.each([
    ['', true],
    ['  ', true],
    ['569', true],
    ['+569', true],
    ['5', false],
    ['9', false],
    ['5691', false],
    ['+56912345678', false],
  ])('%j: %j', (text, expected) => {
    expect(isEmptyPhone(text)).toBe(expected);
  });
});

describe('normalisePhone', () => {
  it.each([
    ['912345678', '+56912345678'],
    ['0912345678', '+56912345678'],
    ['56912345678', '+56912345678'],
    ['+560912345678', '+56912345678'],
    ['+56912345678', '+56912345678'],
    ['9569', '+569569'],
    ['hola', 'hola'],
    ['', ''],
  ])('%j goes out as %j', (text, expected) => {
    expect(normalisePhone(text)).toBe(expected);
  });

  it('gives every notation of a number the same format', () => {
    const digits = fc.stringMatching(/^\d{1,12}$/);
    const prefixes = fc.constantFrom('', '0', '56', '560', '+56', '+560');
    fc.assert(
      fc.property(prefixes, digits, (prefix, number) => {
        expect(normalisePhone(`${prefix}9${number}`)).toBe(`+569${number}`);
      }),
    );
  });
});
