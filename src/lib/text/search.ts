import { createFuzzySearch } from './fuzzySearch.ts';
import type { SearchedWords } from './fuzzySearch.ts';
import { strongWords, wordsOf } from './searchWords.ts';

/** The searchable texts of an item: its name, and other words by which it is found. */
interface Searchable<Item> {
  name: (item: Item) => string;
  otherWords: (item: Item) => readonly string[];
}

/** The results of a search, best first. */
interface Found<Item> {
  /** Items that contain the words as typed. */
  exact: Item[];
  /** Items that contain the words with typing errors, or whose names are part of the text. */
  close: Item[];
}

interface Entry<Item> extends SearchedWords {
  item: Item;
}

/** Returns the rank of a match: the index of the first condition that is met, -1 if none is. */
function rankOf(wanted: readonly string[], { name, others }: SearchedWords): number {
  const strong = strongWords(wanted);
  const holds = (text: string, part: string) => strong.every((word) => text.includes(part + word));
  const own = ` ${name.join(' ')}`;
  const all = `${own} ${others.join(' ')}`;
  return [
    own.startsWith(` ${wanted.join(' ')}`),
    own.startsWith(` ${strong.join(' ')}`),
    // The next three: each word begins a word of the name; each word occurs in the name; the words
    // begin the name once the spaces in both are removed ("metrogas" finds "Metro Gas").
    holds(own, ' '),
    holds(own, ''),
    [name, strongWords(name)].some((parts) => parts.join('').startsWith(strong.join(''))),
    holds(all, ' '),
    holds(all, ''),
  ].indexOf(true);
}

function findExact<Item>(entries: readonly Entry<Item>[], wanted: readonly string[]): Item[] {
  return entries
    .map((entry) => ({ ...entry, rank: rankOf(wanted, entry) }))
    .filter(({ rank }) => rank >= 0)
    .sort((one, other) => one.rank - other.rank || one.length - other.length)
    .map(({ item }) => item);
}

/**
 * Returns the items whose names are contained in the typed text: a company's name copied from a
 * bill may have more words than in the catalogue.
 */
function findWithin<Item>(entries: readonly Entry<Item>[], wanted: readonly string[]): Item[] {
  return entries
    .filter(
      ({ name }) => name.length > 0 && strongWords(name).every((word) => wanted.includes(word)),
    )
    .sort((one, other) => other.length - one.length)
    .map(({ item }) => item);
}

/**
 * Creates a search of items by words, regardless of accents, capitals, punctuation, word order and
 * legal form; an empty text finds all items, sorted by name. Items with the words as typed come
 * before items with up to one error in each word. Only if there are neither, words with two errors
 * count, then names contained in the typed text.
 */
export function createSearch<Item>(
  items: readonly Item[],
  { name, otherWords }: Searchable<Item>,
): (text: string) => Found<Item> {
  const { compare } = new Intl.Collator('es');
  const entries = [...items]
    .sort((one, other) => compare(name(one), name(other)))
    .map((item): Entry<Item> => {
      const own = wordsOf(name(item));
      const others = otherWords(item).flatMap(wordsOf);
      return { item, name: own, others, length: strongWords(own).length };
    });
  const findFuzzy = createFuzzySearch(entries);

  return (text) => {
    const wanted = wordsOf(text);
    if (wanted.length === 0) {
      const isBlank = text.replace(/[\p{Cf}\s]/gu, '') === '';
      return { exact: isBlank ? entries.map(({ item }) => item) : [], close: [] };
    }
    const exact = findExact(entries, wanted);
    const strong = strongWords(wanted);
    const known = new Set(exact);
    const once = findFuzzy(strong, 1).filter((item) => !known.has(item));
    if (exact.length + once.length > 0) return { exact, close: once };
    const twice = findFuzzy(strong, 2);
    return { exact, close: twice.length > 0 ? twice : findWithin(entries, wanted) };
  };
}
