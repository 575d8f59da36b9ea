/**
 * Groups digits in thousands from the right: ('1234567', '.') gives '1.234.567'. The usual regular
 * expression is not used, because it takes quadratic time.
 */
export function groupThousands(digits: string, separator: string): string {
  const head = digits.length % 3;
  const groups = head > 0 ? [digits.slice(0, head)] : [];
  for (let start = head; start < digits.length; start += 3) {
    groups.push(digits.slice(start, start + 3));
  }
  return groups.join(separator);
}

/** Returns a count with its noun: '1 cuenta', '2.000 cuentas'. The plural must be `noun` plus s. */
export function countOf(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${groupThousands(String(count), '.')} ${noun}s`;
}
