/**
 * Invisible marks that no key types: zero-width, hyphenation and direction marks, control
 * characters. Excluded are U+0000, which the rule of a name refuses, and the joiners of emoji.
 */
const unseen = /(?![\p{White_Space}\0\u200C\u200D])[\p{Cc}\p{Cf}]/gu;
/** Word processors write a line break within a paragraph as a vertical tab. */
const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;
const spaces = /(?![\n\t])[\p{White_Space}\u2800]/gu;

/** Removes invisible marks and keeps all else: in a password every space counts. */
export const withoutUnseen = (text: string): string => text.replace(unseen, '');

/**
 * A text in its visible form, in Unicode's form NFC: no invisible marks, plain spaces, each accent
 * on its letter. A field keeps this form of a text that it cannot read.
 */
export const visible = (text: string): string =>
  withoutUnseen(text).normalize('NFC').replace(lineBreaks, '\n').replace(spaces, ' ');

/**
 * The visible form of a text, with the keyboard's own hyphen, apostrophe and quotes: the form of a
 * name.
 */
export const plain = (text: string): string =>
  visible(text)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\p{Pd}\u2043\u2212]/gu, '-')
    .replace(/[‘’‛´ʼ′]/gu, "'")
    .replace(/[“”„‟″]/gu, '"');

/** NFKC without '½' and '⑩', which would become '1/2' and '10' and join the digits beside them. */
function compatible(part: string): string {
  const text = part.normalize('NFKC');
  return /^\p{No}/u.test(part) && text.length > 1 ? part : text;
}

/**
 * Converts a decimal digit of any script to one of 0 to 9: Unicode has the ten digits of a script
 * in a row.
 */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/**
 * A text in Unicode's form NFKC and with the keyboard's own signs and digits, to be searched for an
 * identifier, an address, a phone, a reference or a day: full-width letters, ligatures,
 * superscripts and Arabic digits become ordinary characters.
 */
export const normalised = (text: string): string =>
  plain(
    plain(text)
      .replace(/[ºª]/gu, '°')
      .replaceAll('№', 'N°')
      .replace(/\p{No}|\P{No}+/gu, compatible),
  ).replace(/(?!\d)\p{Nd}/gu, asciiDigit);

/**
 * The lines of a text as one, for a field of one line. A comma keeps them apart: with a space, '6'
 * in the line below '79882003' would be its check digit.
 */
export const oneLine = (text: string): string =>
  text
    .replace(/^\n+|\n+$/g, '')
    .replace(/ *\n+ */g, ', ')
    .replace(/\t/g, ' ');

/**
 * Creates a field's reader for a text that arrives whole (pasted, dropped, autofilled, dictated):
 * it returns the value that `find` finds in it, otherwise the visible form of the text.
 */
export function reading(
  find: (text: string) => string | undefined,
  form = normalised,
): (text: string) => string {
  return (text) => find(form(text)) ?? visible(text);
}
