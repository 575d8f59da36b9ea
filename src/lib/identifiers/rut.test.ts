/** @jest-environment node */
import * as fc from 'fast-check';
import { runs } from '../../test/runs.ts';
import {
  cleanRut,
  formatRut,
  hyphenateRut,
  isPersonalRut,
  isRut,
  lacksCheckDigit,
  rutCheckDigit,
} from './rut.ts';

/**
 * Finds the check digit by trial: the one that makes the weighted sum a multiple of 11, where the
 * check digit itself has weight 1.
 */
function checkDigitByTrial(body: string): string | undefined {
  const weights = [2, 3, 4, 5, 6, 7];
  let sum = 0;
  for (let i = 0; i < body.length; i += 1) {
    sum += Number(body.at(-1 - i)) * (weights[i % 6] ?? 0);
  }
  return Array.from('0123456789K').find((_, value) => (sum + value) % 11 === 0);
}

const contactBodies = fc.integer({ min: 1_000_000, max: 99_999_999 }).map(String);
const bodies = fc.stringMatching(/^[1-9]\d{0,29}$/);

describe('cleanRut', () => {
  it.each([
    ['12.345.678-5', '123456785'],
    [' 7.654.321 - k ', '7654321K'],
    ['12345678–5', '123456785'],
    ['12345678−5', '123456785'],
    ['abc', 'ABC'],
    ['', ''],
  ])('%j becomes %j', (text, expected) => {
    expect(cleanRut(text)).toBe(expected);
  });
});

describe('hyphenateRut', () => {
  it.each([
    ['12.345.678-5', '12345678-5'],
    ['123456785', '12345678-5'],
    ['1-2-3-4', '123-4'],
    ['7.654.321-k', '7654321-K'],
    ['01.234.567-4', '1234567-4'],
    ['5', '5'],
    ['-', ''],
    ['', ''],
  ])('%j becomes %j', (text, expected) => {
    expect(hyphenateRut(text)).toBe(expected);
  });
});

describe('formatRut', () => {
  it.each([
    ['123456785', '12.345.678-5'],
    ['12345678-5', '12.345.678-5'],
    ['7654321k', '7.654.321-K'],
    ['19', '1-9'],
    ['1', '1'],
    ['', ''],
    ['-', '-'],
    ['hola', 'hola'],
    ['1.2.345.678-5', '12.345.678-5'],
    ['12345678.5', '12345678.5'],
    ['2366353-8 4', '2366353-8 4'],
    ['785207556 7', '785207556 7'],
    ['N° 12345678-5', 'N° 12345678-5'],
    ['12345678-5, casa', '12345678-5, casa'],
  ])('%j reads %j', (text, expected) => {
    expect(formatRut(text)).toBe(expected);
  });

  it('changes nothing the second time, and the wire format can be recovered', () => {
    fc.assert(
      fc.property(contactBodies, fc.constantFrom(...'0123456789kK'.split('')), (body, digit) => {
        const shown = formatRut(body + digit);
        expect(formatRut(shown)).toBe(shown);
        expect(hyphenateRut(shown)).toBe(`${body}-${digit.toUpperCase()}`);
      }),
    );
  });
});

describe('rutCheckDigit', () => {
  it.each([
    ['12345678', '5'],
    ['11111111', '1'],
    ['76086428', '5'],
    ['1000005', 'K'],
    ['1000013', '0'],
    ['0', undefined],
    ['', undefined],
    ['12a', undefined],
    ['a12', undefined],
  ])('of %j is %j', (body, expected) => {
    expect(rutCheckDigit(body)).toBe(expected);
  });

  it('agrees with the digit found by trial', () => {
    fc.assert(
      fc.property(bodies, (body) => {
        expect(rutCheckDigit(body)).toBe(checkDigitByTrial(body));
      }),
      { numRuns: runs(2_000, 300) },
    );
  });
});

describe('T16 isPersonalRut', () => {
  it.each([
    ['12.345.678-5', true],
    ['12345678-5', true],
    ['123456785', true],
    ['1000005-K', true],
    ['1000005-k', true],
    ['12.345.678-6', false],
    ['123.456-0', false],
    ['123.456.789-2', false],
    ['01.000.005-K', false],
    ['00000000-0', false],
    ['12345678-K5', false],
    ['x12345678-5', false],
    ['1.2.345.678-5', true],
    ['12 345 678 - 5', true],
    ['12345678 5', true],
    ['12345678.5', false],
    ['2366353-8 4', false],
    ['2366353-8\n4', false],
    ['2366353-8.4', false],
    ['-', false],
    ['', false],
  ])('%j: %j', (text, expected) => {
    expect(isPersonalRut(text)).toBe(expected);
  });

  it('accepts exactly the right digit of every body of 7 or 8 digits', () => {
    fc.assert(
      fc.property(contactBodies, (body) => {
        const accepted = Array.from('0123456789K').filter((digit) =>
          isPersonalRut(`${body}-${digit}`),
        );
        expect(accepted).toEqual([checkDigitByTrial(body)]);
      }),
    );
  });

  it('accepts only 7 or 8 digits and a check digit', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789kK.-x '.split('')) }), (text) => {
        const bare = Array.from(text)
          .filter((each) => !'. -'.includes(each))
          .join('')
          .toUpperCase();
        const body = bare.slice(0, -1);
        const isRight =
          Array.from(body).every((each) => each >= '0' && each <= '9') &&
          (body.length === 7 || body.length === 8) &&
          !body.startsWith('0') &&
          checkDigitByTrial(body) === bare.at(-1);
        expect(isRight || !isPersonalRut(text)).toBe(true);
      }),
      { numRuns: runs(2_000, 300) },
    );
  });
});

describe('lacksCheckDigit', () => {
  it.each([
    ['12.345.678', true],
    [' 12 345 678- ', true],
    ['12.345.678-5', false],
    ['N°12.345.678', false],
  ])('%j: %j', (text, expected) => {
    expect(lacksCheckDigit(text)).toBe(expected);
  });
});

describe('T16 isRut', () => {
  it.each([
    ['1-9', true],
    ['123.456-0', true],
    ['123.456.789-2', true],
    ['012.345.678-5', true],
    ['12345678-6', false],
    ['0-0', false],
    ['K', false],
    ['-', false],
    ['', false],
    ['12345678-5 o 1-9', false],
    // Joined, the digits would be a number with a valid check digit.
    ['1-9 12345678-8', false],
    ['12345678  5', true],
    [' 12345678-5 ', true],
  ])('%j: %j', (text, expected) => {
    expect(isRut(text)).toBe(expected);
  });

  it('accepts exactly the right digit of a body of any length', () => {
    fc.assert(
      fc.property(bodies, (body) => {
        const accepted = Array.from('0123456789K').filter((digit) => isRut(body + digit));
        expect(accepted).toEqual([checkDigitByTrial(body)]);
      }),
    );
  });
});
