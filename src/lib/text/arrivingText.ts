/**
 * Marks that nobody sees and no key types: zero-width, hyphenation and direction marks, control
 * characters. Not U+0000, which names refuse, nor what joins emoji.
 */
const unseen = /(?![\p{White_Space}\0\u200C\u200D])[\p{Cc}\p{Cf}]/gu;
const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/gu;
const spaces = /(?!\n)[\p{White_Space}\u2800]/gu;

/** A text without its invisible marks; all else stays, as in a password each space counts. */
export const withoutUnseen = (text: string): string => text.replace(unseen, '');

/**
 * A text as its reader sees it: no invisible marks, plain spaces, each accent on its letter. It is
 * what a field keeps of a text that it cannot read.
 */
export const visible = (text: string): string =>
  withoutUnseen(text).normalize('NFC').replace(lineBreaks, '\n').replace(spaces, ' ');

/** The same with the keyboard's own hyphen, apostrophe and quotes, to be searched for a value. */
export const plain = (text: string): string =>
  visible(text)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\p{Pd}\u2043\u2212]/gu, '-')
    .replace(/[‘’‛´ʼ′]/gu, "'")
    .replace(/[“”„‟″]/gu, '"');

/** The lines of a text as one, for a field of one line. */
export const oneLine = (text: string): string => text.replaceAll('\n', ' ');

/**
 * How a kind of field reads a text that arrives whole (pasted, dropped, autofilled, dictated): as
 * the value that `find` sees in it, or else as it came.
 */
export function reading(find: (text: string) => string | undefined): (text: string) => string {
  return (text) => find(plain(text)) ?? visible(text);
}
