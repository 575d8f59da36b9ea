/** @jest-environment node */
import * as fc from 'fast-check';
import { runs } from '../../test/runs.ts';
import {
  isComment,
  isPersonName,
  isLettersAndSpaces,
  isLicencePlate,
  findName,
  withoutRefused,
} from './texts.ts';

const isLetter = (each: string) => each.toLowerCase() !== each.toUpperCase();

describe('T16 isPersonName', () => {
  it.each([
    'Al',
    'Ana Rojas',
    'Ñuñoa',
    'Élida',
    'E\u0301lida',
    "María José O'Higgins-Pérez",
    'Ana 2',
  ])('takes %j', (text) => {
    expect(isPersonName(text)).toBe(true);
  });

  it.each(['', 'A', 'A ', '1Ana', ' Ana', "O'Higgins", 'ana@x.cl', 'Ana\u0000', '\u0000Ana', '--'])(
    'refuses %j',
    (text) => {
      expect(isPersonName(text)).toBe(false);
    },
  );

  it('agrees with the rule checked by hand', () => {
    const unit = fc.constantFrom(...'aÑé1 @\u0000-'.split(''));
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        const expected =
          text.length >= 2 &&
          Array.from(text.slice(0, 2)).every(isLetter) &&
          !text.includes('@') &&
          !text.includes('\u0000');
        expect(isPersonName(text)).toBe(expected);
      }),
      { numRuns: runs(2_000, 300) },
    );
  });
});

describe('T16 isComment', () => {
  const punctuation = `.,;:¿?¡!()'"-_/@#$%&+=*°‘’“”«»…–—•·[]{}~^|\\ºª€´`;

  it.each([
    'Hola',
    '¿Por qué me cobraron $ 1.500 (dos veces)?',
    'línea 1\nlínea 2\t3',
    'n\u0303',
    punctuation,
  ])('takes %j', (text) => {
    expect(isComment(text)).toBe(true);
  });

  it.each(['', '<b>', 'a>b', '`a`', '😀', '\u0000', '§', '©', '±', '½', '†'])(
    'refuses %j',
    (text) => {
      expect(isComment(text)).toBe(false);
    },
  );

  it('agrees with the rule checked by hand, character by character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii', minLength: 1 }), (text) => {
        const expected = Array.from(text).every(
          (each) =>
            isLetter(each) ||
            (each >= '0' && each <= '9') ||
            each.trim() === '' ||
            punctuation.includes(each),
        );
        expect(isComment(text)).toBe(expected);
      }),
      { numRuns: runs(2_000, 300) },
    );
  });
});

describe('withoutRefused', () => {
  it.each([
    ['Hola <b>😀</b>, n\u0303', 'Hola b/b, ñ'],
    ['<>', ''],
    ['', ''],
  ])('leaves of %j what a comment may hold: %j', (text, rest) => {
    expect(withoutRefused(text)).toBe(rest);
  });
});

describe('findName', () => {
  it.each([
    ['Nombre: Ana Rojas', 'Ana Rojas'],
    ["O'Higgins", "O'Higgins"],
    ['Nombre: 1 Ana', undefined],
    ['Nombre: Ana 2', undefined],
    ['Nombre:', undefined],
  ])('%j: %j', (text, expected) => {
    expect(findName(text)).toBe(expected);
  });
});

describe('isLettersAndSpaces', () => {
  it.each([
    ['Ana Rojas', true],
    ['Ñandú', true],
    ['U\u0308ber', true],
    ['', false],
    ['Ana2', false],
    ['Ana-Rosa', false],
    ['Ana\tRosa', false],
  ])('%j: %j', (text, expected) => {
    expect(isLettersAndSpaces(text)).toBe(expected);
  });
});

describe('isLicencePlate', () => {
  it.each([
    ['AB1234', true],
    ['ab1234', true],
    ['AB12345', true],
    ['AB123', false],
    ['AB123456', false],
    ['A12345', false],
    ['ABC1234', false],
    ['AB-1234', false],
    ['ÑB1234', false],
    ['', false],
  ])('%j: %j', (text, expected) => {
    expect(isLicencePlate(text)).toBe(expected);
  });
});
