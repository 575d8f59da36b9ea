import { foldText } from './searchWords.ts';

/**
 * What stands between the spaces of a text, as it is compared: letters and digits alone, so that
 * "$ 25.990" and "25990" are the same; signs alone leave an empty part, which every row holds.
 */
function partsOf(text: string): string[] {
  const parts = foldText(text).split(/\s/);
  return parts.map((part) => part.replace(/[^\p{L}\p{N}]/gu, ''));
}

/** What a row of a list says, prepared for `filterRows`. */
export const rowText = (texts: readonly string[]): string => ` ${texts.flatMap(partsOf).join(' ')}`;

/** From this length on, a part is also found within what it is part of: an invoice's last digits. */
const tellingLength = 3;

/**
 * The rows that hold each part of what is searched for; `texts` are theirs, by `rowText`. A search
 * without letters and digits finds all of them.
 */
export function filterRows<Row>(
  rows: readonly Row[],
  texts: readonly string[],
  search: string,
): readonly Row[] {
  const parts = partsOf(search).map((part) => (part.length < tellingLength ? ` ${part}` : part));
  return rows.filter((_, index) => parts.every((part) => texts[index]?.includes(part)));
}
