import type { IdentifierKind, IdentifierValue } from './identifierKinds.ts';
import { normalised } from '../text/arrivingText.ts';
import { filterText } from '../text/keyFilters.ts';
import { matchesPattern } from './patterns.ts';
import { plainText } from '../text/plainText.ts';
import { formatRut, hyphenateRut, isRut } from './rut.ts';

/** How a company identifies a payer, and the format of the values. */
export interface Identifier {
  kind: IdentifierKind;
  label: string;
  help?: string | undefined;
  /** A regular expression for the whole value. */
  pattern?: string | undefined;
  maxLength?: number | undefined;
}

/** The maximum length of a value if its identifier has no `maxLength`. */
const usualLength = 100;
/** The maximum length of any value, even if the contract (a company's service) allows more. */
const greatestLength = 1_000;

/**
 * Whether the values are RUTs (Chilean tax IDs). The label decides, because the kind `CLIENT_ID`
 * may also be another number.
 */
export function isRutIdentifier({ label }: Identifier): boolean {
  return label.trim().toUpperCase() === 'RUT';
}

/**
 * Whether a value is valid: a RUT of any number of digits by modulo 11, anything else by `pattern`
 * and `maxLength`.
 */
export function isValidValue(identifier: Identifier, value: string): boolean {
  if (isRutIdentifier(identifier)) return value.length <= greatestLength && isRut(value);
  const { pattern = '', maxLength = usualLength } = identifier;
  if (value === '' || value.length > Math.min(maxLength, greatestLength)) return false;
  return matchesPattern(pattern, value);
}

/**
 * Returns the identifier that was chosen in a form; `choice` is its index as text. If no identifier
 * has this index, returns the first.
 */
export function identifierAt<Item extends Identifier>(
  identifiers: readonly Item[],
  choice: string,
): Item | undefined {
  return identifiers[Number(choice)] ?? identifiers[0];
}

/**
 * Returns the index of the first identifier that has the kind of a value, and whose format the
 * value fits; -1 if there is none.
 */
export function identifierIndex(
  identifiers: readonly Identifier[],
  { kind, value }: IdentifierValue,
): number {
  return identifiers.findIndex(
    (identifier) => identifier.kind === kind && isValidValue(identifier, value),
  );
}

/** Formats a value for display: a RUT gets its dots. */
export function formatValue(identifier: Identifier, value: string): string {
  return isRutIdentifier(identifier) ? formatRut(value) : value;
}

export function formatAccountValue(
  { identifiers }: { identifiers: readonly Identifier[] },
  kind: IdentifierKind,
  value: string,
): string {
  const identifier = identifiers[identifierIndex(identifiers, { kind, value })];
  return identifier ? formatValue(identifier, value) : value;
}

/** Returns the label for the middle of a sentence: 'identificador de cuenta', 'RUT'. */
function named({ label }: Identifier): string {
  const text = plainText(label, 60);
  return /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

export function emptyMessage(identifier: Identifier): string {
  return `Por favor, ingresa tu ${named(identifier)}`;
}

export function invalidMessage(identifier: Identifier): string {
  return isRutIdentifier(identifier)
    ? 'Por favor, ingresa un RUT válido'
    : `Revisa tu ${named(identifier)}: no tiene el formato esperado`;
}

/**
 * Keeps the characters of typed text that a field for one value accepts: for a RUT digits and k;
 * otherwise any.
 */
export function filterValue(identifier: Identifier, text: string): string {
  return isRutIdentifier(identifier) ? filterText('rut', text) : normalised(text);
}

/** Returns a single value in the bank's form: trimmed, a RUT as 12345678-5. */
export function wireValue(identifier: Identifier, text: string): string {
  return isRutIdentifier(identifier) ? hyphenateRut(text) : text.trim();
}

export function valueError(identifier: Identifier, text: string): string | undefined {
  if (wireValue(identifier, text) === '') return emptyMessage(identifier);
  return isValidValue(identifier, text.trim()) ? undefined : invalidMessage(identifier);
}

/**
 * Whether the pattern is one digit, perhaps repeated, such as `\d{8,10}` or `^\d{8}$`: then a phone
 * may show its numeric keyboard.
 */
export function isNumeric({ pattern = '' }: Identifier): boolean {
  return /^\^?(\\d|\[0-9\])(\{\d+(,\d*)?\}|[+*])?\$?$/.test(pattern);
}
