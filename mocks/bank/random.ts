/** A repeatable source of numbers: the same seed gives the same sequence in every runtime. */
export interface Random {
  /** Returns a whole number from `min` to `max`, both included. */
  integer: (min: number, max: number) => number;
}

/** Returns the 32-bit FNV-1a hash of a text. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** Creates a generator seeded by a text (mulberry32). */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
  return { integer: (min, max) => min + Math.floor(next() * (max - min + 1)) };
}
