import { longestList, tooMany, wireValues } from '../identifiers/identifierLists.ts';
import { isRutIdentifier, isValidValue } from '../identifiers/identifiers.ts';
import type { Identifier } from '../identifiers/identifiers.ts';
import { plainText } from '../text/plainText.ts';
import { inOwnTask, inPieces } from '../inOwnTask.ts';
import { range } from '../arrays.ts';
import { foldText } from '../text/searchWords.ts';
import { cellText, decode, isMarkup, rowsOf } from './tables.ts';

/** The maximum size of a file, in bytes. */
const largestFile = 1_000_000;

/**
 * An account in a file: its value in the bank's form, and its name in the file, such as a flat or a
 * number plate.
 */
export interface NamedAccount {
  value: string;
  name: string;
}

/**
 * The accounts of a file as text, the name of their column, and the accounts' names if the file has
 * any; or a message that says why the file cannot be read.
 */
export type FileAnswer =
  { text: string; column?: string | undefined; names?: NamedAccount[] } | { problem: string };

const chooseText = 'Elige un archivo CSV o de texto.';
const saveAsCsv = 'Guárdalo como CSV y elígelo de nuevo.';

const noAccounts =
  'no tiene cuentas en sus primeras filas y columnas. Deja en él solo la columna de las cuentas.';

/** The first bytes of files that are not text, and the message for each. */
const otherFiles: [start: string, problem: string][] = [
  ['\u00D0\u00CF\u0011\u00E0', `es un archivo de Excel o de Word antiguo. ${saveAsCsv}`],
  ['%PDF', `es un PDF. ${chooseText}`],
  ['\u0089PNG', `es una imagen. ${chooseText}`],
  ['\u00FF\u00D8\u00FF', `es una imagen. ${chooseText}`],
  ['GIF8', `es una imagen. ${chooseText}`],
  ['RIFF', `es una imagen o un sonido. ${chooseText}`],
];

/** The beginnings of texts that are not lists of accounts, and the message for each. */
const otherTexts: [start: RegExp, problem: string][] = [
  [/^\{\\rtf/, `es un documento de Word (.rtf). ${chooseText}`],
  [/^(?:\[\s*)?\{\s*"/, `es un archivo de datos (JSON). ${chooseText}`],
  [/^BEGIN:V/, `es un contacto o un calendario. ${chooseText}`],
  [
    /^(?:MIME-Version|Received|Return-Path|Delivered-To|Message-ID|From|Date|Subject): /i,
    `es un correo o una página web guardada. ${saveAsCsv}`,
  ],
];

/**
 * Returns the message for a file that is not text, recognised by its first bytes; undefined for a
 * text. A zip counts as an Excel file if it is named `.xls…` or contains the folder `xl`.
 */
function otherFileProblem(fileName: string, bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 5));
  if (!start.startsWith('PK\u0003\u0004')) {
    return otherFiles.find(([other]) => start.startsWith(other))?.[1];
  }
  return /\.xls\w?$/i.test(fileName) || new TextDecoder('latin1').decode(bytes).includes('xl/')
    ? `es un archivo de Excel (.xlsx). ${saveAsCsv}`
    : `es un archivo comprimido o un documento. ${chooseText}`;
}

/** The maximum number of columns that are examined in a table, and of characters in them. */
const mostColumns = 500;
const mostCounted = 60_000;

/**
 * Creates a counter of the accounts in cells. It examines each text once, and only up to a limit of
 * characters: the first rows show which column has the accounts, and a whole megabyte would take a
 * minute.
 */
function createCounter(identifier: Identifier) {
  const known = new Map<string, number>();
  let left = mostCounted;
  const isValid = (value: string) => isValidValue(identifier, value);
  return {
    isDone: () => left <= 0,
    /** Returns how many accounts a cell holds; 0 if it holds anything else, or beyond the limit. */
    countIn(cell: string): number {
      const before = known.get(cell);
      if (before !== undefined) return before;
      left -= cell.length + 1;
      const values = left > 0 && /\d/.test(cell) ? wireValues(identifier, cell) : [];
      const count = values.every(isValid) ? values.length : 0;
      known.set(cell, count);
      return count;
    },
  };
}

/**
 * A column of a table or, for a RUT, two adjacent columns, because the check digit may be in a
 * column of its own.
 */
interface Column {
  name: string;
  places: readonly number[];
  cellOf: (row: readonly string[]) => string;
  count: number;
}

function columnsOf(identifier: Identifier, width: number, header: readonly string[]): Column[] {
  const at = (row: readonly string[], place: number) => cellText(row[place] ?? '');
  const columns = range(Math.min(width, mostColumns)).map((place) => ({
    name: at(header, place),
    places: [place],
    cellOf: (row: readonly string[]) => at(row, place),
    count: 0,
  }));
  if (!isRutIdentifier(identifier)) return columns;
  const pairs = columns.slice(1).map(({ cellOf }, place) => ({
    name: at(header, place),
    places: [place, place + 1],
    cellOf: (row: readonly string[]) => `${at(row, place)}-${cellOf(row)}`,
    count: 0,
  }));
  return [...columns, ...pairs];
}

/** Whether a column's name shares a word with the identifier's label. */
const isNamed = ({ label }: Identifier, name: string) =>
  foldText(label)
    .split(/\s/)
    .some((word) => word.length > 2 && word !== 'identificador' && foldText(name).includes(word));

/** Names of columns whose digits may look like accounts: 20261128 is a day, 1.845.000 an amount. */
const otherValues =
  /\b(?:fecha|vence|vencimiento|emision|periodo|monto|valor|saldo|total|deuda|consumo|pagado|fono|telefono|celular|movil|rut|run)\b/;

/** Whether rows hold nothing but accounts, up to the counter's limit. */
function* areAllAccounts(
  counter: ReturnType<typeof createCounter>,
  rows: readonly string[][],
): Generator<void, boolean> {
  for (const row of rows) {
    for (const cell of row) {
      yield;
      if (counter.isDone()) return true;
      const text = cellText(cell);
      if (text !== '' && counter.countIn(text) === 0) return false;
    }
  }
  return true;
}

/** Returns the texts of all rows, without empty ones; `textsOf` returns the texts of a row. */
function* linesOf<Row>(
  rows: readonly Row[],
  textsOf: (row: Row) => Iterable<string>,
): Generator<void, string[]> {
  const lines: string[] = [];
  for (const row of rows) {
    for (const text of textsOf(row)) {
      if (text !== '') lines.push(text);
      yield;
    }
  }
  return lines;
}

function* cellTexts(row: readonly string[]): Generator<string, void> {
  for (const cell of row) yield cellText(cell);
}

/** Counts the cells of each column that hold one account, up to the counter's limit. */
function* countAccounts(
  counter: ReturnType<typeof createCounter>,
  rows: readonly string[][],
  columns: readonly Column[],
): Generator<void, void> {
  for (const row of rows) {
    for (const [place, column] of columns.entries()) {
      if (place % 20 === 0) yield;
      if (counter.isDone()) return;
      if (counter.countIn(column.cellOf(row)) === 1) column.count += 1;
    }
  }
}

/** The maximum number of columns and rows that are searched for the accounts' names. */
const mostNaming = { columns: 20, rows: 5_000 };
const longestName = 40;

/**
 * Returns the name in a column for the account of a row: a text, or a number after the column's
 * heading, 'Depto 101'; '' if there is none.
 */
function nameIn({ name, cellOf }: Column, row: readonly string[]): string {
  const cell = plainText(cellOf(row), longestName);
  if (/\p{L}/u.test(cell)) return cell;
  const isCounted = /^\d+$/.test(cell) && /\p{L}{4}/u.test(name);
  return isCounted ? plainText(`${name} ${cell}`, longestName) : '';
}

/**
 * Returns the names of a table's accounts, keyed by the account's text, from the column with the
 * largest number of different names.
 */
function* namesBeside(
  account: Column,
  rows: readonly string[][],
  columns: readonly Column[],
): Generator<void, Map<string, string>> {
  let best = new Map<string, string>();
  let most = 0;
  for (const column of columns) {
    if (column.places.some((place) => account.places.includes(place))) continue;
    const names = new Map<string, string>();
    for (const row of rows.slice(0, mostNaming.rows)) {
      yield;
      const name = nameIn(column, row);
      const text = account.cellOf(row);
      if (name !== '' && !names.has(text)) names.set(text, name);
    }
    const { size } = new Set(names.values());
    if (size <= most) continue;
    most = size;
    best = names;
  }
  return best;
}

/**
 * Finds the accounts in the text of a file: the whole text if it holds nothing but identifiers,
 * otherwise the column of the table with the most accounts. A column named after another value,
 * such as a date, is chosen last. `isCut` is true if no account was found, but the table is too
 * large to be examined whole.
 */
export function* accountsIn(
  identifier: Identifier,
  text: string,
): Generator<
  void,
  { text: string; column?: string; names?: Map<string, string>; isCut?: boolean }
> {
  const rows = yield* rowsOf(text);
  const [first = [], ...others] = rows;
  const holdsDigit = (row: readonly string[]) => row.some((cell) => /\d/.test(cell));
  const hasHeader = !holdsDigit(first) && others.some(holdsDigit);
  const body = hasHeader ? others : rows;
  if (!hasHeader && (yield* areAllAccounts(createCounter(identifier), body))) {
    return { text: (yield* linesOf(body, cellTexts)).join('\n') };
  }
  const width = body.reduce((most, row) => Math.max(most, row.length), 0);
  const columns = columnsOf(identifier, width, hasHeader ? first : []);
  const counter = createCounter(identifier);
  yield* countAccounts(counter, body, columns);
  const naming = columns.filter(({ places }) => places.length === 1).slice(0, mostNaming.columns);
  const isChosen = ({ name, count }: Column) =>
    count > 0 && (isNamed(identifier, name) || !otherValues.test(foldText(name)));
  const [best] = columns.sort(
    (one, other) =>
      Number(isChosen(other)) - Number(isChosen(one)) ||
      other.count - one.count ||
      Number(isNamed(identifier, other.name)) - Number(isNamed(identifier, one.name)),
  );
  if (!best || best.count === 0) {
    // An HTML table is shown as the text of its cells, not as its source.
    const shown = isMarkup(text) ? (yield* linesOf(body, cellTexts)).join('\n') : text;
    return { text: shown, isCut: counter.isDone() || width > mostColumns };
  }
  const lines = yield* linesOf(body, (row) => [best.cellOf(row)]);
  const names = yield* namesBeside(best, body, naming);
  return { text: lines.join('\n'), column: best.name, ...(names.size > 0 && { names }) };
}

/**
 * Returns the named accounts of a file, with their values in the bank's form; leaves out cells that
 * hold several accounts.
 */
function* namedAccounts(
  identifier: Identifier,
  names: ReadonlyMap<string, string>,
): Generator<void, NamedAccount[]> {
  const named = new Map<string, string>();
  for (const [text, name] of names) {
    yield;
    const [value, another] = wireValues(identifier, text);
    const isOne = value !== undefined && another === undefined;
    if (isOne && !named.has(value) && isValidValue(identifier, value)) named.set(value, name);
  }
  return [...named].map(([value, name]) => ({ value, name }));
}

/** The maximum number of characters searched for accounts; a repeated line counts once. */
const longestText = 60_000;
/** A longer text without any account is not put into the field. */
const shortText = 500;

const holdsAccount = (identifier: Identifier, text: string): boolean =>
  wireValues(identifier, text).some((value) => /\d/.test(value) && isValidValue(identifier, value));

/** Reads the accounts in a CSV or text file. Never throws: the result has a message instead. */
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
  const problem = otherFileProblem(file.name, bytes);
  if (problem !== undefined) return { problem: `${name} ${problem}` };
  const text = decode(bytes);
  // oxlint-disable-next-line no-control-regex -- no text holds them
  if (/[\0-\u0008\u000E-\u001A]/.test(text)) {
    return { problem: `${name} no es un archivo de texto. Elige un CSV o un TXT.` };
  }
  const start = text.slice(0, 1_000).trimStart();
  const other = otherTexts.find(([pattern]) => pattern.test(start));
  if (other) return { problem: `${name} ${other[1]}` };
  if (isMarkup(text) && !/<tr\b/i.test(text)) {
    return { problem: `${name} es una página web sin una tabla de cuentas. ${saveAsCsv}` };
  }
  // The search runs in separate tasks, so that the page can respond in between.
  const { isCut, names, ...accounts } = await inPieces(accountsIn(identifier, text));
  const lines = new Set(
    await inPieces(linesOf(accounts.text.split('\n'), (line) => [line.trim()])),
  );
  const isLong = accounts.text.length > longestText;
  if (isLong && isCut) return { problem: `${name} ${noAccounts}` };
  if (isLong && lines.size > longestList) return { problem: `${name}: ${tooMany(lines.size)}` };
  const list = [...lines].join('\n');
  const isRead =
    list.length <= shortText ||
    (list.length <= longestText && (await inOwnTask(() => holdsAccount(identifier, list))));
  if (!isRead) {
    return { problem: `${name} no tiene una lista de cuentas que podamos leer.` };
  }
  const { length } = await inOwnTask(() => wireValues(identifier, list));
  if (length === 0) return { problem: `${name} está vacío.` };
  if (length > longestList) return { problem: `${name}: ${tooMany(length)}` };
  return {
    ...accounts,
    text: list,
    ...(names && { names: await inPieces(namedAccounts(identifier, names)) }),
  };
}
