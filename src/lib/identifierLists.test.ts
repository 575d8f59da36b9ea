/** @jest-environment node */
import * as fc from 'fast-check';
import { accountNumber as account, rut } from '../../mocks/bank/identifiers.ts';
import { anyCharacter } from '../test/anyCharacter.ts';
import {
  filterList,
  formatList,
  listError,
  maxAccounts,
  splitList,
  valuesOf,
} from './identifierLists.ts';
import { isValidValue } from './identifiers.ts';
import type { Identifier } from './identifiers.ts';

const free: Identifier = { kind: 'INVOICE_ID', label: 'Folio' };

describe('a pasted list', () => {
  it.each([
    ['', []],
    [' ,; \n', []],
    ['123', ['123']],
    ['12.345.678-5, 9.876.543-3', ['12.345.678-5', '9.876.543-3']],
    ['1;2 3\t4\r\n5', ['1', '2', '3', '4', '5']],
    ['1,,2,\n\n3,', ['1', '2', '3']],
    ['b a b', ['b', 'a']],
    ['a\u00A0b', ['a', 'b']],
  ])('%j holds %j', (text, expected) => {
    expect(splitList(text)).toEqual(expected);
  });

  it('finds each identifier once, whatever stands between them', () => {
    const identifiers = fc.array(fc.stringMatching(/^[\dA-Z.-]{1,6}$/));
    const separators = fc.stringMatching(/^[\s,;]{1,3}$/);
    fc.assert(
      fc.property(identifiers, separators, (list, separator) => {
        expect(splitList(list.join(separator))).toEqual([...new Set(list)]);
      }),
    );
  });
});

describe('T16 the RUT of the lookup', () => {
  it.each([
    ['', 'Por favor, ingresa tu RUT'],
    ['   ', 'Por favor, ingresa tu RUT'],
    [',;', 'Por favor, ingresa tu RUT'],
    ['12.345.678-5', undefined],
    ['12345678-5', undefined],
    ['123456785', undefined],
    ['12 345 678 5', undefined],
    ['1234567-4', undefined],
    ['8765432-k', undefined],
    ['8765432K', undefined],
    ['12345678-0', 'Por favor, ingresa un RUT válido'],
    ['12345678', 'Por favor, ingresa un RUT válido'],
    ['123456-0', undefined],
    ['123456789-2', undefined],
    ['01234567-4', undefined],
    ['1-8', 'Por favor, ingresa un RUT válido'],
    ['12.345.678', 'Por favor, ingresa un RUT válido'],
    ['12.345.674', 'Por favor, ingresa un RUT válido'],
    ['-', 'Por favor, ingresa un RUT válido'],
    ['5', 'Por favor, ingresa un RUT válido'],
  ])('%j: %j', (text, error) => {
    expect(listError(rut, text)).toBe(error);
  });

  it('travels as 12345678-5 however it was written', () => {
    for (const text of ['12.345.678-5', '123456785', '12 345 678 5', ' 12345678-5 ']) {
      expect(valuesOf(rut, text)).toEqual(['12345678-5']);
    }
    expect(valuesOf(rut, '8765432k')).toEqual(['8765432-K']);
  });

  it('takes digits, k and what separates a list, and shows its dots once it is left', () => {
    expect(filterList(rut, 'RUT: 12.345.678-K<b>')).toBe(' 12345678K');
    expect(filterList(rut, '123456785, 98765433\n1')).toBe('123456785, 98765433\n1');
    expect(formatList(rut, '123456785')).toBe('12.345.678-5');
    expect(formatList(rut, '123456785,87654320')).toBe('12.345.678-5, 8.765.432-0');
    expect(formatList(rut, '')).toBe('');
  });
});

describe('T16 identifiers with a pattern of the contract', () => {
  it.each([
    ['', 'Por favor, ingresa tu identificador de cuenta'],
    ['900100200', undefined],
    [' 900100200 ', undefined],
    ['90010020', 'Revisa tu identificador de cuenta: no tiene el formato esperado'],
    ['x900100200', 'Revisa tu identificador de cuenta: no tiene el formato esperado'],
    ['900100200x', 'Revisa tu identificador de cuenta: no tiene el formato esperado'],
    ['90010020K', 'Revisa tu identificador de cuenta: no tiene el formato esperado'],
  ])('%j: %j', (text, error) => {
    expect(listError(account, text)).toBe(error);
  });
});

describe('several accounts at once', () => {
  it('takes commas, blanks and lines, each account once', () => {
    expect(valuesOf(account, '900100200, 900100201;900100202\n900100200')).toEqual([
      '900100200',
      '900100201',
      '900100202',
    ]);
    expect(valuesOf(rut, '12.345.678-5 123456785, 7654321-6')).toEqual(['12345678-5', '7654321-6']);
  });

  it('keeps the blanks of a value that the pattern allows', () => {
    const spaced = { ...account, pattern: String.raw`\d{4} \d{4}`, maxLength: 9 };
    expect(valuesOf(spaced, '5501 2210')).toEqual(['5501 2210']);
  });

  it('names the wrong ones', () => {
    expect(listError(rut, '12.345.678-5, 1-8, 7654321-0')).toBe(
      'Por favor, ingresa un RUT válido (1-8, 7654321-0)',
    );
    const wrong = Array.from({ length: 8 }, (_, index) => `x${index}`).join(' ');
    expect(listError(account, wrong)).toBe(
      'Revisa tu identificador de cuenta: no tiene el formato esperado (x0, x1, x2, x3, x4 y 3 más)',
    );
  });

  it(`stops at ${maxAccounts} and says how many there are`, () => {
    const list = (count: number) =>
      Array.from({ length: count }, (_, index) => 900_100_200 + index).join(',');
    expect(listError(account, list(20))).toBeUndefined();
    expect(listError(account, list(21))).toBe(
      'Puedes consultar hasta 20 cuentas a la vez, y aquí hay 21',
    );
  });

  it('never throws, whatever is typed or pasted', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(rut, account, free),
        fc.string({ unit: anyCharacter }),
        (id, text) => {
          const kept = filterList(id, text);
          expect(filterList(id, kept)).toBe(kept);
          const error = listError(id, kept);
          const values = valuesOf(id, kept);
          expect(error === undefined).toBe(
            values.length > 0 &&
              values.length <= maxAccounts &&
              values.every((value) => isValidValue(id, value)),
          );
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
