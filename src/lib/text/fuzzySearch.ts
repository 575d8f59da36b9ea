import SearchableMap from 'minisearch/SearchableMap';
import { range } from '../arrays.ts';
import { isDistinctive } from './searchWords.ts';

/** The words of an item: those of its name, and others by which it is found. */
export interface SearchedWords {
  name: readonly string[];
  others: readonly string[];
  /** The number of words that distinguish the name from other names. */
  length: number;
}

/** The items that match a word, each with the cost of the match: the lower, the better. */
type Matches<Item> = Map<Item, number>;

/** The cost of a match with a word outside the name; a typing error costs more. */
const otherWord = 0.5;
/** The length of the shortest beginning of a word that a half-typed word may match with errors. */
const shortestBeginning = 5;
/** A typed word longer than this must match without typing errors. */
const longestWord = 24;

/** Returns how many typing errors a typed word may contain and still match. */
function tolerance({ length }: string): number {
  if (length < 4 || length > longestWord) return 0;
  return length < 6 ? 1 : 2;
}

const beginningsOf = (word: string) =>
  range(Math.min(word.length, longestWord) - shortestBeginning).map((more) =>
    word.slice(0, shortestBeginning + more),
  );

/** Returns each variant of the word with two neighbouring letters swapped. */
const swapsOf = (word: string) =>
  range(word.length - 1).map(
    (at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );

function keepCheapest<Item>(kept: Matches<Item>, matches: Matches<Item>, more = 0): void {
  for (const [item, cost] of matches) {
    kept.set(item, Math.min(cost + more, kept.get(item) ?? Infinity));
  }
}

function add<Item>(dictionary: SearchableMap<Matches<Item>>, word: string, matches: Matches<Item>) {
  keepCheapest(
    dictionary.fetch(word, () => new Map()),
    matches,
  );
}

/**
 * Adds to `kept` the items with a word that differs from `word` by up to `errors` letters: added,
 * missing, wrong, or swapped with the next one. `before` is the number of swaps already made in
 * `word`, which add to the cost.
 */
function collect<Item>(
  kept: Matches<Item>,
  dictionary: SearchableMap<Matches<Item>>,
  word: string,
  errors: number,
  before = 0,
): void {
  if (errors === 0) {
    keepCheapest(kept, dictionary.get(word) ?? new Map(), before);
    return;
  }
  for (const [matches, distance] of dictionary.fuzzyGet(word, errors).values()) {
    keepCheapest(kept, matches, before + distance);
  }
  for (const swap of swapsOf(word)) collect(kept, dictionary, swap, errors - 1, before + 1);
}

function openDictionaries<Item>(entries: readonly (SearchedWords & { item: Item })[]) {
  const words = new SearchableMap<Matches<Item>>();
  const beginnings = new SearchableMap<Matches<Item>>();
  for (const { item, name, others } of entries) {
    for (const word of name.filter(isDistinctive)) add(words, word, new Map([[item, 0]]));
    for (const word of others.filter(isDistinctive)) add(words, word, new Map([[item, otherWord]]));
  }
  for (const [word, matches] of words) {
    for (const beginning of beginningsOf(word)) add(beginnings, beginning, matches);
  }
  return { words, beginnings };
}

/**
 * Creates a search in which each typed word may have up to `most` typing errors, a short or very
 * long word fewer (`tolerance`); with `most` = 1 even a word that is not typed to its end. The best
 * match comes first, among equal ones the shorter name. MiniSearch provides the index only, because
 * its own search counts swapped letters as two errors and ranks by frequency.
 */
export function createFuzzySearch<Item>(entries: readonly (SearchedWords & { item: Item })[]) {
  let dictionaries: ReturnType<typeof openDictionaries<Item>> | undefined;

  const matchesOf = (word: string, most: 1 | 2): Matches<Item> => {
    dictionaries ??= openDictionaries(entries);
    const { words, beginnings } = dictionaries;
    const kept: Matches<Item> = new Map();
    const errors = Math.min(most, tolerance(word));
    for (const matches of words.atPrefix(word).values()) keepCheapest(kept, matches);
    collect(kept, words, word, errors);
    if (most === 1) collect(kept, beginnings, word, errors);
    return kept;
  };

  return (wanted: readonly string[], most: 1 | 2): Item[] => {
    if (wanted.every((word) => tolerance(word) < most)) return [];
    const found: Matches<Item>[] = [];
    // The loop stops at the first word without any match, to save time on a long pasted text.
    for (const word of new Set(wanted)) {
      const matches = matchesOf(word, most);
      if (matches.size === 0) return [];
      found.push(matches);
    }
    return entries
      .map(({ item, length }) => ({
        item,
        length,
        cost: found.reduce((sum, matches) => sum + (matches.get(item) ?? Infinity), 0),
      }))
      .filter(({ cost }) => cost < Infinity)
      .sort((one, other) => one.cost - other.cost || one.length - other.length)
      .map(({ item }) => item);
  };
}
