import { hyphenateRut, isRut } from './rut.ts';

/**
 * The end of a RUT (Chilean tax ID): no text that continues the number may follow. The first 9 of
 * '12.345.678 9.876.543-3' is therefore not read as a check digit.
 */
const end = String.raw`(?![\p{L}\d]|[.-]\d|[,']\d{3}(?!\d))`;
const body = String.raw`(?:\d{1,3}(?:[., ']\d{3})+|\d+)`;
/**
 * A RUT whose check digit follows a hyphen or spaces (`apart`), or directly follows the other
 * digits (`joined`). Nine digits are a complete RUT, so a digit that follows them after a space
 * belongs to another number.
 */
const apart = new RegExp(String.raw`(?:${body} *- *|(?!\d{9})${body}[ \t]+)[\dk]${end}`, 'iuy');
const joined = new RegExp(String.raw`${body}[\dk]${end}`, 'iuy');
/**
 * The text between two RUTs: labels, names, separators. A single K does not match, because it may
 * be a check digit.
 */
const between = /[^\p{L}\d]+|(?!k(?!\p{L}))\p{L}+/iuy;
const word = /[^\s,;|]+/uy;

/** Removes the digit separators of other countries, so that `isRut` can check the text. */
const ungrouped = (text: string) => text.replace(/[,']/g, '');

/**
 * Returns the RUT at an index of the text, or else the word there: `source` as it is written,
 * `entry` as `rutsIn` returns it.
 */
function entryAt(text: string, index: number): { source: string; entry: string } {
  const match = (shape: RegExp) => {
    shape.lastIndex = index;
    return shape.exec(text)?.[0];
  };
  const withHyphen = match(apart);
  for (const source of [withHyphen, match(joined)]) {
    if (source !== undefined && isRut(ungrouped(source))) {
      return { source, entry: hyphenateRut(ungrouped(source)) };
    }
  }
  const source = (withHyphen?.includes('-') ? withHyphen : match(word)) ?? text.slice(index);
  return { source, entry: source };
}

/**
 * Returns the RUTs in a normalised text (`arrivingText.ts`), as 12345678-5, each once; any names,
 * labels and separators may be between them. A number that is no RUT stays an entry, so that the
 * form's validation reports it. In a text without any digit, the words are the entries.
 */
export function rutsIn(text: string): string[] {
  const entries: string[] = [];
  let index = 0;
  while (index < text.length) {
    between.lastIndex = index;
    const skipped = between.exec(text)?.[0];
    const { source, entry } =
      skipped === undefined ? entryAt(text, index) : { source: skipped, entry: '' };
    if (entry !== '') entries.push(entry);
    index += source.length;
  }
  const words = entries.length > 0 ? entries : text.split(/[\s,;]/).filter((each) => each !== '');
  return [...new Set(words)];
}
