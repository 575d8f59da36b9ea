const refused = {
  rut: /[^\dkK]/gu,
  phone: /[^\d+]/gu,
  email: /[^A-Za-z\d@.!#$%&'*+/=?^_`{|}~-]/gu,
  text: /[^\p{L}' -]/gu,
  alphanumeric: /[^\p{L}\d]/gu,
  numeric: /[^\d]/gu,
};

/** The kinds of field with a key filter (spec 5; 'text' is a name, ruling 43). */
export type FieldKind = keyof typeof refused;

/**
 * What a field of this kind keeps of a typed, pasted or autofilled text (spec 5). A typographic
 * apostrophe becomes a plain one.
 */
export function filterText(kind: FieldKind, text: string): string {
  return text.normalize('NFC').replaceAll('’', "'").replace(refused[kind], '');
}
