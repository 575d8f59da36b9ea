import { emptyMessage, invalidMessage, isRutIdentifier, isValidValue } from './identifiers.ts';
import type { Identifier } from './identifiers.ts';
import { plainText } from './plainText.ts';
import { formatRut, hyphenateRut, isPersonalRut } from './rut.ts';

/** How many accounts one query may ask for (the design names no number). */
export const maxAccounts = 20;
/** How many invalid values a message names. */
const namedValues = 5;

/**
 * The entries of a pasted list (separated by commas, semicolons or whitespace), without duplicates,
 * in their order.
 */
export function splitList(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((entry) => entry !== ''))];
}

/**
 * The values in a field's text: the whole text if it is one valid value, even with spaces;
 * otherwise the entries of a list.
 */
function entriesOf(identifier: Identifier, text: string): string[] {
  const whole = text.trim();
  const alone = isRutIdentifier(identifier)
    ? isPersonalRut(whole)
    : identifier.pattern !== undefined && isValidValue(identifier, whole);
  return alone ? [whole] : splitList(whole);
}

/** The values to ask for, in wire format (a RUT as 12345678-5), without duplicates. */
export function valuesOf(identifier: Identifier, text: string): string[] {
  const entries = entriesOf(identifier, text);
  return [...new Set(isRutIdentifier(identifier) ? entries.map(hyphenateRut) : entries)];
}

/** A list's text when its field is left: RUTs formatted, anything else as it was typed. */
export function formatList(identifier: Identifier, text: string): string {
  if (!isRutIdentifier(identifier)) return text;
  return entriesOf(identifier, text).map(formatRut).join(', ');
}

/**
 * What a list field keeps of a typed or pasted text: for a RUT digits, k and separators (spec 5).
 */
export function filterList(identifier: Identifier, text: string): string {
  return isRutIdentifier(identifier) ? text.replace(/[^\dkK,;\s]/g, '') : text;
}

/** The invalid values of a list: '(1-9, 7654321-0 y 3 más)'. */
function nameWrong(wrong: readonly string[]): string {
  const first = wrong.slice(0, namedValues).map((value) => plainText(value, 24));
  const rest = wrong.length - first.length;
  return `(${first.join(', ')}${rest > 0 ? ` y ${rest} más` : ''})`;
}

/** The error of a list, or undefined. */
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

/**
 * The lines of a pasted column, joined into one; undefined if there are no line breaks, so that the
 * text can be pasted as it is.
 */
export function joinLines(text: string): string | undefined {
  return /[\r\n\t]/.test(text.trim()) ? splitList(text).join(', ') : undefined;
}
