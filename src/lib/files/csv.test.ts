/** @jest-environment node */
import * as fc from 'fast-check';
import { toCsv } from './csv.ts';

/** The records of a file whose cells are separated by semicolons, with quotes resolved. */
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

  it('T17 gives back any texts, inert in a header too, but for the apostrophes it put in', () => {
    fc.assert(
      fc.property(fc.array(fc.array(texts, { minLength: 2 }), { minLength: 1 }), (table) => {
        const [header = [], ...rows] = table;
        const read = readCsv(toCsv(header, rows));
        const bare = (cell: string) => cell.replaceAll("'", '');
        expect(read.map((row) => row.map(bare))).toEqual(table.map((row) => row.map(bare)));
        expect(read.flat().filter(isDangerous)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});
