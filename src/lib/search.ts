/** Normalises a text for search: no accents, no capitals, every whitespace a single space. */
export function foldText(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim();
}

/**
 * How well a text matches a search, best first: 0 if it begins with it, 1 if each searched word
 * begins one of its words, 2 if it contains each of them, undefined otherwise. An empty search
 * matches everything (0).
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

/** What is searched: the item's own name, and other words that may lead to it. */
interface Searchable<Item> {
  name: (item: Item) => string;
  otherWords: (item: Item) => readonly string[];
}

/**
 * The items that match a search, best first, then by name. A match in the name ranks above one in
 * the other words.
 */
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
