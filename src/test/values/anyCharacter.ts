import { integer } from 'fast-check';

/**
 * Any code point, also half surrogates. fast-check's own `binary` first lists all of them, which
 * takes each test file a second.
 */
export const anyCharacter = integer({ min: 0, max: 0x10ffff }).map((code) =>
  String.fromCodePoint(code),
);
