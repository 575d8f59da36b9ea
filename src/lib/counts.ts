import { groupThousands } from './digits.ts';

/** A count in words: '1 cuenta', '2.000 cuentas'. The plural of `noun` must end in s. */
export function countOf(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${groupThousands(String(count), '.')} ${noun}s`;
}
