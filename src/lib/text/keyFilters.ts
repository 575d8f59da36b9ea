const refused = {
  rut: /[^\dkK]/gu,
  phone: /[^\d+]/gu,
  email: /[^A-Za-z\d@.!#$%&'*+/=?^_`{|}~-]/gu,
  text: /[^\p{L}' -]/gu,
  alphanumeric: /[^\p{L}\d]/gu,
  numeric: /[^\d]/gu,
};

/** The kinds of field with a key filter ('text' is a name). */
export type FieldKind = keyof typeof refused;

/**
 * What a field of this kind takes of a key; a typographic apostrophe becomes a plain one. Text that
 * arrives whole is read instead (`fieldReaders.ts`): without the letters that it refuses, an
 * address would be somebody else's.
 */
export function filterText(kind: FieldKind, text: string): string {
  return text.normalize('NFC').replaceAll('’', "'").replace(refused[kind], '');
}
