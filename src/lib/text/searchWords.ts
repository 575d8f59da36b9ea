/**
 * Words that do not distinguish companies: legal forms, kinds of company and particles. A bill may
 * omit such a word that the catalogue contains, or the reverse.
 */
const weakWords = new Set(
  `sa spa ltda limitada eirl sac saci anonima acciones individual responsabilidad sociedad soc
  compania cia empresa empresas concesionaria de del el la los las y e en por para`.split(/\s+/),
);

/** Returns a text in lower case, without accents, apostrophes and invisible marks. */
export function foldText(text: string): string {
  return text
    .replace(/['‘’`´]/g, '')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
}

const initials = /(?<![\p{L}\p{N}])(?!y)\p{L}(?:[\s.]+(?!y)\p{L}(?![\p{L}\p{N}]))+/gu;

/**
 * Returns the words of a text for comparison, without punctuation. Adjacent single letters are one
 * word, except 'y' ("and"): "S. A." becomes "sa".
 */
export function wordsOf(text: string): string[] {
  const joined = foldText(text).replace(initials, (run) => run.replace(/[\s.]/g, ''));
  return joined.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns the words that distinguish one name from another; all words if all are weak. */
export function strongWords(words: readonly string[]): readonly string[] {
  const strong = words.filter((word) => !weakWords.has(word));
  return strong.length > 0 ? strong : words;
}

/** Whether a word may be matched with an error: short common words resemble too many others. */
export const isDistinctive = (word: string): boolean => word.length > 4 || !weakWords.has(word);
