/** Whether a text is a number in the form that its company gives it. */
type Fits = (text: string) => boolean;

/** What stands between the numbers of a list, the clearest first. */
const separators = [/\n/, /[;,|/]|\s(?:y|e)\s/iu, /\s/];
/** A text of more words is no number in groups. */
const mostWords = 12;

/** The ways in which a printed number may be meant: as it stands, without its spaces or signs. */
const spellings = (text: string): string[] => [
  text,
  text.replace(/\s/g, ''),
  text.replace(/[^\p{L}\d]/gu, ''),
];

/**
 * The number in a text that bills print in groups or behind a label: '10203040' in 'N° 1020 3040'.
 * No digit is left out; undefined if nothing fits.
 */
function numberIn(text: string, fits: Fits): string | undefined {
  const words = [...text.matchAll(/[\p{L}\d]+/gu)];
  if (words.length > mostWords) return undefined;
  const isDigitless = (part: typeof words) => part.every(([word]) => !/\d/.test(word));
  for (let length = words.length; length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const [first, last] = [words[start], words[start + length - 1]];
      const rest = [...words.slice(0, start), ...words.slice(start + length)];
      if (!first || !last || !isDigitless(rest)) continue;
      const found = spellings(text.slice(first.index, last.index + last[0].length)).find(fits);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/**
 * The numbers in a plain text: one if the whole of it fits, a list if each part does, and one in
 * groups if only the joined parts do. Undefined if a digit belongs to none.
 */
export function numbersIn(
  text: string,
  fits: Fits,
  [separator, ...finer] = separators,
): string[] | undefined {
  const whole = text.trim();
  if (fits(whole)) return [whole];
  const parts = separator ? whole.split(separator).filter((part) => /[\p{L}\d]/u.test(part)) : [];
  const lists = parts.map((part) => numbersIn(part, fits, finer));
  const isRead = lists.every((list, index) => list ?? !/\d/.test(parts[index] ?? ''));
  const numbers = lists.flatMap((list) => list ?? []);
  if (numbers.length > 0) return isRead ? numbers : undefined;
  const one = numberIn(whole, fits);
  return one === undefined ? undefined : [one];
}
