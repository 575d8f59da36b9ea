/** A number of at least two digits, perhaps with separators, and without a letter next to it. */
const numeral = /(?<![\p{L}\d.,'-])\d[\d.,']*\d(?![\p{L}\d])/gu;
/**
 * A number with decimals; the digits before them may be in groups of three. `plainNumeral` checks
 * that the sign before the decimals is not the one between the groups.
 */
const withDecimals = /^(\d+|\d{1,3}([.,'])\d{3}(?:\2\d{3})*)([.,])(\d+)$/;
const exponent = /(?<![\p{L}\d])(\d+),(\d+e[-+]?\d+)(?![\p{L}\d])/giu;

function plainNumeral(text: string): string {
  const [, number = '', group = '', sign, decimals = ''] = withDecimals.exec(text) ?? [];
  if (sign === undefined || sign === group) return text;
  const whole = number.replace(/\D/g, '');
  const isShort = group === '' && number.length < 4;
  // Ambiguous texts stay unchanged: '405.000' may be a number with thousands, '12,34' and
  // '12345,67890' may be lists.
  if (/^0+$/.test(decimals)) return isShort && decimals.length === 3 ? text : whole;
  return isShort || (group === '' && decimals.length > 2) ? text : `${whole}.${decimals}`;
}

/**
 * Writes the spreadsheet numbers in a text plainly: '4.050.607,00' becomes '4050607', and
 * '4050607,5' becomes '4050607.5', because its comma would separate two entries of a list. Puts
 * `separator` around each changed number, but not before a number of at most three characters,
 * which may be the last group of '4 050 607,00'.
 */
export const plainNumerals = (text: string, separator = ''): string =>
  text.replace(exponent, '$1.$2').replace(numeral, (number) => {
    const plain = plainNumeral(number);
    if (plain === number) return number;
    return (plain.length > 3 ? separator : '') + plain + separator;
  });
