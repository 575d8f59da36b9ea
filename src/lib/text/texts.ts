/**
 * The rule of a person's name: starts with at least 2 letters, accents allowed; no '@',
 * no U+0000.
 */
export function isPersonName(text: string): boolean {
  // NFC, as some keyboards type the accent as a separate character.
  return /^\p{L}{2}[^@]*$/u.test(text.normalize('NFC')) && !text.includes('\u0000');
}

/**
 * The characters of a comment: letters, digits, whitespace, and the punctuation that people type.
 */
const commentCharacter = /[\p{L}\d\s.,;:¿?¡!()'"\-_/@#$%&+=*°‘’“”«»…–—•·[\]{}~^|\\ºª€´]/u;

export function isComment(text: string): boolean {
  return text !== '' && refusedInComment(text) === undefined;
}

/** The first character of a text that is not allowed in a comment, if there is one. */
export function refusedInComment(text: string): string | undefined {
  return Array.from(text.normalize('NFC')).find((each) => !commentCharacter.test(each));
}

/** A text without the characters that are not allowed in a comment. */
export function withoutRefused(text: string): string {
  return Array.from(text.normalize('NFC'))
    .filter((each) => commentCharacter.test(each))
    .join('');
}

/** The name in a text, without the label before it; undefined if it holds more than a name. */
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
 * The only number of six digits in a text, also written in two groups: the code that the bank
 * mails. Days and decimals do not count.
 */
export function findCode(text: string): string | undefined {
  const numbers: string[] = text.match(/\d(?:[ -]?\d)*/g) ?? [];
  const withSigns: string[] = text.match(/\d(?:[ .,'-]?\d)*/g) ?? [];
  const codes = numbers.filter((each) => /^(?:\d{6}|\d{3}[ -]\d{3}|\d(?:[ -]\d){5})$/.test(each));
  const [code = '', another] = codes;
  return another === undefined && withSigns.includes(code) ? code.replace(/\D/g, '') : undefined;
}

/**
 * Whether the text is not empty and only letters (accents allowed) and spaces: a rule
 * that no screen uses yet.
 */
export function isLettersAndSpaces(text: string): boolean {
  return /^[\p{L} ]+$/u.test(text.normalize('NFC'));
}

/**
 * Whether the text is like a licence plate, 2 letters A to Z of either case and 4 or 5 digits: a
 * rule that no screen uses yet.
 */
export function isLicencePlate(text: string): boolean {
  return /^[a-z]{2}\d{4,5}$/i.test(text);
}
