/** @jest-environment node */
import * as fc from 'fast-check';
import { type AmountFormat, formatAmount } from './formats.ts';
import { formatRut, hyphenateRut, isRut } from './rut.ts';

const formats: AmountFormat[] = [
  '#, ###.00',
  '#. ###,00',
  '####,00',
  '##. ###. ###-V',
  '########-V',
  '##.###.###',
];

describe('formatAmount', () => {
  it.each<[number, AmountFormat, string]>([
    [1_234_567, '#, ###.00', '1,234,567.00'],
    [1234.5, '#, ###.00', '1,234.50'],
    [0, '#, ###.00', '0.00'],
    [-1234.5, '#, ###.00', '-1,234.50'],
    [1_234_567, '#. ###,00', '1.234.567,00'],
    [1234.567, '#. ###,00', '1.234,57'],
    [999, '#. ###,00', '999,00'],
    [1_234_567, '####,00', '1234567,00'],
    [12.3, '####,00', '12,30'],
    [-0.001, '####,00', '0,00'],
    [12_345_678, '##. ###. ###-V', '12.345.678-5'],
    [1_000_005, '##. ###. ###-V', '1.000.005-K'],
    [12_345_678, '########-V', '12345678-5'],
    [1_000_005, '########-V', '1000005-K'],
    [12_345_678, '##.###.###', '12.345.678'],
    [999, '##.###.###', '999'],
    [0, '##.###.###', '0'],
    [Number.MAX_SAFE_INTEGER, '##.###.###', '9.007.199.254.740.991'],
  ])('%d as %j reads %j', (value, format, expected) => {
    expect(formatAmount(value, format)).toBe(expected);
  });

  it.each(formats)('%j returns an empty text for a number that is not exact', (format) => {
    expect(
      [NaN, Infinity, -Infinity, 1e21, 2 ** 53].map((value) => formatAmount(value, format)),
    ).toEqual(['', '', '', '', '']);
  });

  it.each<[number, AmountFormat]>([
    [0, '########-V'],
    [0, '##. ###. ###-V'],
    [-12_345_678, '########-V'],
    [-5, '##.###.###'],
    [1.5, '##.###.###'],
  ])('%d as %j is empty, as it has no RUT', (value, format) => {
    expect(formatAmount(value, format)).toBe('');
  });

  it('returns RUTs that pass the RUT check, like the RUT formatter', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (body) => {
        const dotted = formatAmount(body, '##. ###. ###-V');
        expect(isRut(dotted)).toBe(true);
        expect(formatRut(dotted)).toBe(dotted);
        expect(hyphenateRut(dotted)).toBe(formatAmount(body, '########-V'));
      }),
    );
  });
});
