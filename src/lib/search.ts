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
