const REFUSED = {
  rut: /[^\dkK]/gu,
  phone: /[^\d+]/gu,
  email: /[^A-Za-z\d@.!#$%&'*+/=?^_`{|}~-]/gu,
  text: /[^\p{L}' -]/gu,
  alphanumeric: /[^\p{L}\d]/gu,
  numeric: /[^\d]/gu,
};

/** The kinds of field whose keys are filtered (spec 5; 'text' is a name, ruling 43). */
export type FieldKind = keyof typeof REFUSED;

/** What remains of a pasted or autofilled text in a field of this kind (spec 5). A typographic apostrophe becomes a plain one. */
export function filterText(kind: FieldKind, text: string): string {
  return text.normalize('NFC').replaceAll('’', "'").replace(REFUSED[kind], '');
}

/** Whether a field of this kind takes the key (`KeyboardEvent.key`, spec 5); named keys such as 'Backspace' always pass. */
export function isAllowedKey(kind: FieldKind, key: string): boolean {
  return /^[A-Z][A-Za-z\d]+$/.test(key) || filterText(kind, key) !== '';
}
