/**
 * Groups digits in thousands from the right: ('1234567', '.') gives '1.234.567'. In linear time.
 */
export function groupThousands(digits: string, separator: string): string {
  const head = digits.length % 3;
  const groups = head > 0 ? [digits.slice(0, head)] : [];
  for (let start = head; start < digits.length; start += 3) {
    groups.push(digits.slice(start, start + 3));
  }
  return groups.join(separator);
}
