import { decoded } from '../urls.ts';

/**
 * The groups in which people read a payment's reference, of four characters; one with anything but
 * letters and digits, or a short one, is a single group.
 */
export function referenceGroups(reference: string): string[] {
  const isLong = /^[a-z\d]{9,}$/i.test(reference);
  return (isLong && reference.match(/.{1,4}/g)) || [reference];
}

/** How many times the address of a mail filter may contain another address. */
const mostWrappers = 4;

/** The reference in an address, also in an address within a mail filter's link. */
function inAddress(text: string): string | undefined {
  let address = text;
  for (let wrapper = 0; wrapper < mostWrappers; wrapper += 1) {
    const [, named] =
      /[?&](?:amp;)?referencia=([^&#\s"'<>()[\]{}«»“”]+?)(?:__;.*)?[.,;:!]*(?:[&#\s"'<>()[\]{}«»“”]|$)/i.exec(
        address,
      ) ?? [];
    if (named !== undefined) return decoded(named.replaceAll('+', ' '));
    // Proofpoint writes a hyphen for the percent sign.
    address = decoded(address.replace(/-(?=(?:3A|3F|3D|26)(?!\d*[ ]))/g, '%'));
  }
  return undefined;
}

const isCode = (text: string) => /\d/.test(text) && /[a-z]/i.test(text);
const joined = (text: string) => text.replace(/[\s-]/g, '');

/** The only text in another that looks like a reference: long, of letters and digits, perhaps in groups. */
function codeIn(text: string): string | undefined {
  const groups = text.match(/(?<![\p{L}\d])[A-Z\d]{4}(?:[ -][A-Z\d]{4}){3,}(?![\p{L}\d])/giu) ?? [];
  const long = text.match(/(?<![\p{L}\d])[a-z\d]{16,60}(?![\p{L}\d])/giu) ?? [];
  const codes = [...groups.filter((each) => (each.match(/\d/g) ?? []).length > 2), ...long]
    .map(joined)
    .filter(isCode);
  return new Set(codes.map((code) => code.toUpperCase())).size === 1 ? codes[0] : undefined;
}

/** The reference if the whole text is one, without the label, quotes and full stops around it. */
function alone(text: string): string | undefined {
  const code = text.replace(/^[\s"'«»“”<([*]+|[\s"'«»“”>)\]*.,;:!]+$/g, '');
  return /^[^\s/:@<>"]{1,100}$|^[a-z\d]{4}(?: [a-z\d]{1,4})+$/i.test(code) ? code : undefined;
}

/**
 * The reference in a pasted text: in an address, a line of a statement, a forwarded mail, behind
 * its label or alone, also over lines. Undefined if there is none, or more than one.
 */
export function findReference(text: string): string | undefined {
  const unquoted = text.replace(/^[ \t]*(?:>[ \t]?)+/gm, '').replace(/=\n/g, '');
  const unbroken = unquoted.replace(/(?<=[A-Z\d]{4})[ \t]*\n[ \t]*(?=[A-Z\d]{4})/g, '');
  const [, labelled] =
    /(?:^|\s)referencia(?: del? pago)?(?:\s*:\s*|\s+)([^]*)$/i.exec(unquoted) ?? [];
  return (
    inAddress(unbroken) ??
    codeIn(unquoted) ??
    codeIn(unbroken) ??
    alone(labelled?.split('\n')[0] ?? unquoted)
  );
}
