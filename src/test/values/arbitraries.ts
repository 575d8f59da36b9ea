import * as fc from 'fast-check';

/** Any instant of this century. */
export const anyDate = fc.date({
  min: new Date(2000, 0, 1),
  max: new Date(2100, 0, 1),
  noInvalidDate: true,
});

/** Any day of this century, 'YYYY-MM-DD'. */
export const anyDay = anyDate.map((date) => date.toISOString().slice(0, 10));

/**
 * Any code point, including lone surrogates. fast-check's string unit `binary` would cost each test
 * file a second, because it first lists all code points.
 */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff })
  .map((code) => String.fromCodePoint(code));
