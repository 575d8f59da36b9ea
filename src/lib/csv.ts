/** A cell. A number is written as it is, a text is neutralised first. */
type CsvCell = string | number;

// The characters that begin a formula, at the start of a text or after anything that some locale
// takes for a separator.
const formulaStart = /(^|[;\t\r\n])(?= *[=+\-@＝＋－＠])/g;

/**
 * A CSV file as in RFC 4180 (commas, CRLF, doubled quotes), every formula neutralised by an
 * apostrophe (trust T17). The byte order mark (U+FEFF) is left to the caller.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return [header, ...rows].map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const inert = cell.replace(formulaStart, "$1'").replace(/^[\t\r\n]/, "'$&");
  return /[",;\t\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
