import { range } from '../arrays.ts';
import { wireValues } from '../identifiers/identifierLists.ts';
import { isRutIdentifier, isValidValue } from '../identifiers/identifiers.ts';
import type { Identifier } from '../identifiers/identifiers.ts';
import { plainText } from '../text/plainText.ts';
import { foldText } from '../text/searchWords.ts';
import { cellText, isMarkup, rowsOf } from './tables.ts';

/** Limits of the search for accounts in a table: the columns, and the characters in their cells. */
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
    /**
     * Returns the number of accounts in a cell; 0 if any value in it is invalid, or once the limit
     * is reached.
     */
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
 * A column of a table or, for a RUT (Chilean tax ID), two adjacent columns, because the check digit
 * may be in a column of its own. `places` are the indexes of these columns; `count` is the number
 * of cells with one account.
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

/**
 * Whether a column's name contains a word of the identifier's label, except short words and
 * 'identificador', which other columns may have, too.
 */
const isNamed = ({ label }: Identifier, name: string) =>
  foldText(label)
    .split(/\s/)
    .some((word) => word.length > 2 && word !== 'identificador' && foldText(name).includes(word));

/** Names of columns whose digits may look like accounts: 20261128 is a day, 1.845.000 an amount. */
const otherValues =
  /\b(?:fecha|vence|vencimiento|emision|periodo|monto|valor|saldo|total|deuda|consumo|pagado|fono|telefono|celular|movil|rut|run)\b/;

/**
 * Whether every cell with text holds accounts; cells beyond the counter's limit are not examined.
 * At a `yield` without a value, in this and other generators, `inPieces` may let the page respond.
 */
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
export function* linesOf<Row>(
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

/** Adds one to a column's `count` for each cell with one account, up to the counter's limit. */
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
 * Returns the name that a column has for a row's account: the text of the cell, or for a number the
 * column's heading and the number ('Depto 101'); '' if there is none.
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
 * Finds the accounts in the text of a file: all cells if each holds accounts, otherwise the column
 * with the most accounts. A column named after another value, such as a date, is chosen last.
 * Without any account, returns the whole text; `isCut` is then true if the table was too large to
 * be examined whole.
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
