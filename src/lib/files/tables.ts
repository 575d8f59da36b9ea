import { parse } from 'papaparse';
import { visible } from '../text/arrivingText.ts';
import { plainNumerals } from '../text/numerals.ts';

/**
 * Returns the encoding of a text file: UTF-16 if the file begins with its byte order mark, or with
 * ASCII characters of two bytes, one of them zero; otherwise UTF-8.
 */
function encodingOf(bytes: Uint8Array): string {
  const [first, second, , fourth] = bytes;
  if ((first === 0xff && second === 0xfe) || (second === 0 && fourth === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && bytes[2] === 0)) return 'utf-16be';
  return 'utf-8';
}

/** Decodes a file: UTF-8 or UTF-16, otherwise Windows-1252, the encoding of older spreadsheets. */
export function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Returns a cell's visible text, without the signs that make a spreadsheet keep digits as text:
 * `="0123"`, `'0123`.
 */
export const cellText = (cell: string) =>
  visible(cell)
    .trim()
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'(?=\w)/, '');

const accents: Record<string, string> = { acute: '\u0301', tilde: '\u0303', uml: '\u0308' };
const entities: Record<string, string> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', amp: '&' };

/** The rest of a cell's opening tag, after its name; a quoted attribute may contain '>'. */
const openingTag = /^(?:"[^"]*"|'[^']*'|[^>"'])*>/;

/**
 * Returns the text of an HTML cell. DOMParser is not used, because it needs a Trusted Types policy.
 */
const htmlText = (html: string): string =>
  html
    .slice(openingTag.exec(html)?.[0].length ?? html.indexOf('>') + 1)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&#(x?)([\da-f]{1,6});/gi, (entity, hex: string, code: string) => {
      const point = Number.parseInt(code, hex ? 16 : 10);
      return point <= 0x10ffff ? String.fromCodePoint(point) : entity;
    })
    .replace(/&([a-z])(acute|tilde|uml);/gi, (_, letter: string, mark: string) =>
      (letter + (accents[mark.toLowerCase()] ?? '')).normalize('NFC'),
    )
    .replace(/&(nbsp|lt|gt|quot|amp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ');

/** Whether a text is markup, such as the HTML that many systems export as .xls. */
export const isMarkup = (text: string) => /^\s*<[!?a-z]/i.test(text);

/** Removes the comments of markup, because browsers do not show a table row in a comment. */
const withoutComments = (html: string): string =>
  html
    .split('<!--')
    .map((part, index) => (index === 0 ? part : part.split('-->').slice(1).join('-->')))
    .join('');

function* htmlRows(text: string): Generator<void, string[][]> {
  const rows: string[][] = [];
  for (const html of withoutComments(text).split(/<tr\b/i).slice(1)) {
    const row: string[] = [];
    for (const cell of (html.split(/<\/tr\b/i)[0] ?? '').split(/<t[dh]\b/i).slice(1)) {
      row.push(htmlText(cell));
      yield;
    }
    if (row.some((cell) => cell.trim() !== '')) rows.push(row);
  }
  return rows;
}

/** A table is parsed in blocks of about this many characters; the page can respond between them. */
const blockLength = 20_000;

/** Splits a table into blocks that end at the end of a line, outside quotes. */
function* blocksOf(table: string): Generator<string, void> {
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at < table.length; at += 1) {
    const character = table.charAt(at);
    if (character === '"') isQuoted = !isQuoted;
    if (character !== '\n' || isQuoted || at - start < blockLength) continue;
    yield table.slice(start, at + 1);
    start = at + 1;
  }
  yield table.slice(start);
}

/**
 * Returns the rows of an HTML or text table, without empty rows; detects which separator a text
 * table has between its columns.
 */
export function* rowsOf(text: string): Generator<void, string[][]> {
  if (isMarkup(text)) return yield* htmlRows(text);
  const table = text
    .replace(/^sep=.\r?\n/i, '')
    // A cell such as '4.050.607,00' becomes '4050607', as its comma could be taken for a separator.
    .replace(/(?<=^|[;\t])[\d.]+,0+(?=\r?$|[;\t])/gm, plainNumerals);
  yield;
  // Lines of a single cell, such as a title above the columns, are left out here, because they do
  // not show which separator the table has.
  const { meta } = parse(table.replace(/^[^,;\t|\r\n]*\r?\n/gm, ''), {
    preview: 1,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  const rows: string[][] = [];
  for (const block of blocksOf(table)) {
    const { data } = parse<string[]>(block, {
      skipEmptyLines: 'greedy',
      delimiter: meta.delimiter,
    });
    for (const row of data) rows.push(row);
    yield;
  }
  return rows;
}
