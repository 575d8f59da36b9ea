import { groupThousands } from '../counts.ts';
import { rutCheckDigit } from './rut.ts';

const formats = {
  '#, ###.00': (value: number) => formatDecimal(value, ',', '.'),
  '#. ###,00': (value: number) => formatDecimal(value, '.', ','),
  '####,00': (value: number) => formatDecimal(value, '', ','),
  '##. ###. ###-V': (value: number) => formatBody(value, '.', true),
  '########-V': (value: number) => formatBody(value, '', true),
  '##.###.###': (value: number) => formatBody(value, '.', false),
};

/**
 * The amount formats, by the names that docs/product.md gives them; the spaces in the names are not
 * printed.
 */
export type AmountFormat = keyof typeof formats;

/**
 * Formats a number; no screen uses this yet. 'V' in a format is the check digit of the value as a
 * RUT (Chilean tax ID). Returns '' for a value that the format cannot express: NaN or beyond the
 * safe integers; in the last three formats also negative or fractional; in a format with 'V' also
 * 0, because a RUT of zeros has no check digit.
 */
export function formatAmount(value: number, format: AmountFormat): string {
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? formats[format](value) : '';
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
