import { normalised, plain } from './arrivingText.ts';

const refused = {
  rut: /[^\dkK]/gu,
  phone: /[^\d+]/gu,
  email: /[^A-Za-z\d@.!#$%&'*+/=?^_`{|}~-]/gu,
  text: /[^\p{L}\p{M}' -]/gu,
  alphanumeric: /[^\p{L}\d]/gu,
  numeric: /[^\d]/gu,
};

/** The kinds of field that filter typed keys; 'text' is the kind of a field for a person's name. */
export type FieldKind = keyof typeof refused;

/**
 * Keeps the characters of typed text that a field of this kind accepts, in the same normal form as
 * in pasted text. Pasted text is not filtered but read by `fieldReaders.ts`: without its refused
 * letters, an address could become another person's.
 */
export function filterText(kind: FieldKind, text: string): string {
  return (kind === 'text' ? plain : normalised)(text).replace(refused[kind], '');
}
