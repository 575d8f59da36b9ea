/** A cell: a number is written as it is, a text is made inert first. */
type CsvCell = string | number;

// A formula sign at the start of the text, and behind whatever another spreadsheet's settings may take for a separator.
const FORMULA_START = /(^|[;\t\r\n])(?= *[=+\-@＝＋－＠])/g;

/**
 * A CSV file as RFC 4180 has it (commas, CRLF, quotes doubled), with every formula made inert by an apostrophe (T17).
 * The mark that tells a spreadsheet the encoding (U+FEFF) is the writer's of the file.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return [header, ...rows].map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const inert = cell.replace(FORMULA_START, "$1'").replace(/^[\t\r\n]/, "'$&");
  return /[",;\t\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
