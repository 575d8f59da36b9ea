import { normalised } from './arrivingText.ts';
import { uniqueById } from '../duplicates.ts';

// An unambiguous pattern: no input causes catastrophic backtracking.
const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z0-9]+(?:-+[a-z0-9]+)*\.)+[a-z]{2,}$/i;
/** The maximum number of characters of an address (RFC 5321). */
export const emailLength = 254;

/**
 * Whether a trimmed text is a standard address: local part, @, and a domain that ends in a dot and
 * at least two letters.
 */
export function isEmail(text: string): boolean {
  return text.length <= emailLength && emailPattern.test(text);
}

/** Signs and words beside an address that mean a second recipient. */
const joiningSign = /[;&]|\+(?!\d)|\s\/\s/;
const joiningWord =
  /(?<!\p{L})(?:y|e|o|u|and|or|cc|cco|bcc|copia|también|además|arroba)(?!\p{L})/iu;
/** The label of a mail's header, such as 'Para:'. */
const label = /[\p{L}-]{1,30}:(?!\/\/)/gu;
/** An address in angle brackets, with the name before it. */
const named = /(?:"[^"<>]{0,200}"\s*|(?<=^|[\s,;:>])[^<>,;:"@\n]{0,200})?<\s*([^<>\s]+)\s*>/gu;
/** Words and signs that connect the addresses of a list, besides commas, semicolons and spaces. */
const joint = /^(?:y|e|and|[&+/|•·-])$/iu;

/** An address that a line break divides, as in 'luis-' and 'rojas@correo.cl' below it. */
const divided = /[-_+]\n(?=[^\s@]+@)|@[^\s@]+\n[.-](?=[\p{L}\d])/u;

/** Whether the words around one address mention a second recipient. */
const namesAnother = (words: string): boolean =>
  joiningWord.test(words) || (joiningSign.test(words) && /\p{L}/u.test(words));

/**
 * Replaces each mailto link that has parameters by its address, unless the parameters name more
 * recipients.
 */
const withoutLinks = (text: string) =>
  text.replace(
    /(?<![\p{L}\d])mailto:([^\s<>,;?]+)(\?[^\s<>,;]*)/giu,
    (link, address: string, query: string) =>
      /[?&](?:to|cc|bcc)=/i.test(query) ? link : ` ${address} `,
  );

/** Returns the address in a word, without the punctuation behind it and the quotes around it. */
function addressIn(word: string): string | undefined {
  if (word.length > emailLength + 10 || word.startsWith('//')) return undefined;
  const [closing = ''] = /[.!?'`*_~…-]+$/u.exec(word) ?? [];
  const start = Array.from(word).findIndex((mark) => !closing.includes(mark));
  const address = word.slice(Math.max(start, 0), word.length - closing.length);
  return isEmail(address) ? address : undefined;
}

/**
 * Removes repeated addresses. Addresses that differ only in capital letters count as repeated,
 * because mail hosts ignore the difference.
 */
const uniqueAddresses = (addresses: readonly string[]): string[] =>
  uniqueById(addresses.map((address) => ({ id: address.toLowerCase(), address }))).map(
    ({ address }) => address,
  );

/**
 * Returns the only address in a text, such as 'luis@correo.cl' in 'Luis Rojas <luis@correo.cl>;'.
 * Undefined if there is another address, a word with an @ that is not an address, a second
 * recipient without an address, or a part of the address in another line.
 */
export function findEmail(text: string): string | undefined {
  if (isEmail(text.trim())) return text.trim();
  const linkless = withoutLinks(text);
  const words = linkless.split(/[\s<>()[\]{}"«»,;:|¡¿•·]/u).filter((word) => word.includes('@'));
  const addresses = words.flatMap((word) => addressIn(word) ?? []);
  const [address, another] = uniqueAddresses(addresses);
  if (another !== undefined || addresses.length < words.length) return undefined;
  if (address === undefined || divided.test(text)) return undefined;
  const around = linkless
    .replace(named, ' ')
    .replace(label, ' ')
    .toLowerCase()
    .replaceAll(address.toLowerCase(), ' ');
  return namesAnother(around) ? undefined : address;
}

/**
 * Returns the entries of a list of addresses, each once. They may be separated by commas,
 * semicolons, spaces, lines or 'y', and have the names that mail programs put before them. A text
 * that is not an address stays an entry, so that the rule refuses it.
 */
export function parseEmailList(text: string): string[] {
  const entries = withoutLinks(normalised(text))
    .replace(named, ' $1 ')
    .replace(label, ' ')
    .split(/[\s,;]/)
    .filter((entry) => entry !== '' && !joint.test(entry));
  return uniqueAddresses(entries.map((entry) => addressIn(entry) ?? entry));
}

/** Whether a list has at least one address and only valid ones. */
export function areEmailsValid(text: string): boolean {
  const emails = parseEmailList(text);
  return emails.length > 0 && emails.every(isEmail);
}

/**
 * Reads a list of addresses; returns them separated by commas, or undefined if any entry is
 * invalid.
 */
export function findEmails(text: string): string | undefined {
  return areEmailsValid(text) ? parseEmailList(text).join(', ') : undefined;
}
