/** @jest-environment node */
import * as fc from 'fast-check';
import {
  accountNumber as account,
  customerNumber as customer,
  invoiceNumber as invoice,
  rut,
} from '../../../mocks/bank/identifiers.ts';
import { cpuSeconds } from '../../test/cpuSeconds.ts';
import { runs } from '../../test/runs.ts';
import { anyCharacter } from '../../test/values/arbitraries.ts';
import {
  filterList,
  formatList,
  listError,
  longestList,
  tidyList,
  tidyValue,
  splitList,
  wireValues,
} from './identifierLists.ts';
import { isValidValue, valueError, wireValue } from './identifiers.ts';
import type { Identifier } from './identifiers.ts';
import { loadPatternEngine } from './patterns.ts';

beforeAll(loadPatternEngine);

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

  it('finds each identifier once, whatever is between them', () => {
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

  it('is sent as 12345678-5, however it was written', () => {
    for (const text of ['12.345.678-5', '123456785', '12 345 678 5', ' 12345678-5 ']) {
      expect(wireValues(rut, text)).toEqual(['12345678-5']);
    }
    expect(wireValues(rut, '8765432k')).toEqual(['8765432-K']);
  });

  it('is the same with any number of leading zeros', () => {
    for (const text of [
      '000076543210-3',
      '00765432103',
      '076.543.210-3',
      '76543210-3 0765432103',
    ]) {
      expect(wireValues(rut, text)).toEqual(['76543210-3']);
      expect(tidyList(rut, text)).toBe('76.543.210-3');
    }
    expect(wireValue(rut, '0008765432k')).toBe('8765432-K');
  });

  it('accepts digits, k and list separators, and shows its dots on blur', () => {
    expect(filterList(rut, 'RUT: 12.345.678-K<b>')).toBe(' 12345678K');
    expect(filterList(rut, '123456785, 98765433\n1')).toBe('123456785, 98765433\n1');
    expect(formatList(rut, '123456785')).toBe('12.345.678-5');
    expect(formatList(rut, '123456785,87654320')).toBe('12.345.678-5, 8.765.432-0');
    expect(formatList(rut, '123456785 87654320')).toBe('12.345.678-5, 8.765.432-0');
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

describe('T16 a list of RUTs, as people keep them', () => {
  const two = '12.345.678-5, 9.876.543-3';
  it.each([
    ['12.345.678-5 9.876.543-3', two],
    ['12.345.678 - 5, 9.876.543 - 3', two],
    ['12 345 678-5; 9 876 543-3', two],
    ['12 345 678 5 9 876 543 3', two],
    ['12345678\t5\n9876543\t3', two],
    ['12.345.678\t5\r\n9.876.543\t3\r\n', two],
    ['12345678 5 9876543 3', two],
    ['12.345.678-5/9.876.543-3', two],
    ['12.345.678-5 | 9.876.543-3', two],
    ['12.345.678-5 y 9.876.543-3', two],
    ['RUT 12.345.678-5 RUT 9.876.543-3', two],
    ['R.U.T.: 12.345.678-5\nR.U.T.: 9.876.543-3', two],
    ['RUT12345678-5;RUT9876543-3', two],
    ['12.345.678-5 (Luis Rojas)\n9.876.543-3 (Ana)', two],
    ['12,345,678-5\n9,876,543-3', two],
    ['12.345.678–5 9.876.543−3', two],
    ['\u202D12.345.678-5\u202C\u00A09.876.543-3', two],
    ['123456785,98765433,12.345.678-5', two],
    ['8765432\tK', '8.765.432-K'],
    ['Karla 12.345.678-5, Erik 9.876.543-3', two],
    ['1-9', '1-9'],
    ['123.456-0', '123.456-0'],
    ['1.234.567.890-3', '1.234.567.890-3'],
  ])('%j is %j', (text, expected) => {
    expect(tidyList(rut, text)).toBe(expected);
    expect(listError(rut, text)).toBeUndefined();
    expect(tidyList(rut, expected)).toBe(expected);
    expect(formatList(rut, expected)).toBe(expected);
  });

  it.each([
    ['12.345.678', '12.345.678', ''],
    ['12.345.678 9.876.543-3', '12.345.678 9.876.543-3', ' (12.345.678)'],
    ['12345678 7', '12345678 7', ' (12345678, 7)'],
    [' 12.345.678-5 \n 9.876.543-0 ', '12.345.678-5, 9.876.543-0', ' (9.876.543-0)'],
    ['12.345.678-5\n9.876.543-0', '12.345.678-5, 9.876.543-0', ' (9.876.543-0)'],
    ['12.345.678-5, casa 12', '12.345.678-5, casa 12', ' (12)'],
    ['K', 'K', ''],
    ['12345678-5-1', '12345678-5-1', ''],
    ['mi RUT', 'mi RUT', ' (mi, RUT)'],
  ])('%j stays unchanged, and the wrong ones are named', (text, kept, names) => {
    expect(tidyList(rut, text)).toBe(kept);
    expect(listError(rut, text)).toBe(`Por favor, ingresa un RUT válido${names}`);
  });

  it('keeps a number without its check digit unchanged on blur', () => {
    expect(formatList(rut, '12.345.678')).toBe('12.345.678');
    expect(formatList(rut, '12345678-5 (Ana 1)')).toBe('12345678-5 (Ana 1)');
  });
});

describe('T16 numbers as bills print them', () => {
  const plate = { ...account, pattern: String.raw`[A-Za-z]{2}\d{4,5}` };
  it.each<[Identifier, string, string]>([
    [customer, '1020 3040', '10203040'],
    [customer, '1020-3040', '10203040'],
    [customer, '1020–3040', '10203040'],
    [customer, '1020\u20093040', '10203040'],
    [customer, '10.203.040', '10203040'],
    [customer, '10,203,040', '10203040'],
    [customer, "10'203'040", '10203040'],
    [customer, '10 20 30 40', '10203040'],
    [customer, 'N° 10203040', '10203040'],
    [customer, 'Nº 1020 3040', '10203040'],
    [customer, '#10203040', '10203040'],
    [customer, 'N.º de cliente: 10203040', '10203040'],
    [customer, '10203040.', '10203040'],
    [customer, '(10203040)', '10203040'],
    [customer, '10203040 (casa)', '10203040'],
    [customer, '1020 3040, 1020 3041', '10203040, 10203041'],
    [customer, '1020 3040\n1020 3041\n', '10203040, 10203041'],
    [customer, '1020-3040 1020-3041', '10203040, 10203041'],
    [customer, '10203040 y 10203041', '10203040, 10203041'],
    [customer, '10203040/10203041|10203042', '10203040, 10203041, 10203042'],
    [customer, 'N° 10203040; N° 10203041', '10203040, 10203041'],
    [customer, '10203040\tLuis Rojas\n10203041\tAna', '10203040, 10203041'],
    [customer, '\u200B10203040\uFEFF', '10203040'],
    [invoice, 'F 4050607', 'F4050607'],
    [invoice, 'Factura F-4050607', 'F4050607'],
    [invoice, 'F 4050607, F 4050608', 'F4050607, F4050608'],
    [invoice, 'F 405.0607', 'F4050607'],
    [plate, 'AB-1234', 'AB1234'],
    [plate, 'Patente AB 12 345', 'AB12345'],
    [{ ...account, pattern: String.raw`\d{4} \d{4}` }, '1020 3040', '1020 3040'],
    [{ ...account, pattern: String.raw`\d{2}-\d{3}` }, 'N° 12-345', '12-345'],
    [{ ...account, pattern: String.raw`\d{4,8}` }, '1020 3040', '1020, 3040'],
  ])('%o %j is %j', (identifier, text, expected) => {
    expect(tidyList(identifier, text)).toBe(expected);
    expect(listError(identifier, text)).toBeUndefined();
    expect(tidyList(identifier, expected)).toBe(expected);
  });

  it.each<[Identifier, string]>([
    [customer, '1020 304'],
    [customer, '1020 3040 1'],
    [customer, '10203040, 1020'],
    [customer, '10203040 depto. 12'],
    [customer, 'A10203040'],
    [customer, 'número'],
    [invoice, '4050607'],
    [{ ...account, pattern: String.raw`\d{8,12}` }, '10203040 1020'],
  ])('%o %j stays unchanged and is refused', (identifier, text) => {
    expect(tidyList(identifier, text)).toBe(text);
    expect(listError(identifier, text)).toMatch(/^Revisa tu /);
  });

  const one = { ...account, pattern: String.raw`\d{7}` };
  const many = { ...account, pattern: String.raw`\d{4,9}` };
  it.each<[Identifier, string, string]>([
    [one, '4050607,00', '4050607'],
    [one, '4050607.0', '4050607'],
    [one, '4.050.607,00', '4050607'],
    [one, '4,050,607.00', '4050607'],
    [one, "4'050'607.00", '4050607'],
    [one, '4 050 607,00', '4050607'],
    [one, '4050607.000; 4050608.000', '4050607, 4050608'],
    [one, '4050607.0,4050608.0', '4050607, 4050608'],
    [one, '4050607,00\t4050608,00', '4050607, 4050608'],
    [many, '4050607,00', '4050607'],
    [many, '4050607,4050608', '4050607, 4050608'],
    [free, '4.050.607,00', '4050607'],
    [rut, '123456785,0', '12.345.678-5'],
    [rut, '123456785.0\t98765433.0', '12.345.678-5, 9.876.543-3'],
    [customer, '１０２０３０４０', '10203040'],
    [customer, '¹⁰²⁰³⁰⁴⁰', '10203040'],
    [customer, '١٠٢٠٣٠٤٠', '10203040'],
    [customer, '№10203040', '10203040'],
    [invoice, 'Ｆ４０５０６０７', 'F4050607'],
    [rut, '１２．３４５．６７８－５', '12.345.678-5'],
  ])('%o %j keeps its value: %j', (identifier, text, expected) => {
    expect(tidyList(identifier, text)).toBe(expected);
    expect(listError(identifier, text)).toBeUndefined();
    expect(tidyList(identifier, expected)).toBe(expected);
  });

  it.each<[Identifier, string]>([
    [customer, '4050607.0'],
    [customer, '4050607,5'],
    [customer, '4050607/3'],
    [customer, '4050.607'],
    [customer, '4,050607E+07'],
    [customer, '1020, 3040'],
    [customer, '1020\n3040'],
    [customer, '1020\t3040'],
    [customer, '1020304½'],
    [customer, '1020304⑩'],
    [account, '4050607,00'],
    [account, '4050607.00'],
    [account, '4.050.607,25'],
    [account, '4050607.0 06'],
    [account, 'N° 06 4050607,00'],
    [account, '40506,00 - 0706'],
    [many, '4050607,25'],
    [many, '4050607-3'],
    [many, '4050607/3'],
    [many, '4.05E+06'],
    [one, '4050607/3'],
    [one, '4,05E+06'],
    [rut, '12345678,25'],
    [rut, '76543210/4'],
    [rut, '1,23457E+08'],
  ])('%o %j becomes no other account', (identifier, text) => {
    expect(listError(identifier, tidyList(identifier, text))).toBeDefined();
    expect(valueError(identifier, tidyValue(identifier, text))).toBeDefined();
  });

  it('reads one of them in a field for one, and keeps several for the rule to refuse', () => {
    expect(tidyValue(customer, 'N° 1020 3040')).toBe('10203040');
    expect(tidyValue(rut, 'RUT 12345678 - 5')).toBe('12.345.678-5');
    const several = '10203040, 10203041';
    expect(tidyValue(customer, several)).toBe(several);
    expect(valueError(customer, several)).toBeDefined();
    expect(tidyValue(rut, '12345678-5 9876543-3')).toBe('12345678-5 9876543-3');
    expect(valueError(rut, '12345678-5 9876543-3')).toBeDefined();
  });

  it('are read quickly in a text of any length', async () => {
    const length = runs(5_000, 1_000);
    const seconds = await cpuSeconds(() => {
      for (const part of ['1', '1 ', 'a', 'a ', '12.345.678-5 ', '.', ' ', '1,', 'k']) {
        for (const identifier of [rut, customer, free]) tidyList(identifier, part.repeat(length));
      }
    });
    expect(seconds).toBeLessThan(length / 500);
  });
});

describe('several accounts at once', () => {
  it('accepts commas, blanks and lines, each account once', () => {
    expect(wireValues(account, '900100200, 900100201;900100202\n900100200')).toEqual([
      '900100200',
      '900100201',
      '900100202',
    ]);
    expect(wireValues(rut, '12.345.678-5 123456785, 7654321-6')).toEqual([
      '12345678-5',
      '7654321-6',
    ]);
  });

  it('keeps the blanks of a value that the pattern allows', () => {
    const spaced = { ...account, pattern: String.raw`\d{4} \d{4}`, maxLength: 9 };
    expect(wireValues(spaced, '5501 2210')).toEqual(['5501 2210']);
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

  it(`stops at ${longestList} and returns their number`, () => {
    const list = (count: number) =>
      Array.from({ length: count }, (_, index) => 900_100_200 + index).join(',');
    expect(listError(account, list(1000))).toBeUndefined();
    expect(listError(account, list(1001))).toBe(
      'Puedes consultar hasta 1.000 cuentas, y aquí hay 1.001',
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
          const values = wireValues(id, kept);
          expect(error === undefined).toBe(
            values.length > 0 &&
              values.length <= longestList &&
              values.every((value) => isValidValue(id, value)),
          );
        },
      ),
      { numRuns: runs(1_000, 200) },
    );
  });
});
