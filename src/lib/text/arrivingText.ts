/**
 * Invisible characters that no key types: zero-width, hyphenation and direction marks, control
 * characters. Whitespace and the zero-width joiner and non-joiner do not match, because text and
 * emoji need them; nor does U+0000, so that `isPersonName` can still reject it.
 */
const unseen = /(?![\p{White_Space}\0\u200C\u200D])[\p{Cc}\p{Cf}]/gu;
/** Word processors write a line break within a paragraph as a vertical tab. */
const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;
const spaces = /(?![\n\t])[\p{White_Space}\u2800]/gu;

/** Removes invisible marks and keeps all else: in a password every space counts. */
export const withoutUnseen = (text: string): string => text.replace(unseen, '');

/**
 * Returns a text in its visible form: Unicode's form NFC without invisible marks, with plain spaces
 * and line breaks. A field that finds no value in a text keeps this form of the text.
 */
export const visible = (text: string): string =>
  withoutUnseen(text).normalize('NFC').replace(lineBreaks, '\n').replace(spaces, ' ');

/**
 * Returns the visible form of a text, with the keyboard's own hyphen, apostrophe and quotes. Fields
 * for a person's name use this form instead of `normalised`.
 */
export const plain = (text: string): string =>
  visible(text)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\p{Pd}\u2043\u2212]/gu, '-')
    .replace(/[‘’‛´ʼ′]/gu, "'")
    .replace(/[“”„‟″]/gu, '"');

/**
 * Returns Unicode's form NFKC. Signs such as '½' and '⑩' stay unchanged: as '1/2' and '10' they
 * would join the digits beside them.
 */
function compatible(part: string): string {
  const text = part.normalize('NFKC');
  return /^\p{No}/u.test(part) && text.length > 1 ? part : text;
}

/**
 * Converts a decimal digit of any script to one of 0 to 9. Unicode has the ten digits of a script
 * in a row, and sometimes several such rows next to each other, hence `% 10`.
 */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/**
 * Returns a text in Unicode's form NFKC with ASCII hyphens, quotes and digits. Full-width letters,
 * ligatures, superscripts and Arabic digits become ordinary characters, the only ones that the
 * functions know that search a pasted text for an e-mail address, a code or a RUT.
 */
export const normalised = (text: string): string =>
  plain(
    plain(text)
      .replace(/[ºª]/gu, '°')
      .replaceAll('№', 'N°')
      .replace(/\p{No}|\P{No}+/gu, compatible),
  ).replace(/(?!\d)\p{Nd}/gu, asciiDigit);

/**
 * Joins the lines of a text with commas, for a field of one line. With spaces instead, a '6' in the
 * line below '79882003' would count as the check digit of that number.
 */
export const oneLine = (text: string): string =>
  text
    .replace(/^\n+|\n+$/g, '')
    .replace(/ *\n+ */g, ', ')
    .replace(/\t/g, ' ');

/**
 * Creates a field's reader for a text that arrives whole (pasted, dropped, autofilled, dictated).
 * The reader returns the value that `find` finds in the text, otherwise the text's visible form.
 */
export function reading(
  find: (text: string) => string | undefined,
  form = normalised,
): (text: string) => string {
  return (text) => find(form(text)) ?? visible(text);
}
