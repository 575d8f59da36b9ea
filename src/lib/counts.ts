import { groupThousands } from './digits.ts';

/** A number of things in words: '1 cuenta', '2.000 cuentas'; `noun` is one whose plural ends in s. */
export function countOf(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${groupThousands(String(count), '.')} ${noun}s`;
}
