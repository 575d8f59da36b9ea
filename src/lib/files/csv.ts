import { isReadAsValue } from './spreadsheetValues.ts';

/** A cell. A number and a day, 'YYYY-MM-DD', are written as they are, a text so that it stays that text. */
type CsvCell = string | number | { day: string };

// The characters that begin a formula, at the start of a text or after anything that some locale
// takes for a separator.
const formulaStart = /(^|[,;\t\r\n])(?= *[=+\-@＝＋－＠])/g;

/**
 * A CSV file as a Spanish spreadsheet opens it in columns: semicolons, CRLF, doubled quotes, and an
 * apostrophe before what would be a formula, or read as another value (`docs/trust.md`, T17). The
 * byte order mark (U+FEFF) is left to the caller.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return [header, ...rows].map((row) => `${row.map(writeCell).join(';')}\r\n`).join('');
}

function writeCell(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const text = typeof cell === 'string' ? asText(cell) : cell.day;
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function asText(text: string): string {
  const inert = text.replace(formulaStart, "$1'");
  return isReadAsValue(inert) || /^[\t\r\n]/.test(inert) ? `'${inert}` : inert;
}
