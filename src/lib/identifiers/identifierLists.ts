import { normalised, visible } from '../text/arrivingText.ts';
import { numbersIn } from './billNumbers.ts';
import { countOf, groupThousands } from '../counts.ts';
import {
  emptyMessage,
  formatValue,
  invalidMessage,
  isRutIdentifier,
  isValidValue,
} from './identifiers.ts';
import type { Identifier } from './identifiers.ts';
import { isPatternEngineLoaded } from './patterns.ts';
import { plainNumerals } from '../text/numerals.ts';
import { plainText } from '../text/plainText.ts';
import { rutsIn } from './rutLists.ts';

export const longestList = 1_000;
/** The maximum number of invalid values that a message names. */
const namedValues = 5;

/** Splits a list at commas, semicolons and whitespace; returns each entry once, in order. */
export function splitList(text: string): string[] {
  return [...new Set(text.split(/[\s,;]/).filter((entry) => entry !== ''))];
}

/**
 * Returns the values to send to the bank, each once: RUTs (Chilean tax IDs) as 12345678-5, numbers
 * without the labels and separators that bills print. An unreadable value stays an entry, so that
 * `listError` reports it.
 */
export function wireValues(identifier: Identifier, text: string): string[] {
  const readable = normalised(text);
  if (isRutIdentifier(identifier)) return rutsIn(plainNumerals(readable));
  const words = () => splitList(plainNumerals(readable));
  // Without a pattern every word is a value, even a label.
  if (identifier.pattern === undefined) return words();
  const numbers = numbersIn(readable, (value) => isValidValue(identifier, value));
  return numbers ? [...new Set(numbers)] : words();
}

/**
 * Returns the values of a text if all of them are valid. Undefined while the pattern engine is
 * loading, because any value would then pass; the text is read again when the field loses focus.
 */
function validValues(identifier: Identifier, text: string): string[] | undefined {
  if (!isRutIdentifier(identifier) && identifier.pattern && !isPatternEngineLoaded())
    return undefined;
  const values = wireValues(identifier, text);
  const areValid = values.length > 0 && values.every((value) => isValidValue(identifier, value));
  return areValid ? values : undefined;
}

/** Joins the lines and cells of an unreadable text with commas. */
const onOneLine = (text: string): string =>
  visible(text)
    .split(/[\n\t]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');

/**
 * Returns the text that a field for several values shows: the formatted values if all of them are
 * valid, otherwise the text on one line.
 */
export function tidyList(identifier: Identifier, text: string): string {
  const values = validValues(identifier, text);
  return values?.map((value) => formatValue(identifier, value)).join(', ') ?? onOneLine(text);
}

/**
 * Like `tidyList`, for a field with one value: a text with several values stays as it is, on one
 * line.
 */
export function tidyValue(identifier: Identifier, text: string): string {
  const [value, another] = validValues(identifier, text) ?? [];
  return value === undefined || another !== undefined
    ? onOneLine(text)
    : formatValue(identifier, value);
}

/**
 * Formats a list of RUTs with dots when the field loses focus, even RUTs with a wrong check digit;
 * returns any other text unchanged.
 */
export function formatList(identifier: Identifier, text: string): string {
  if (!isRutIdentifier(identifier) || !/^[\dkK.,;\s-]*$/.test(text)) return text;
  return rutsIn(text)
    .map((value) => formatValue(identifier, value))
    .join(', ');
}

/**
 * Removes from typed text the characters that a field for several values does not accept. A list of
 * RUTs keeps digits, k, commas, semicolons and whitespace; `formatList` adds the dots and hyphens
 * when the field loses focus. Other lists keep all characters.
 */
export function filterList(identifier: Identifier, text: string): string {
  const key = normalised(text);
  return isRutIdentifier(identifier) ? key.replace(/[^\dkK,;\s]/g, '') : key;
}

/** Returns the invalid values of a list in words: '(x0, x1, x2, x3, x4 y 3 más)'. */
function nameWrong(wrong: readonly string[]): string {
  const first = wrong.slice(0, namedValues).map((value) => plainText(value, 24));
  const rest = wrong.length - first.length;
  return `(${first.join(', ')}${rest > 0 ? ` y ${rest} más` : ''})`;
}

export const tooMany = (count: number): string =>
  `Puedes consultar hasta ${countOf(longestList, 'cuenta')}, y aquí hay ${groupThousands(String(count), '.')}`;

export function listError(identifier: Identifier, text: string): string | undefined {
  const values = wireValues(identifier, text);
  if (values.length === 0) return emptyMessage(identifier);
  if (values.length > longestList) return tooMany(values.length);
  const wrong = values.filter((value) => !isValidValue(identifier, value));
  if (wrong.length === 0) return undefined;
  const message = invalidMessage(identifier);
  return values.length === 1 ? message : `${message} ${nameWrong(wrong)}`;
}
