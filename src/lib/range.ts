/** The integers from 0 to `count` - 1. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
