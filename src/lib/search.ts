/** Text as searches compare it: without accents or capitals, each blank a single space. */
export function foldText(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim();
}

/**
 * How well a text answers a search, best first: 0 it begins with it, 1 each searched word begins one of its words,
 * 2 it holds each searched word somewhere; undefined when it does not. An empty search finds everything (0).
 */
export function searchRank(search: string, text: string): number | undefined {
  const wanted = foldText(search);
  const found = foldText(text);
  if (found.startsWith(wanted)) return 0;
  const words = wanted.split(' ');
  const starts = found.split(/[^\p{L}\d]+/u);
  if (words.every((word) => starts.some((start) => start.startsWith(word)))) return 1;
  return words.every((word) => found.includes(word)) ? 2 : undefined;
}

/** What a search looks at: the item's own name, and other words that may lead to it. */
interface Searchable<Item> {
  name: (item: Item) => string;
  otherWords: (item: Item) => readonly string[];
}

/** The items that answer a search, best first, then by name; a word of the name counts more than the same word elsewhere. */
export function searchItems<Item>(
  items: readonly Item[],
  search: string,
  { name, otherWords }: Searchable<Item>,
): Item[] {
  const rankOf = (item: Item) => {
    const own = searchRank(search, name(item));
    if (own !== undefined) return own;
    const wider = searchRank(search, [name(item), ...otherWords(item)].join(' '));
    return wider === undefined ? undefined : 3 + wider;
  };
  return items
    .flatMap((item) => {
      const rank = rankOf(item);
      return rank === undefined ? [] : [{ item, rank }];
    })
    .sort(
      (one, other) => one.rank - other.rank || name(one.item).localeCompare(name(other.item), 'es'),
    )
    .map(({ item }) => item);
}
