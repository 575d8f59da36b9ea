/** How many characters of a bank's text are shown: no honest name is longer, and a 10 kB one must not drown the page (trust T17). */
const longestText = 120;

/** A bank's text cut to a length that can be read, never within a character. */
export function clip(text: string, length = longestText): string {
  return text.length <= length
    ? text
    : `${Array.from(text.slice(0, length)).slice(0, -1).join('')}…`;
}

/**
 * A bank's text for places that take no markup, such as a field's label or a message: clipped, and without the characters that
 * would turn the words around it (where markup is possible, `BankText` isolates them instead).
 */
export function plainText(text: string, length = longestText): string {
  return clip(text.replace(/[\u202A-\u202E\u2066-\u2069]/g, ''), length);
}
