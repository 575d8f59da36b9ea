/** The contact name's rule (spec 5): starts with at least 2 letters, accents allowed; no '@', no U+0000. */
export function isContactName(text: string): boolean {
  // NFC, as some keyboards send the accent as a character of its own.
  return /^\p{L}{2}[^@]*$/u.test(text.normalize('NFC')) && !text.includes('\u0000');
}

/** The comment's rule (spec 5, ruling 43): only letters, digits, whitespace and common punctuation, at least one of them. */
export function isComment(text: string): boolean {
  return /^[\p{L}\d\s.,;:¿?¡!()'"\-_/@#$%&+=*°]+$/u.test(text.normalize('NFC'));
}

/** Whether the text holds letters (accents allowed) and spaces only, at least one of them (spec 5). */
export function isLettersAndSpaces(text: string): boolean {
  return /^[\p{L} ]+$/u.test(text.normalize('NFC'));
}

/** The licence-plate-like pattern (spec 5): 2 letters A to Z of either case and 4 or 5 digits. */
export function isLicencePlate(text: string): boolean {
  return /^[a-z]{2}\d{4,5}$/i.test(text);
}
