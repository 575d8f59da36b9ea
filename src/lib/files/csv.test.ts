/** @jest-environment node */
import * as fc from 'fast-check';
import { runs } from '../../test/runs.ts';
import { isReadAsValue, toCsv } from './csv.ts';

/** Parses a CSV file whose cells are separated by semicolons. */
function readCsv(file: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  let rest = file;
  while (rest !== '') {
    const quoted = /^"((?:[^"]|"")*)"(;|\r\n)/.exec(rest);
    const match = quoted ?? /^([^",;\r\n]*)(;|\r\n)/.exec(rest);
    if (!match) throw new Error(`Not a row: ${rest}`);
    const [whole, cell = '', end] = match;
    record.push(quoted ? cell.replaceAll('""', '"') : cell);
    if (end === '\r\n') {
      records.push(record);
      record = [];
    }
    rest = rest.slice(whole.length);
  }
  return records;
}

const texts = fc.string({ unit: fc.constantFrom(...`aé1 ,;"'=+-@\t\r\n`.split('')) });

const isDangerous = (cell: string) =>
  /^[\t\r\n]/.test(cell) || cell.split(/[,;\t\r\n]/).some((part) => /^ *[=+\-@]/.test(part));

describe('toCsv', () => {
  it('writes a header and rows, each line ended', () => {
    expect(toCsv(['Fecha', 'Monto'], [[{ day: '2026-11-28' }, 25_990]])).toBe(
      'Fecha;Monto\r\n2026-11-28;25990\r\n',
    );
    expect(toCsv(['Fecha'], [])).toBe('Fecha\r\n');
  });

  it.each([
    ['Luz, agua', '"Luz, agua"'],
    ['La "Luz"', '"La ""Luz"""'],
    ['dos\nlíneas', '"dos\nlíneas"'],
    ['a;b', '"a;b"'],
    ['', ''],
    ['Ñuñoa', 'Ñuñoa'],
    [-5, '-5'],
  ])('quotes %j as %s', (cell, expected) => {
    expect(toCsv([], [[cell]])).toBe(`\r\n${expected}\r\n`);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+56912345678', "'+56912345678"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1', "'  =1"],
    ['＝1', "'＝1"],
    ['\t=1', '"\'\t\'=1"'],
    ['\rx', '"\'\rx"'],
    ['\nx', '"\'\nx"'],
    ['Luz\n=1', '"Luz\n\'=1"'],
    ['Luz;=1', '"Luz;\'=1"'],
    ['Luz, =1', '"Luz,\' =1"'],
    ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
    ['a=b', 'a=b'],
    ['F-001', 'F-001'],
  ])('T17 makes %j inert', (cell, expected) => {
    expect(toCsv([], [[cell]])).toBe(`\r\n${expected}\r\n`);
  });

  it.each([
    ['20261120000001', "'20261120000001"],
    ['00123', "'00123"],
    ['12E45678', "'12E45678"],
    ['1-2', "'1-2"],
    ['1,5', '"\'1,5"'],
    ['10203040', '10203040'],
    ['-00123', "'-00123"],
  ])('keeps the text %j a text', (cell, expected) => {
    expect(toCsv([], [[cell]])).toBe(`\r\n${expected}\r\n`);
  });

  it('T17 returns any texts, inert in a header too, but for the added apostrophes', () => {
    fc.assert(
      fc.property(fc.array(fc.array(texts, { minLength: 2 }), { minLength: 1 }), (table) => {
        const [header = [], ...rows] = table;
        const read = readCsv(toCsv(header, rows));
        const bare = (cell: string) => cell.replaceAll("'", '');
        expect(read.map((row) => row.map(bare))).toEqual(table.map((row) => row.map(bare)));
        expect(read.flat().filter(isDangerous)).toEqual([]);
      }),
      { numRuns: runs(1000, 200) },
    );
  });
});

it.each([
  '123456789012',
  '20261120000001',
  '00123',
  '007',
  ' 00123 ',
  '００１２３',
  '12E45678',
  '1e5',
  '12E+4',
  '3.5E-7',
  '1D5',
  '1.234',
  '1,5',
  '1.234.567,89',
  '.5',
  '$5.000',
  '$ 25.990',
  '5 %',
  '5%',
  '5 €',
  '(5)',
  '1-2',
  ' 1-2 ',
  '1/2',
  '01-02-2026',
  '1.10',
  '2026-11',
  '2026-11-20',
  '2026/11/20',
  '2026-11-20 10:32',
  '2026-11-20T10:32:00-03:00',
  '2026-11-20 9:5',
  '1 1/2',
  '125 3/4',
  '125 11/16',
  'MAR1',
  'SEPT2',
  '1-ene',
  '1-ENE',
  'ene-26',
  '28 nov 2026',
  '28 de noviembre de 2026',
  'noviembre 2026',
  'March 5',
  'dic.5',
  '10:30',
  '10:30:15',
  '10:30:15.25',
  '10:30:15,5',
  '10:30 p',
  '10:30 PM',
  '10:30 a.m.',
  '10:30 a. m.',
  '1 p',
  '11 p',
  '1  p',
  '1 p. m',
  'VERDADERO',
  'true',
  'Falso',
  '#N/A',
])('T17 %j would be converted', (text) => {
  expect(isReadAsValue(text)).toBe(true);
});

it.each([
  '',
  '0',
  '5',
  '10203040',
  '12345678901',
  'F-001',
  'F2026-11',
  'F10:30',
  'F-377957',
  'F4050607',
  'TR2000',
  '12.345.678-5',
  '12345678-K',
  '1020-3040',
  'A1B2C3',
  'Aguas del Lleuque',
  'Hogar, norte',
  'Mariposa 12',
  'Ruta 68',
  'Canal 13',
  'Canal 1 p',
  'Ruta 1 1/2',
  '1 1/2 kg',
  '10:30 horas',
  'Casa #5',
  '3 Ríos',
  'Mayor 5',
  'abc',
  'no falso',
  'falsos',
  '.e5',
  '12 a 14',
  'N° 5',
  'E45678',
])('T17 %j would not be converted', (text) => {
  expect(isReadAsValue(text)).toBe(false);
});

it('T17 every number that a spreadsheet would shorten is recognised', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1 }), (digits) => {
      const isShown = String(Number(digits)) === digits && digits.length < 12;
      expect(isReadAsValue(digits)).toBe(!isShown);
    }),
  );
});
