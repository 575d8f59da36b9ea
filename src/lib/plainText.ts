/** How many characters of a bank's text are shown: no honest name is longer, and a 10 kB one must not drown the page (trust T17). */
const longestText = 120;

/** A bank's text cut to a length that can be read, never within a character. */
export function clip(text: string, length = longestText): string {
  if (text.length <= length) return text;
  const characters = Array.from(text);
  return characters.length <= length ? text : `${characters.slice(0, length).join('')}…`;
}

/**
 * A bank's text on one line of places that take no markup, such as a label, a message or an e-mail: clipped, and without the control
 * and direction marks that would turn the words around it (where markup is possible, `UntrustedText` isolates them instead).
 */
export function plainText(text: string, length = longestText): string {
  const plain = text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .toWellFormed()
    .trim();
  return clip(plain, length);
}
