import { range } from '../../lib/range.ts';

/** The most common mail hosts. */
const knownHosts = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'live.com',
  'hotmail.es',
  'outlook.es',
  'yahoo.es',
  'live.cl',
  'vtr.net',
];

/**
 * How many letters must be added, dropped, changed or swapped with a neighbour to turn one text
 * into the other.
 */
export function typosBetween(one: string, other: string): number {
  const rows = [range(other.length + 1)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + same,
        swapped ? at(row - 2, column - 2) + 1 : Infinity,
      );
    }
  }
  return at(one.length, other.length);
}

/**
 * The known host that the address probably means, 'gmail.com' for 'ana@gmial.com'; undefined when
 * its host looks right.
 */
export function suggestHost(email: string): string | undefined {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (!email.includes('@') || knownHosts.includes(host)) return undefined;
  // With two typos allowed, a short host would match a different company.
  const allowed = host.length >= 8 ? 2 : 1;
  const [closest] = knownHosts
    .filter((known) => Math.abs(known.length - host.length) <= allowed)
    .map((known) => ({ known, typos: typosBetween(host, known) }))
    .filter(({ typos }) => typos <= allowed)
    .sort((one, other) => one.typos - other.typos);
  return closest?.known;
}

/** The address with another host. */
export function withHost(email: string, host: string): string {
  return `${email.slice(0, email.lastIndexOf('@') + 1)}${host}`;
}
