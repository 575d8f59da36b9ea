import { decoded } from '../urls.ts';

/**
 * Splits a payment's reference into groups of four characters for people to read. A short
 * reference, or one with other characters than letters and digits, is a single group.
 */
export function referenceGroups(reference: string): string[] {
  const isLong = /^[a-z\d]{9,}$/i.test(reference);
  return (isLong && reference.match(/.{1,4}/g)) || [reference];
}

/**
 * The maximum number of times that `inAddresses` searches a text. Before each further search it
 * removes a layer of percent-encoding: each mail filter that wraps a link adds one.
 */
const mostSearches = 4;

/**
 * Matches the parameter `referencia` of a URL, without the characters that a mail filter or a
 * sentence adds after its value.
 */
const parameter =
  /[?&](?:amp;)?referencia=([^&#\s"'<>()[\]{}«»“”]+?)(?:__;.*|___\..*)?[.,;:!]*(?=[&#\s"'<>()[\]{}«»“”]|$)/gi;

/** Returns the references in the URLs of a text, each once, also within a mail filter's link. */
function inAddresses(text: string): string[] {
  let address = text;
  for (let search = 0; search < mostSearches; search += 1) {
    const named = [...address.matchAll(parameter)].map(([, value = '']) =>
      decoded(value.replaceAll('+', ' ')),
    );
    if (named.length > 0) return [...new Set(named)];
    // The mail filter Proofpoint writes a hyphen for the percent sign.
    address = decoded(address.replace(/-(?=(?:3A|3F|3D|26)(?!\d*[ ]))/g, '%'));
  }
  return [];
}

/**
 * Patterns for a reference in groups. The first pattern excludes I, O, 0 and 1, which people
 * confuse and the bank should not use, so that it matches neither a word before the reference
 * ('PAGO') nor an amount behind it ('1845'). The second pattern allows all letters and digits.
 */
const groupShapes = ['[A-HJ-NP-Z2-9]{4}', String.raw`[A-Z\d]{4}`].map(
  (group) => new RegExp(String.raw`(?<![\p{L}\d])${group}(?:[ -]${group}){3,}(?![\p{L}\d])`, 'giu'),
);

const isCode = (text: string) => /\d/.test(text) && /[a-z]/i.test(text);
const joined = (text: string) => text.replace(/[\s-]/g, '');

/**
 * Returns the parts of a text that look like references, each once: at least 16 characters, both
 * letters and digits, perhaps in groups.
 */
function codesIn(text: string): string[] {
  const [groups = []] = groupShapes.flatMap((shape) => {
    const found = text.match(shape)?.filter((each) => (each.match(/\d/g) ?? []).length > 2) ?? [];
    return found.length > 0 ? [found] : [];
  });
  const long = text.match(/(?<![\p{L}\d])[a-z\d]{16,60}(?![\p{L}\d])/giu) ?? [];
  const codes = [...groups, ...long].map(joined).filter(isCode);
  return codes.filter(
    (code, at) => codes.findIndex((each) => each.toUpperCase() === code.toUpperCase()) === at,
  );
}

/**
 * Removes the quotes, brackets and punctuation around a text; returns the rest if it looks like a
 * single reference, otherwise undefined.
 */
function alone(text: string): string | undefined {
  const code = text.replace(/^[\s"'«»“”<([*]+|[\s"'«»“”>)\]*.,;:!]+$/g, '');
  return /^[^\s/:=@<>"]{1,100}$|^[a-z\d]{4}(?: [a-z\d]{1,4})+$/i.test(code) ? code : undefined;
}

/**
 * Returns the reference in a pasted text: in a URL, a line of a statement or a forwarded mail,
 * behind its label or alone, also over several lines. Undefined if there is none, or more than one.
 */
export function findReference(text: string): string | undefined {
  const unquoted = text
    .replace(/^[ \t]*(?:>[ \t]?)+/gm, '')
    .replace(/(?<=referencia=)\n/gi, '')
    // In the source of a mail (quoted-printable), '=' ends a broken line, and '=3D' stands for '='.
    .replace(/=\n/g, '');
  const source = /=\n|href=3D/i.test(text) ? unquoted.replaceAll('=3D', '=') : unquoted;
  const unbroken = source
    .replace(/(?<=(?<![A-Z\d])[A-Z\d]{4})[ \t]*\n[ \t]*(?=[A-Z\d]{4}(?![A-Z\d]))/g, ' ')
    .replace(/(?<=[A-Z\d]{4})[ \t]*\n[ \t]*(?=[A-Z\d]{4})/g, '');
  const found = [inAddresses(unbroken), codesIn(unquoted), codesIn(unbroken)];
  const [code, another] = found.find(({ length }) => length > 0) ?? [];
  if (another !== undefined) return undefined;
  const [, labelled] =
    /(?:^|\s)referencia(?: del? pago)?(?:\s*:\s*|\s+)([^]*)$/i.exec(unquoted) ?? [];
  return code ?? alone(labelled?.split('\n')[0] ?? unquoted);
}
