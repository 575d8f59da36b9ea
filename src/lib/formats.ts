import { groupThousands } from './digits.ts';
import { rutCheckDigit } from './rut.ts';

const FORMATS = {
  '#, ###.00': (value: number) => formatDecimal(value, ',', '.'),
  '#. ###,00': (value: number) => formatDecimal(value, '.', ','),
  '####,00': (value: number) => formatDecimal(value, '', ','),
  '##. ###. ###-V': (value: number) => formatBody(value, '.', true),
  '########-V': (value: number) => formatBody(value, '', true),
  '##.###.###': (value: number) => formatBody(value, '.', false),
};

/** The spec's amount formats (spec 5); the blanks in their names are the spec's spelling and are not printed. */
export type AmountFormat = keyof typeof FORMATS;

/**
 * Writes a number in one of the spec's amount formats (spec 5). 'V' is the check digit of the value taken as the body of a
 * RUT. What a format cannot write (not finite, beyond 2^53; for the last three also negative or fractional) gives ''.
 */
export function formatAmount(value: number, format: AmountFormat): string {
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? FORMATS[format](value) : '';
}

function formatDecimal(value: number, thousands: string, decimal: string): string {
  const [whole = '', cents = ''] = Math.abs(value).toFixed(2).split('.');
  const sign = Number(value.toFixed(2)) < 0 ? '-' : '';
  return `${sign}${groupThousands(whole, thousands)}${decimal}${cents}`;
}

function formatBody(value: number, thousands: string, withCheckDigit: boolean): string {
  if (!Number.isInteger(value) || value < 0) return '';
  const body = groupThousands(String(value), thousands);
  if (!withCheckDigit) return body;
  const checkDigit = rutCheckDigit(String(value));
  return checkDigit === undefined ? '' : `${body}-${checkDigit}`;
}
