/** A number that a spreadsheet shows as it is written: no leading zero, fewer than 12 digits. */
const plainNumber = /^(?:0|[1-9]\d{0,10})$/;

const month =
  'ene(?:ro)?|jan(?:uary)?|feb(?:rero|ruary)?|mar(?:zo|ch)?|abr(?:il)?|apr(?:il)?|mayo?|jun(?:io|e)?|' +
  'jul(?:io|y)?|ago(?:sto)?|aug(?:ust)?|sept?(?:iembre|ember)?|set(?:iembre)?|oct(?:ubre|ober)?|' +
  'nov(?:iembre|ember)?|dic(?:iembre)?|dec(?:ember)?';
const between = '(?:[-/.,\\s]|\\bde\\b)*';

/**
 * Texts that a spreadsheet, Spanish or English, converts to another value when it opens a CSV file.
 */
const values = [
  // Numbers: with separators, signs, a currency, a percentage or an exponent.
  /^[-+(]*\s*[$€]?\s*[-+]?(?=[\d.,]*\d)[\d.,]+(?:[ed][-+]?\d+)?\s*[%$€)]*$/i,
  // Days, months and fractions: 1-2, 3/2026, 2026-11-20, 1.10.2026, 1 1/2.
  /^\d{1,2}[-/. ]\d{1,4}(?:[-/. ]\d{1,4})?$/,
  /^\d{4}[-/. ]\d{1,2}(?:[-/. ]\d{1,2})?(?:[T ]\d{1,2}:\d.*)?$/,
  /^\d+ \d+\/\d+$/,
  new RegExp(`^(?:\\d{1,4}${between})?(?:${month})\\.?${between}\\d{1,4}$`, 'i'),
  new RegExp(`^\\d{1,4}${between}(?:${month})\\.?$`, 'i'),
  // Times: 10:30, 1 p, 10:30:15 a. m.
  /^\d+(?::\d{1,2}){1,2}(?:[.,]\d+)?\s*(?:[ap]\.?\s*m?\.?)?$/i,
  /^\d{1,2}\s+[ap]\.?\s*m?\.?$/i,
  /^(?:true|false|verdadero|falso)$/i,
  // Errors: #N/A.
  /^#/,
];

/**
 * Whether a spreadsheet would convert a text in a CSV file to another value, such as a number
 * without its leading zeros, a date, a time or a truth value.
 */
export function isReadAsValue(text: string): boolean {
  const plain = text.normalize('NFKC').trim();
  return !plainNumber.test(plain) && values.some((value) => value.test(plain));
}

/**
 * A cell. A number and a day, 'YYYY-MM-DD', are written as they are; a text is written so that a
 * spreadsheet keeps it as text.
 */
type CsvCell = string | number | { day: string };

// Matches the place before a character that begins a formula: at the start of a text, or after
// anything that some locale takes for a separator.
const formulaStart = /(^|[,;\t\r\n])(?= *[=+\-@＝＋－＠])/g;

/**
 * Returns a CSV file that a Spanish spreadsheet opens in columns: semicolons, CRLF, doubled quotes,
 * and an apostrophe before each text that would be a formula or another value (docs/trust.md, T17).
 * The caller adds the byte order mark (U+FEFF).
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
