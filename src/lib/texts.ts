/**
 * The rule of a person's name (spec 5): starts with at least 2 letters, accents allowed; no '@',
 * no U+0000.
 */
export function isPersonName(text: string): boolean {
  // NFC, as some keyboards type the accent as a separate character.
  return /^\p{L}{2}[^@]*$/u.test(text.normalize('NFC')) && !text.includes('\u0000');
}

/**
 * The rule of the comment (spec 5, ruling 43): letters, digits, whitespace and common punctuation
 * only, not empty.
 */
export function isComment(text: string): boolean {
  return /^[\p{L}\d\s.,;:¿?¡!()'"\-_/@#$%&+=*°]+$/u.test(text.normalize('NFC'));
}

/**
 * Whether the text is not empty and only letters (accents allowed) and spaces: a rule of spec 5
 * that no screen uses yet.
 */
export function isLettersAndSpaces(text: string): boolean {
  return /^[\p{L} ]+$/u.test(text.normalize('NFC'));
}

/**
 * Whether the text is like a licence plate, 2 letters A to Z of either case and 4 or 5 digits: a
 * rule of spec 5 that no screen uses yet.
 */
export function isLicencePlate(text: string): boolean {
  return /^[a-z]{2}\d{4,5}$/i.test(text);
}
