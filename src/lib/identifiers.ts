import { warnInDevelopment } from './development.ts';
import type { IdentifierKind } from './identifierKinds.ts';
import { filterText } from './keyFilters.ts';
import { plainText } from './plainText.ts';
import { formatRut, hyphenateRut, isContactRut } from './rut.ts';

/** How a payer is known to a company, and the form that its values have. */
export interface Identifier {
  kind: IdentifierKind;
  label: string;
  help?: string | undefined;
  /** A regular expression that the whole value matches. */
  pattern?: string | undefined;
  maxLength?: number | undefined;
}

/** The longest value that is looked at where the contract names no length. */
const longestValue = 100;

/** Whether the RUT rule applies: by the label, not by the kind (ruling 24). */
export function isRutIdentifier({ label }: Identifier): boolean {
  return label.trim().toUpperCase() === 'RUT';
}

/** The bank's pattern as a full match; one that is no regular expression is told to the developer and asks for nothing. */
function compile(pattern: string): RegExp {
  try {
    // On its own first: 'a)|(b' is broken, and would only become valid inside the brackets below.
    new RegExp(pattern).test('');
    return new RegExp(`^(?:${pattern})$`);
  } catch {
    warnInDevelopment(`El patrón de un identificador no es una expresión regular: ${pattern}`);
    return /^/;
  }
}

const compiled = new Map<string, RegExp>();

function fullMatch(pattern: string): RegExp {
  const known = compiled.get(pattern) ?? compile(pattern);
  compiled.set(pattern, known);
  return known;
}

/** Whether one value follows its contract: a RUT by modulo 11, anything else by `pattern` and `maxLength` (ruling 24). */
export function isValidValue(identifier: Identifier, value: string): boolean {
  if (isRutIdentifier(identifier)) return isContactRut(value);
  const { pattern, maxLength = longestValue } = identifier;
  if (value === '' || value.length > maxLength) return false;
  return pattern === undefined || fullMatch(pattern).test(value);
}

/** The identifier that a form chose, by its index as text; the first one where it names none. */
export function identifierAt<Item extends Identifier>(
  identifiers: readonly Item[],
  choice: string,
): Item | undefined {
  return identifiers[Number(choice)] ?? identifiers[0];
}

/** The contract's identifier that a value was given for: of its kind, and of its form where several share a kind; -1 for none. */
export function identifierIndex(
  identifiers: readonly Identifier[],
  { kind, value }: { kind: IdentifierKind; value: string },
): number {
  return identifiers.findIndex(
    (identifier) => identifier.kind === kind && isValidValue(identifier, value),
  );
}

/** A value as people read it: a RUT with its dots. */
export function formatValue(identifier: Identifier, value: string): string {
  return isRutIdentifier(identifier) ? formatRut(value) : value;
}

/** A value that was asked for, as people read it. */
export function showValue(
  { identifiers }: { identifiers: readonly Identifier[] },
  kind: IdentifierKind,
  value: string,
): string {
  const identifier = identifiers[identifierIndex(identifiers, { kind, value })];
  return identifier ? formatValue(identifier, value) : value;
}

/** The label within a sentence: 'tu identificador de cuenta', 'tu RUT'. */
function named({ label }: Identifier): string {
  const text = plainText(label, 60);
  return /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** What an empty field asks for. */
export function emptyMessage(identifier: Identifier): string {
  return `Por favor, ingresa tu ${named(identifier)}`;
}

/** What a field says of a value that has not the form of its identifier. */
export function invalidMessage(identifier: Identifier): string {
  return isRutIdentifier(identifier)
    ? 'Por favor, ingresa un RUT válido'
    : `Revisa tu ${named(identifier)}: no tiene el formato esperado`;
}

/** What the field of a single value keeps of a typed or pasted text: for a RUT digits and k (spec 5). */
export function filterValue(identifier: Identifier, text: string): string {
  return isRutIdentifier(identifier) ? filterText('rut', text) : text;
}

/** A single value as it travels: without the blanks around it, a RUT as 12345678-5 (ruling 41). */
export function wireValue(identifier: Identifier, text: string): string {
  return isRutIdentifier(identifier) ? hyphenateRut(text) : text.trim();
}

/** What is wrong with a single value, in words, or undefined. */
export function valueError(identifier: Identifier, text: string): string | undefined {
  const value = wireValue(identifier, text);
  if (value === '') return emptyMessage(identifier);
  return isValidValue(identifier, value) ? undefined : invalidMessage(identifier);
}

/** Whether nothing but digits is asked for, so that a phone may show its number keys. */
export function isNumeric({ pattern = '' }: Identifier): boolean {
  return /^(\\d|\[0-9\])(\{\d+(,\d*)?\}|[+*])?$/.test(pattern);
}
