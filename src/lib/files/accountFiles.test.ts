/** @jest-environment node */
import process from 'node:process';
import { jest } from '@jest/globals';
import { cpuSeconds } from '../../test/cpuSeconds.ts';
import { readAccounts } from './accountFiles.ts';
import { accountsIn } from './accountTable.ts';
import { runs, tableRows } from '../../test/runs.ts';
import type { Identifier } from '../identifiers/identifiers.ts';
import { wireValues } from '../identifiers/identifierLists.ts';
import { loadPatternEngine } from '../identifiers/patterns.ts';
import { range } from '../arrays.ts';

beforeAll(loadPatternEngine);

const service: Identifier = {
  kind: 'SERVICE_ID',
  label: 'Identificador de servicio',
  pattern: String.raw`\d{8}`,
  maxLength: 8,
};
const rut: Identifier = { kind: 'CLIENT_ID', label: 'RUT' };
const free: Identifier = { kind: 'SERVICE_ID', label: 'Número de cliente' };

const file = (...parts: BlobPart[]) => new File(parts, 'lista.csv');
const utf16 = (text: string, isBig = false) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  [...text].forEach((letter, index) => view.setUint16(index * 2, letter.charCodeAt(0), !isBig));
  return view.buffer;
};
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** Runs `accountsIn` to its end, without the pauses between its pieces. */
function accountsOf(identifier: Identifier, text: string) {
  const work = accountsIn(identifier, text);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

describe('the accounts in a text', () => {
  it.each([
    [
      'a line each',
      service,
      '10203040\n10203041\r\n\r\n10203042\n',
      ['10203040', '10203041', '10203042'],
    ],
    ['one line', service, '10203040, 10203041;10203042', ['10203040', '10203041', '10203042']],
    [
      'two rows of them',
      service,
      '10203040,10203041\n10203042,10203043',
      ['10203040', '10203041', '10203042', '10203043'],
    ],
    ['a heading', service, 'Servicio\n10203040\n10203041', ['10203040', '10203041']],
    [
      'a table',
      service,
      'Depto;Servicio;Dueño\n101;10203040;Ana\n102;10203041;Luis',
      ['10203040', '10203041'],
    ],
    [
      'quoted cells',
      service,
      '"Rojas, Ana","10203040"\n"Soto; ""Luis""","10203041"',
      ['10203040', '10203041'],
    ],
    ['tabs', service, 'Ana\t10203040\nLuis\t10203041', ['10203040', '10203041']],
    [
      'what a spreadsheet wrote as text',
      service,
      '="00203040";x\n\'00203041;y',
      ['00203040', '00203041'],
    ],
    [
      'a separator line of Excel',
      service,
      'sep=;\r\nAna;10203040\r\nLuis;10203041',
      ['10203040', '10203041'],
    ],
    [
      'a column named like the identifier',
      service,
      'Medidor;Servicio\n90000001;10203040\n90000002;10203041',
      ['10203040', '10203041'],
    ],
    [
      'a column named like the identifier, beside one that shares only a short word with it',
      service,
      'Número de medidor;Servicio\n90000001;10203040',
      ['10203040'],
    ],
    [
      'a column named like the identifier, beside one that only says that it identifies',
      service,
      'Identificador;Servicio\n90000001;10203040',
      ['10203040'],
    ],
    [
      'a column of one number a row, beside one of more',
      service,
      'Depto;Anteriores;Actual\n1A;10203040 10203041;10203042',
      ['10203042'],
    ],
    [
      'a column of numbers, beside one of more than numbers',
      service,
      '10203040 77;10203041\n10203042 78;10203043',
      ['10203041', '10203043'],
    ],
    [
      'a table whose heading ends like a separator line',
      service,
      'Servicio;sep=1\n10203040;Ana\n10203041;Luis',
      ['10203040', '10203041'],
    ],
    [
      'two rows of them, the last one shorter',
      service,
      '10203040,10203041\n10203042,',
      ['10203040', '10203041', '10203042'],
    ],
    [
      'two columns with a title above them and a word below',
      service,
      'Mis servicios\nServicio;Depto\n10203040;101\n10203041;102\nTotal\n',
      ['10203040', '10203041'],
    ],
    [
      'two columns of another system, with a title above them',
      service,
      'Mis servicios\r\n\r\nDueño|Servicio\r\nAna 1|10203040\r\nLuis 2|10203041\r\n',
      ['10203040', '10203041'],
    ],
    ['numbers in groups', service, 'Ana;1020 3040\nLuis;1020.3041', ['10203040', '10203041']],
    ['a sum below', service, 'Servicio;Monto\n10203040;500\nTotal;500', ['10203040']],
    [
      'RUTs in a table',
      rut,
      'Nombre;RUT;Depto\nAna;12.345.678-5;101\nLuis;9876543-3;102',
      ['12345678-5', '9876543-3'],
    ],
    [
      'a check digit in a column of its own',
      rut,
      'RUT;DV;Depto\n12345678;5;101\n9876543;3;102',
      ['12345678-5', '9876543-3'],
    ],
    [
      'a service without a pattern',
      free,
      'Nombre,Número de cliente\nAna,A-1\nLuis,B-2',
      ['A-1', 'B-2'],
    ],
    [
      'cells with blanks and marks that cannot be seen around them',
      service,
      'Ana; \u200B10203040 \nLuis;10203041\u00A0',
      ['10203040', '10203041'],
    ],
    [
      'cells that only look like a text of a spreadsheet',
      free,
      'Nombre;Número de cliente\nAna;A="1"\nLuis;B\'2\nEva;="C"3\nPaz;\'-4',
      ['A="1"', "B'2", '="C"3', "'-4"],
    ],
    [
      'a text of a spreadsheet, with letters',
      free,
      'Nombre;Número de cliente\nAna;="A-1"\nLuis;\'B-2',
      ['A-1', 'B-2'],
    ],
    [
      'rows of unlike lengths',
      service,
      'Depto;Dueño;Servicio\n101\n102;Ana;10203040\n;;10203041',
      ['10203040', '10203041'],
    ],
    [
      'a separator line with no carriage return',
      service,
      'SEP=;\n10203040;Ana\n10203041;Luis',
      ['10203040', '10203041'],
    ],
    [
      'an HTML table',
      service,
      '<html><meta charset="x"><table><tr><th>N&uacute;mero<th>Due&ntilde;o</tr><tr><td class=a>1020&#51;040</td><td>Ana &amp; Co</td></tr>\n<tr><td><b>10203041</b></td></tr></table>',
      ['10203040', '10203041'],
    ],
    [
      'decimals of a spreadsheet',
      service,
      '10203040,00\r\n10203041,00\r\n',
      ['10203040', '10203041'],
    ],
    [
      'decimals beside names',
      service,
      'Ana\t10203040.0\nLuis\t10203041.0',
      ['10203040', '10203041'],
    ],
    ['a row of them with decimals', service, '10203040,00;10203041,00', ['10203040', '10203041']],
    [
      'a column beside one of days as numbers',
      service,
      'Fecha;Cliente\n20261115;10203040\n20261116;10203041',
      ['10203040', '10203041'],
    ],
    [
      'a column with a wrong cell, beside one of amounts',
      service,
      'Monto a pagar;Cliente\n10.450.000;10203040\n12.450.000;1020',
      ['10203040', '1020'],
    ],
    [
      'the only column that has some, whatever its name',
      service,
      'Saldo;Dueño\n10203040;Ana\n10203041;Luis',
      ['10203040', '10203041'],
    ],
    [
      'an HTML table after a comment, with another in it and signs in an attribute',
      service,
      '<!-- x -->\n<TABLE><tr><td title="a>b 77777777">10203040</td></tr><!-- <tr><td>99999999</td></tr> --></TABLE>',
      ['10203040'],
    ],
    [
      'one cell of an HTML table',
      service,
      '<div><table><tr><td>10203040<br>10203041</td><td>x</td></tr></table></div>',
      ['10203040', '10203041'],
    ],
    ['RUTs with zeros', rut, 'Ana;00123456785\nLuis;000012345678-5', ['12345678-5']],
    ['the same twice', service, '10203040\n10203040', ['10203040']],
  ] as const)('are found in %s', (_, identifier, text, values) => {
    expect(wireValues(identifier, accountsOf(identifier, text).text)).toEqual(values);
  });

  it('stay unchanged if one is wrong, so that the field can name it', () => {
    const { text } = accountsOf(service, 'Servicio;Dueño\n10203040;Ana\n1020;Luis');
    expect(wireValues(service, text)).toEqual(['10203040', '1020']);
    expect(wireValues(service, accountsOf(service, '1020\n10203041\n10203042').text)).toContain(
      '1020',
    );
  });

  it.each([
    ['its heading', rut, 'Nombre;RUT\nAna;12.345.678-5', 'RUT'],
    ['its heading without the blanks around it', rut, 'Nombre; RUT \nAna;12.345.678-5', 'RUT'],
    [
      'the heading of the number, where its check digit has a column of its own',
      rut,
      'Depto;Número;DV\n101;12345678;5\n102;9876543;3',
      'Número',
    ],
    [
      'its heading, whatever separator line stands above it',
      service,
      'sep=;\nServicio;Dueño\n10203040;Ana',
      'Servicio',
    ],
    [
      'its heading, where a row below has no number',
      service,
      'Servicio;Dueño\n10203040;Ana\n;Luis',
      'Servicio',
    ],
    [
      'its heading, below rows with nothing in them',
      service,
      '\n ;\nServicio;Dueño\n10203040;Ana',
      'Servicio',
    ],
    ['nothing, where there are no headings', service, 'Ana;10203040\nLuis;10203041', ''],
    ['nothing, where its first column has no heading', service, '10203040;Ana\n10203041;Luis', ''],
  ] as const)('have as their column %s', (_, identifier, text, column) => {
    expect(accountsOf(identifier, text).column).toBe(column);
  });

  it('are on a line each, without empty or missing cells', () => {
    const { text } = accountsOf(
      service,
      'Dueño;Calle;Servicio\nAna;Sur\nEva;Sur;10203040\nPaz;Sur;\nLuis;Sur;10203041',
    );
    expect(text).toBe('10203040\n10203041');
  });

  it('are found in a table of ten columns and a thousand rows without a noticeable delay', async () => {
    const rows = range(1000).map((row) =>
      [...range(9).map((column) => `x${row}-${column}`), 10_000_000 + row].join(';'),
    );
    const seconds = await cpuSeconds(() => {
      expect(wireValues(service, accountsOf(service, rows.join('\n')).text)).toHaveLength(1000);
    });
    expect(seconds).toBeLessThan(2);
  });
});

describe('a file', () => {
  it.each([
    ['flats', 'Depto;Servicio\nA-101;10203040\nA-102;10203041', ['A-101', 'A-102']],
    ['flats in figures', 'Depto;Servicio\n101;10203040\n102;10203041', ['Depto 101', 'Depto 102']],
    [
      'a number of the row beside them',
      'N°;Casa;Servicio\n1;7;10203040\n2;9;10203041',
      ['Casa 7', 'Casa 9'],
    ],
    ['names behind them', '10203040\tAna\n10203041\tLuis', ['Ana', 'Luis']],
    ['one tower for all', 'Torre;Servicio\nSur;10203040\nSur;10203041', ['Sur', 'Sur']],
    [
      'the column that differs most',
      'Torre;Depto;Servicio\nSur;1;10203040\nSur;2;10203041',
      ['Depto 1', 'Depto 2'],
    ],
    ['no other column', 'Servicio\n10203040\n10203041', undefined],
    ['figures without a heading', '101;10203040\n102;10203041', undefined],
  ])('keeps the names of its accounts: %s', async (_title, text, names) => {
    const answer = await readAccounts(service, file(text));
    const values = ['10203040', '10203041'];
    expect('names' in answer ? answer.names : undefined).toEqual(
      names?.map((each, index) => ({ value: values[index], name: each })),
    );
  });

  it('names no account of a RUT by its own check digit', async () => {
    const text = 'RUT;DV;Dueño\n12345678;5;Ana\n11111112;K;Luis';
    expect(await readAccounts(rut, file(text))).toMatchObject({
      names: [
        { value: '12345678-5', name: 'Ana' },
        { value: '11111112-K', name: 'Luis' },
      ],
    });
  });

  const table = 'Dueño;Número de servicio\nÑandú;10203040\n';
  it.each([
    ['UTF-8', file(table)],
    ['UTF-8 with its mark', file('\uFEFF', table)],
    ['UTF-16', file(utf16(`\uFEFF${table}`))],
    ['UTF-16 the other way round', file(utf16(`\uFEFF${table}`, true))],
    ['UTF-16 without a mark', file(utf16(table))],
    ['UTF-16 the other way round without a mark', file(utf16(table, true))],
    ['Windows-1252', file(latin(table))],
  ])('is read in %s', async (_, given) => {
    expect(await readAccounts(service, given)).toEqual({
      text: '10203040',
      column: 'Número de servicio',
      names: [{ value: '10203040', name: 'Ñandú' }],
    });
  });

  it.each(['ÿ1', '1þ', 'þ1', '1ÿ'])(
    'of Windows-1252 with one half of a mark of UTF-16, %s, is no UTF-16',
    async (text) => {
      expect(await readAccounts(free, file(latin(text)))).toEqual({ text });
    },
  );

  it.each(['1\u00002345', '123\u000045', '\u000012345', '12\u0000345'])(
    'with a sign of no text in it, %j, is no UTF-16 for it',
    async (text) => {
      expect(await readAccounts(free, file(latin(text)))).toEqual({
        problem: expect.stringMatching(/no es un archivo de texto/),
      });
    },
  );

  it.each([
    ['a spreadsheet', file('PK\u0003\u0004xl/workbook'), /^«lista.csv» es un archivo de Excel/],
    ['a zip', file('PK\u0003\u0004word/'), /es un archivo comprimido/],
    ['a document', file('{\\rtf1 10203040}'), /es un documento de Word/],
    ['a document after a mark', file('\uFEFF\r\n{\\rtf1 10203040}'), /es un documento de Word/],
    ['data', file('[{"servicio": "10203040", "monto": 12345678}]'), /\(JSON\)/],
    ['a contact', file('BEGIN:VCARD\nTEL:87654321'), /es un contacto/],
    ['a mail', file('From: ana@correo.cl\n\n10203040'), /es un correo/],
    [
      'a saved page',
      file('MIME-Version: 1.0\r\n\r\n<table><tr><td>10203040'),
      /página web guardada/,
    ],
    ['a drawing', file('<svg><path d="M10203040"/></svg>'), /es una página web/],
    ['a workbook in XML', file('<?xml?><Workbook><Table><Row>10203040'), /es una página web/],
    ['a page without a table', file('<center>10203040'), /es una página web/],
    ['a photo', file(latin('\u00FF\u00D8\u00FF\u00E0')), /es una imagen/],
    ['a page', file('<!DOCTYPE html><html><p>10203040</p>'), /es una página web/],
    ['prose', file('Estimado cliente: '.repeat(50)), /no tiene una lista de cuentas/],
    [
      'an older spreadsheet',
      file(latin('\u00D0\u00CF\u0011\u00E0\u00A1')),
      /es un archivo de Excel o de Word/,
    ],
    ['a PDF', file('%PDF-1.7'), /es un PDF/],
    ['a picture', file(latin('\u0089PNG\r\n\u001A\n\0\0')), /es una imagen/],
    [
      'a table whose accounts begin below what is judged',
      file(
        range(6_000)
          .map((row) => `Ana ${row} Soto;calle\n`)
          .join(''),
        '10203040;Sur\n'.repeat(500),
      ),
      /no tiene cuentas en sus primeras filas y columnas/,
    ],
    [
      'a table whose accounts are beyond the columns that are judged',
      file(
        range(200)
          .map((row) => `${';'.repeat(600)}${10_000_000 + row};x\n`)
          .join(''),
      ),
      /no tiene cuentas en sus primeras filas y columnas/,
    ],
    ['an empty one', file(''), /está vacío/],
    ['one of blank lines', file('\r\n;;\r\n'), /está vacío/],
    ['one of more than 1 MB', file('1'.repeat(1_000_001)), /pesa más de 1 MB/],
    [
      'one of 1,001 accounts',
      file(
        range(1001)
          .map((row) => 10_000_000 + row)
          .join('\n'),
      ),
      /hasta 1\.000 cuentas, y aquí hay 1\.001/,
    ],
  ])('that is %s is refused with a message', async (_, given, problem) => {
    expect(await readAccounts(service, given)).toEqual({ problem: expect.stringMatching(problem) });
  });

  it('with few rows is read in any column of accounts', async () => {
    const answer = await readAccounts(service, file(`${';'.repeat(600)}10203040`));
    expect(wireValues(service, 'text' in answer ? answer.text : '')).toEqual(['10203040']);
  });

  it('of 1,000 accounts and of one megabyte is read', async () => {
    const thousand = range(1000).map((row) => 10_000_000 + row);
    expect(await readAccounts(service, file(thousand.join('\n')))).toEqual({
      text: thousand.join('\n'),
    });
    const full = `10203040\n${'\n'.repeat(1_000_000 - 9)}`;
    expect(await readAccounts(service, file(full))).toEqual({ text: '10203040' });
  });

  it('that ends like the beginning of a spreadsheet or a PDF is read', async () => {
    expect(await readAccounts(free, file('%PDX'))).toEqual({ text: '%PDX' });
    expect(await readAccounts(service, file('10203040;PK\u0003\u0004'))).toEqual({
      problem: expect.stringMatching(/no es un archivo de texto/),
    });
  });

  it('that the browser cannot read, such as a folder, is refused with a message', async () => {
    const folder = file('x');
    folder.arrayBuffer = () => Promise.reject(new Error('NotFoundError'));
    expect(await readAccounts(service, folder)).toEqual({
      problem: expect.stringMatching(/^No pudimos leer «lista.csv»/),
    });
  });
});

it('T46 a table is complete although it is parsed in parts: line breaks and quotes in its cells', () => {
  const numbers = range(runs(5_000, 2_000)).map((row) => String(10_000_000 + row));
  const rows = numbers.map((number, row) => `"Rojas\n""Ana"" ${row}";${number}`);
  for (const end of ['\n', '\r\n']) {
    const { text } = accountsOf(service, ['Dueño;Servicio', ...rows].join(end));
    expect(text.split('\n')).toEqual(numbers);
  }
});

describe('T46 a file of one megabyte, whatever its shape', () => {
  const megabyte = (piece: string) => piece.repeat(Math.floor(1_000_000 / piece.length));
  const numbered = (end: string) =>
    range(100_000)
      .map((row) => `${10_000_000 + row}${end}`)
      .join('')
      .slice(0, 1_000_000);
  const shapes: [shape: string, text: () => string][] = [
    ['one line', () => numbered(',')],
    ['one line of blanks', () => numbered(' ')],
    ['one column', () => numbered('\n')],
    ['two columns', () => numbered(';1\n')],
    ['wide and deep', () => `${'1;'.repeat(700)}\n`.repeat(714)],
    ['one wide row', () => numbered(';')],
    ['one wide row above many', () => `${';'.repeat(400_000)}\n${'10203040\n'.repeat(60_000)}`],
    ['table cells', () => `<table>${numbered('<tr><td>').slice(8)}`],
    ...[
      ',',
      ';',
      '\n',
      '\t',
      ' ',
      '"',
      '"\n',
      '<td>',
      '<table>',
      '&',
      '1',
      'k',
      '1 ',
      '1-',
      '1.',
      '0,',
    ].map((piece): [string, () => string] => [
      `nothing but ${JSON.stringify(piece)}`,
      () => megabyte(piece),
    ]),
    ['words', () => megabyte('ana ')],
    ['RUTs', () => megabyte('12.345.678-5\n')],
    // Each letter has two bytes in UTF-8.
    ['letters of no alphabet', () => megabyte('\u00FF\u0080').slice(0, 500_000)],
  ];

  const many = /^(one line|one column|two columns|wide and deep|one wide row|table cells|RUTs)$/;

  it.each(tableRows(shapes.filter(([shape]) => many.test(shape))))(
    '%s, lets the page respond at least a hundred times, even if it is cut to a third, however fast the machine is',
    async (_, textOf) => {
      let now = 0;
      const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 0.5));
      let turns = 0;
      let next = setImmediate(turn);
      function turn() {
        turns += 1;
        next = setImmediate(turn);
      }
      await readAccounts(service, file(textOf().slice(0, 333_000)));
      clearImmediate(next);
      clock.mockRestore();
      expect(turns).toBeGreaterThan(100);
    },
  );

  it.each(tableRows(shapes))('%s, is read or refused within a second', async (_, textOf) => {
    const given = file(textOf().slice(0, 1_000_000));
    const readings: number[] = [];
    const seconds = await cpuSeconds(async () => {
      for (const identifier of [rut, service, free]) {
        const start = process.cpuUsage();
        const answer = await readAccounts(identifier, given);
        readings.push(process.cpuUsage(start).user);
        if ('text' in answer) expect(answer.text.length).toBeLessThan(61_000);
      }
    });
    expect(readings).toHaveLength(3);
    // The sum of short readings can be measured as 0.
    const sum = Math.max(
      readings.reduce((all, each) => all + each),
      1,
    );
    const longest = (seconds * Math.max(...readings)) / sum;
    // The limit is twice the second of the title, because measured CPU time varies.
    expect(longest).toBeLessThan(2);
  });
});
