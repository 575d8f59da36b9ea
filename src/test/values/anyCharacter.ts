import { integer } from 'fast-check';

/**
 * Any code point, half surrogates too. fast-check's own `binary` first lists all of them, in every
 * test file for a second.
 */
export const anyCharacter = integer({ min: 0, max: 0x10ffff }).map((code) =>
  String.fromCodePoint(code),
);
