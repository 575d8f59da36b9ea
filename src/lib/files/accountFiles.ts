import { parse } from 'papaparse';
import { visible } from '../text/arrivingText.ts';
import { longestList, tooMany, valuesOf } from '../identifiers/identifierLists.ts';
import { isRutIdentifier, isValidValue } from '../identifiers/identifiers.ts';
import type { Identifier } from '../identifiers/identifiers.ts';
import { plainText } from '../text/plainText.ts';
import { range } from '../range.ts';
import { foldText } from '../text/searchWords.ts';

/** The largest file that is read, in bytes. */
const largestFile = 1_000_000;

/** The accounts of a file as text, and the name of the column they were in; or why there are none. */
export type FileAnswer = { text: string; column?: string | undefined } | { problem: string };

/** The first four characters of files that are no text, and what to say of them. */
const otherFiles = [
  { start: 'PK\u0003\u0004', problem: 'es una planilla. Guárdala como CSV y elígela de nuevo.' },
  {
    start: '\u00D0\u00CF\u0011\u00E0',
    problem: 'es una planilla. Guárdala como CSV y elígela de nuevo.',
  },
  { start: '%PDF', problem: 'es un PDF. Elige un archivo CSV o de texto.' },
];

/** The encoding of a text file: by its mark, or by what its first characters are. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second, , fourth] = bytes;
  if ((first === 0xff && second === 0xfe) || (second === 0 && fourth === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && bytes[2] === 0)) return 'utf-16be';
  return 'utf-8';
}

/** The text of a file: UTF-8 or UTF-16, and what is neither as spreadsheets wrote it before. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A cell without the signs that keep a spreadsheet from reading it as a number: `="0123"`, `'0123`. */
const cellText = (cell: string) =>
  visible(cell)
    .trim()
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'(?=\w)/, '');

/** The rows of a table that have something in them, whatever separates its columns. */
function rowsOf(text: string): string[][] {
  const table = text.replace(/^sep=.\r?\n/i, '');
  // A title above the columns, or a word below them, says nothing of what separates them.
  const { meta } = parse(table.replace(/^[^,;\t|\r\n]*\r?\n/gm, ''), {
    preview: 1,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  const { data } = parse<string[]>(table, {
    skipEmptyLines: 'greedy',
    delimiter: meta.delimiter,
  });
  return data.map((row) => row.map(cellText));
}

/** A column, or two as one: the texts in it, top down. */
interface Column {
  name: string;
  cells: string[];
}

/** The columns of a table; for a RUT also two neighbours, as its check digit may have its own. */
function columnsOf(identifier: Identifier, rows: string[][], header: string[]): Column[] {
  const places = range(Math.max(...rows.map((row) => row.length)));
  const columns = places.map((place) => ({
    name: header[place] ?? '',
    cells: rows.map((row) => row[place] ?? ''),
  }));
  if (!isRutIdentifier(identifier)) return columns;
  const pairs = columns.slice(1).map(({ cells }, index) => ({
    name: columns[index]?.name ?? '',
    cells: cells.map((cell, row) => `${columns[index]?.cells[row] ?? ''}-${cell}`),
  }));
  return [...columns, ...pairs];
}

/** The words of an identifier's label that a column's name may share. */
const isNamed = ({ label }: Identifier, name: string) =>
  foldText(label)
    .split(/\s/)
    .some((word) => word.length > 2 && word !== 'identificador' && foldText(name).includes(word));

/**
 * The accounts in the text of a file: all of it where it is nothing but identifiers, and of a table
 * the column that has most of them, or whose name is the identifier's.
 */
export function accountsIn(
  identifier: Identifier,
  text: string,
): { text: string; column?: string } {
  const rows = rowsOf(text);
  const isValid = (value: string) => isValidValue(identifier, value);
  const areAccounts = (cell: string) =>
    /\d/.test(cell) && valuesOf(identifier, cell).every(isValid);
  const isAccount = (cell: string) => areAccounts(cell) && valuesOf(identifier, cell).length === 1;
  const [first = [], ...others] = rows;
  const hasHeader =
    first.every((cell) => !/\d/.test(cell)) &&
    others.some((row) => row.some((cell) => /\d/.test(cell)));
  const body = hasHeader ? others : rows;
  const cells = body.flat().filter((cell) => cell !== '');
  if (cells.every(areAccounts) && !hasHeader) return { text: cells.join('\n') };
  const countOf = ({ cells: column }: Column) => column.filter(isAccount).length;
  const [best] = columnsOf(identifier, body, hasHeader ? first : []).sort(
    (one, other) =>
      countOf(other) - countOf(one) ||
      Number(isNamed(identifier, other.name)) - Number(isNamed(identifier, one.name)),
  );
  if (!best || countOf(best) === 0) return { text };
  return { text: best.cells.filter((cell) => cell !== '').join('\n'), column: best.name };
}

/** Reads the accounts in a CSV or text file. Never throws: what is wrong is said in words. */
export async function readAccounts(identifier: Identifier, file: File): Promise<FileAnswer> {
  const name = `«${plainText(file.name, 60)}»`;
  if (file.size > largestFile)
    return { problem: `${name} pesa más de 1 MB. Divide la lista en varios archivos.` };
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  );
  if (!bytes)
    return { problem: `No pudimos leer ${name}. Si es una carpeta, elige un archivo de ella.` };
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  const other = otherFiles.find((each) => start === each.start);
  if (other) return { problem: `${name} ${other.problem}` };
  const text = decode(bytes);
  // oxlint-disable-next-line no-control-regex -- no text holds them
  if (/[\0-\u0008\u000E-\u001A]/.test(text)) {
    return { problem: `${name} no es un archivo de texto. Elige un CSV o un TXT.` };
  }
  const accounts = accountsIn(identifier, text);
  const { length } = valuesOf(identifier, accounts.text);
  if (length === 0) return { problem: `${name} está vacío.` };
  return length > longestList ? { problem: `${name}: ${tooMany(length)}` } : accounts;
}
