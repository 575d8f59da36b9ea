import { foldText } from './searchWords.ts';

/**
 * Splits a text into words of letters and digits only, so that "$25.990" equals "25990". A word of
 * signs alone becomes an empty string; as a search it matches every row.
 */
function partsOf(text: string): string[] {
  const parts = foldText(text).split(/\s/);
  return parts.map((part) => part.replace(/[^\p{L}\p{N}]/gu, ''));
}

/** Returns the text of a row that `filterRows` searches: its words, with a space before each. */
export const rowText = (texts: readonly string[]): string => ` ${texts.flatMap(partsOf).join(' ')}`;

/**
 * From this length on, a search word is found anywhere in a word of the row, such as the last
 * digits of an invoice number; a shorter search word is found only at the beginning of a word.
 */
const shortestInfix = 3;

/**
 * Returns the rows that contain every word of the search text; `texts` has the `rowText` of each
 * row. A search without letters and digits finds all rows.
 */
export function filterRows<Row>(
  rows: readonly Row[],
  texts: readonly string[],
  search: string,
): readonly Row[] {
  const parts = partsOf(search).map((part) => (part.length < shortestInfix ? ` ${part}` : part));
  return rows.filter((_, index) => parts.every((part) => texts[index]?.includes(part)));
}
