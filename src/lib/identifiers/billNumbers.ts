import { findDay } from '../dates/writtenDays.ts';
import { plainNumerals } from '../text/numerals.ts';

/** Whether a text is a number that fits its company's format. */
type Fits = (text: string) => boolean;

/** The separators of a list of numbers, the least ambiguous first. */
const separators = [/[\n\t]/, /[;,|/]|\s(?:y|e)\s/iu, /\s/];
/** A text with more words than this is not searched for a number in groups or behind a label. */
const mostWords = 12;

/** A word of a text; `gap` is the text between the previous word and this one. */
interface Word {
  text: string;
  start: number;
  end: number;
  gap: string;
}

function wordsOf(text: string): Word[] {
  let end = 0;
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(([word], index, all) => {
    const start = all[index]?.index ?? 0;
    const gap = text.slice(end, start);
    end = start + word.length;
    return { text: word, start, end, gap };
  });
}

const hasDigit = ({ text }: Word) => /\d/.test(text);

/** Whether any word outside `part` has a digit. */
const hasRest = (part: readonly Word[], all: readonly Word[]) =>
  all.some((word) => !part.includes(word) && hasDigit(word));

/**
 * Splits neighbouring words where the sign between them changes: '4.050.607-0' gives '4.050.607'
 * and '607-0', which share a word. `numberIn` checks whether any of them alone is a number.
 */
function groupsOf(run: readonly Word[]): Word[][] {
  const groups: Word[][] = [];
  for (const [index, word] of run.entries()) {
    const before = run[index - 1];
    const isSameSign = index > 1 && before?.gap.trim() === word.gap.trim();
    if (isSameSign) groups.at(-1)?.push(word);
    else if (before) groups.push([before, word]);
  }
  return groups;
}

/**
 * Whether two neighbouring words belong together: a label and its number, or two groups of digits
 * with spaces, a hyphen or a thousands separator between them. Any other sign separates two numbers
 * of a list, or a number and its decimals.
 */
function goesOn(before: Word, word: Word): boolean {
  if (!hasDigit(before) || !hasDigit(word)) return !/[\n\t;,|/]/.test(word.gap);
  if (/^(?: +| *- *)$/.test(word.gap)) return true;
  const { length } = word.text;
  const areDigits = /^\d+$/.test(before.text + word.text);
  return (
    /^[.,']$/.test(word.gap) &&
    areDigits &&
    /[34]/.test(String(length)) &&
    before.text.length <= length
  );
}

/**
 * Returns the ways to read a printed number: unchanged, without spaces, also without thousands
 * separators, and as letters and digits only.
 */
const spellings = (text: string): string[] => [
  text,
  text.replace(/\s/g, ''),
  text.replace(/[\s.,']/g, ''),
  text.replace(/[^\p{L}\p{N}]/gu, ''),
];

const textOf = (run: readonly Word[], text: string) => text.slice(run[0]?.start, run.at(-1)?.end);

/** Returns the first spelling of neighbouring words that fits the company's format. */
const spellingOf = (run: readonly Word[], text: string, fits: Fits): string | undefined =>
  spellings(textOf(run, text)).find(fits);

/**
 * Returns the only number in a text, even if it is printed in groups or behind a label: '10203040'
 * for 'N° 1020 3040'. Returns undefined if digits of the text would remain unused, if a part of the
 * number alone fits the company's format, or if the number can be read as a date.
 */
function numberIn(text: string, fits: Fits): string | undefined {
  const words = wordsOf(text);
  if (words.length > mostWords) return undefined;
  for (let length = words.length; length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const run = words.slice(start, start + length);
      if (hasRest(run, words)) continue;
      const isOne = run.every((word, index) => index === 0 || goesOn(run[index - 1] ?? word, word));
      const fitsAlone = [...run.filter(hasDigit).map((word) => [word]), ...groupsOf(run)].some(
        (part) => hasRest(part, run) && spellingOf(part, text, fits) !== undefined,
      );
      if (!isOne || fitsAlone || findDay(textOf(run, text)) !== undefined) continue;
      const found = spellingOf(run, text, fits);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/**
 * Returns the numbers in a normalised text (`arrivingText.ts`): the whole text if it fits, else its
 * parts if each fits, else the number that the parts form together. Undefined if a digit would be
 * left out. `level` is the index of the first separator to try: parts of a list are not split at
 * the separators that were tried before.
 */
export function numbersIn(text: string, fits: Fits, level = 0): string[] | undefined {
  const trimmed = text.trim();
  if (fits(trimmed)) return [trimmed];
  // Line breaks are put around a number with decimals, so that '4050607.0 06' has two entries.
  const readable = plainNumerals(trimmed, '\n');
  for (const [index, separator] of separators.entries()) {
    const parts =
      index < level ? [] : readable.split(separator).filter((part) => /[\p{L}\d]/u.test(part));
    if (parts.length < 2) continue;
    const lists = parts.map((part) => numbersIn(part, fits, index + 1));
    const isRead = lists.every((list, at) => list ?? !/\d/.test(parts[at] ?? ''));
    const numbers = lists.flatMap((list) => list ?? []);
    if (numbers.length > 0) return isRead ? numbers : undefined;
    break;
  }
  const one = numberIn(readable, fits);
  return one === undefined ? undefined : [one];
}
