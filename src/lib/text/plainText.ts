/**
 * How many characters of a bank's text are shown: no real name is longer, and one of 10 kB must not
 * flood the page (docs/trust.md, T17).
 */
const longestText = 120;

/**
 * A character that one sees, as part of a regular expression with the flag `u`; a combining mark alone
 * is none.
 */
export const visible = String.raw`(?!\p{Default_Ignorable_Code_Point}|\u2800)[\p{L}\p{N}\p{P}\p{S}]`;

/** Shortens a bank's text to a readable length, never within a character. */
export function clip(text: string, length = longestText): string {
  const characters = Array.from(text);
  return characters.length <= length ? text : `${characters.slice(0, length).join('')}…`;
}

/**
 * A bank's text on one line, for a label, a message or an e-mail: shortened, and without the
 * control and direction marks that would reorder the text around it. Where markup is possible, use
 * `UntrustedText`, which isolates them instead.
 */
export function plainText(text: string, length = longestText): string {
  const plain = text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    // Replaces a lone surrogate, which remains where the bank has cut the text.
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .trim();
  return clip(plain, length);
}
