import { emptyMessage, invalidMessage, isRutIdentifier, isValidValue } from './identifiers.ts';
import type { Identifier } from './identifiers.ts';
import { plainText } from './plainText.ts';
import { formatRut, hyphenateRut, isContactRut } from './rut.ts';

/** How many accounts one query may ask for (design, "Several accounts at once"). */
export const maxAccounts = 20;
/** How many wrong values a message names. */
const namedValues = 5;

/** The entries of a pasted list (commas, semicolons, blanks or lines between them), each once, in their order. */
export function splitList(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((entry) => entry !== ''))];
}

/** The values in a field's text: the whole text when it is one valid value, blanks and all; else the entries of the list it is. */
function entriesOf(identifier: Identifier, text: string): string[] {
  const whole = text.trim();
  const alone = isRutIdentifier(identifier)
    ? isContactRut(whole)
    : identifier.pattern !== undefined && isValidValue(identifier, whole);
  return alone ? [whole] : splitList(whole);
}

/** The values to ask for, as they travel (a RUT as 12345678-5), each once. */
export function valuesOf(identifier: Identifier, text: string): string[] {
  const entries = entriesOf(identifier, text);
  return [...new Set(isRutIdentifier(identifier) ? entries.map(hyphenateRut) : entries)];
}

/** A list's text once its field is left: each RUT with its dots and hyphen, anything else as it was typed. */
export function formatList(identifier: Identifier, text: string): string {
  if (!isRutIdentifier(identifier)) return text;
  return entriesOf(identifier, text).map(formatRut).join(', ');
}

/** What the field of a list keeps of a typed or pasted text: for a RUT digits, k and what stands between its entries (spec 5). */
export function filterList(identifier: Identifier, text: string): string {
  return isRutIdentifier(identifier) ? text.replace(/[^\dkK,;\s]/g, '') : text;
}

/** The wrong values of a list: '(1-9, 7654321-0 y 3 más)'. */
function nameWrong(wrong: readonly string[]): string {
  const first = wrong.slice(0, namedValues).map((value) => plainText(value, 24));
  const rest = wrong.length - first.length;
  return `(${first.join(', ')}${rest > 0 ? ` y ${rest} más` : ''})`;
}

/** What is wrong with a list, in words, or undefined. */
export function listError(identifier: Identifier, text: string): string | undefined {
  const entries = entriesOf(identifier, text);
  if (entries.length === 0) return emptyMessage(identifier);
  const count = valuesOf(identifier, text).length;
  if (count > maxAccounts) {
    return `Puedes consultar hasta ${maxAccounts} cuentas a la vez, y aquí hay ${count}`;
  }
  const wrong = entries.filter((entry) => !isValidValue(identifier, entry));
  if (wrong.length === 0) return undefined;
  const message = invalidMessage(identifier);
  return entries.length === 1 ? message : `${message} ${nameWrong(wrong)}`;
}

/** The lines of a pasted column as one line; undefined when the text has no line breaks and can be pasted as it is. */
export function joinLines(text: string): string | undefined {
  return /[\r\n\t]/.test(text.trim()) ? splitList(text).join(', ') : undefined;
}
