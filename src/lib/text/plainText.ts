/**
 * The maximum number of characters shown of a bank's text: no real name is longer, and one of 10 kB
 * must not flood the page (docs/trust.md, T17).
 */
const longestText = 120;

/**
 * The source of a regular expression (flag `u`) that matches a visible character; a combining mark
 * alone does not count.
 */
export const visible = String.raw`(?!\p{Default_Ignorable_Code_Point}|\u2800)[\p{L}\p{N}\p{P}\p{S}]`;

/** Shortens a bank's text to a readable length, never within a character. */
export function clip(text: string, length = longestText): string {
  const characters = Array.from(text);
  return characters.length <= length ? text : `${characters.slice(0, length).join('')}…`;
}

/**
 * Returns a bank's text on one line, for a label, a message or an e-mail: shortened, and without
 * the control and direction marks that would reorder the text around it. Where markup is possible,
 * use the component `UntrustedText` instead: it keeps these marks and isolates the text.
 */
export function plainText(text: string, length = longestText): string {
  const plain = text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    // Replaces the lone surrogates that remain where the bank has cut a text.
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .trim();
  return clip(plain, length);
}
