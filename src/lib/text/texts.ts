/**
 * Whether a text can be a person's name: it begins with two letters, accents allowed, and contains
 * neither '@' nor U+0000.
 */
export function isPersonName(text: string): boolean {
  // NFC joins a letter with an accent that was typed as a separate character, because `\p{L}` does
  // not match an accent.
  return /^\p{L}{2}[^@]*$/u.test(text.normalize('NFC')) && !text.includes('\u0000');
}

/**
 * The characters that the comment of the contact form may have: letters, digits, whitespace, and
 * the punctuation that people type.
 */
const commentCharacter = /[\p{L}\d\s.,;:¿?¡!()'"\-_/@#$%&+=*°‘’“”«»…–—•·[\]{}~^|\\ºª€´]/u;

export function isComment(text: string): boolean {
  return text !== '' && refusedInComment(text) === undefined;
}

/** Returns the first character of a text that is not allowed in a comment, if there is one. */
export function refusedInComment(text: string): string | undefined {
  return Array.from(text.normalize('NFC')).find((each) => !commentCharacter.test(each));
}

/** Removes the characters that are not allowed in a comment. */
export function withoutRefused(text: string): string {
  return Array.from(text.normalize('NFC'))
    .filter((each) => commentCharacter.test(each))
    .join('');
}

/**
 * Returns the name in a text, without a label before it; undefined unless the rest begins with two
 * letters and has only letters, apostrophes, spaces and hyphens.
 */
export function findName(text: string): string | undefined {
  const name = text
    .replace(/[\n\t]/g, ' ')
    .replace(/`/g, "'")
    .replace(/ {2,}/g, ' ')
    .trim()
    .replace(/^(?:nombres?|apellidos?|nombre completo|titular|name) ?: ?/i, '');
  return /^\p{L}'?\p{L}[\p{L}\p{M}' -]*$/u.test(name) ? name : undefined;
}

/**
 * Returns the only number of six digits in a text, perhaps in groups: the code that the bank mails.
 * Days and decimals do not count.
 */
export function findCode(text: string): string | undefined {
  const numbers: string[] = text.match(/\d(?:[ -]?\d)*/g) ?? [];
  const withSigns: string[] = text.match(/\d(?:[ .,'-]?\d)*/g) ?? [];
  const codes = numbers.filter((each) => /^(?:\d{6}|\d{3}[ -]\d{3}|\d(?:[ -]\d){5})$/.test(each));
  const [code = '', another] = codes;
  return another === undefined && withSigns.includes(code) ? code.replace(/\D/g, '') : undefined;
}

/**
 * Whether the text is not empty and has only letters (accents allowed) and spaces. No screen uses
 * this rule yet.
 */
export function isLettersAndSpaces(text: string): boolean {
  return /^[\p{L} ]+$/u.test(text.normalize('NFC'));
}

/**
 * Whether the text is like a licence plate: two letters A to Z of either case and four or five
 * digits. No screen uses this rule yet.
 */
export function isLicencePlate(text: string): boolean {
  return /^[a-z]{2}\d{4,5}$/i.test(text);
}
