import { warnInDevelopment } from './development.ts';
import { filterText } from './keyFilters.ts';
import { splitIdentifiers } from './pastedList.ts';
import { plainText } from './plainText.ts';
import { formatRut, hyphenateRut, isContactRut } from './rut.ts';

/** The kinds of identifiers (spec 3). */
export type IdentifierKind = 'CLIENT_ID' | 'SERVICE_ID' | 'INVOICE_ID' | 'COMPANY_ID';

/** How a payer is known to a company, and the form that its values have. */
export interface Identifier {
  kind: IdentifierKind;
  label: string;
  help?: string | undefined;
  /** A regular expression that the whole value matches. */
  pattern?: string | undefined;
  maxLength?: number | undefined;
}

/** How many accounts one query may ask for (design, "Several accounts at once"). */
export const maxAccounts = 20;
/** The longest value that is looked at where the contract names no length. */
const longestValue = 100;
/** How many wrong values a message names. */
const namedValues = 5;

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

/** The values in a field's text: the whole text when it is one valid value, blanks and all; else the entries of the list it is. */
function entriesOf(identifier: Identifier, text: string): string[] {
  const whole = text.trim();
  const alone = isRutIdentifier(identifier)
    ? isContactRut(whole)
    : identifier.pattern !== undefined && isValidValue(identifier, whole);
  return alone ? [whole] : splitIdentifiers(whole);
}

/** The values to ask for, as they travel (a RUT as 12345678-5), each once. */
export function valuesOf(identifier: Identifier, text: string): string[] {
  const entries = entriesOf(identifier, text);
  return [...new Set(isRutIdentifier(identifier) ? entries.map(hyphenateRut) : entries)];
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

/** The field's text once it is left: each RUT with its dots and hyphen, anything else as it was typed. */
export function formatText(identifier: Identifier, text: string): string {
  if (!isRutIdentifier(identifier)) return text;
  return entriesOf(identifier, text).map(formatRut).join(', ');
}

/** What the field keeps of a typed or pasted text: for a RUT digits, k and what stands between the entries of a list (spec 5). */
export function filterIdentifier(identifier: Identifier, text: string): string {
  return isRutIdentifier(identifier) ? text.replace(/[^\dkK,;\s]/g, '') : text;
}

/** The label within a sentence: 'tu identificador de cuenta', 'tu RUT'. */
function named({ label }: Identifier): string {
  const text = plainText(label, 60);
  return /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

function emptyMessage(identifier: Identifier): string {
  return `Por favor, ingresa tu ${named(identifier)}`;
}

function invalidMessage(identifier: Identifier): string {
  return isRutIdentifier(identifier)
    ? 'Por favor, ingresa un RUT válido'
    : `Revisa tu ${named(identifier)}: no tiene el formato esperado`;
}

/** The wrong values of a list: '(1-9, 7654321-0 y 3 más)'. */
function nameWrong(wrong: readonly string[]): string {
  const first = wrong.slice(0, namedValues).map((value) => plainText(value, 24));
  const rest = wrong.length - first.length;
  return `(${first.join(', ')}${rest > 0 ? ` y ${rest} más` : ''})`;
}

/** What is wrong with the field's text, in words, or undefined. */
export function identifierError(identifier: Identifier, text: string): string | undefined {
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

/** The lines of a pasted column as one line; undefined when the text has no line breaks and can be pasted as it is. */
export function joinLines(text: string): string | undefined {
  return /[\r\n\t]/.test(text.trim()) ? splitIdentifiers(text).join(', ') : undefined;
}
