import type { Random } from './random.ts';

/** Letters and digits that are not confused with each other when heard or read on paper. */
const alphabet = '23456789ACDEFGHJKMNPQRTUVWXY';
/** 20 characters, each chosen from 28, have 96 random bits. */
const referenceLength = 20;

/** Returns a cryptographically random whole number below `limit` (at most 256). */
function unguessable(limit: number): number {
  const fair = 256 - (256 % limit);
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < fair) return byte % limit;
  }
}

const texts = (length: number, characters: string, pick: (limit: number) => number) =>
  Array.from({ length }, () => characters[pick(characters.length)]).join('');

/** Returns an unguessable reference for a new payment. */
export const newReference = () => texts(referenceLength, alphabet, unguessable);

/**
 * Returns a reference for a generated payment, in the format of `newReference`. A `random` with the
 * same seed gives the same reference again.
 */
export const madeUpReference = (random: Random) =>
  texts(referenceLength, alphabet, (limit) => random.integer(0, limit - 1));

/** Returns `length` cryptographically random hexadecimal digits. */
export const newSecret = (length: number) => texts(length, '0123456789abcdef', unguessable);

/** Returns a cryptographically random code of `length` digits. */
export const newCode = (length: number) => texts(length, '0123456789', unguessable);
