/**
 * Marks that nobody sees and no key types: zero-width, hyphenation and direction marks, control
 * characters. Not U+0000, which names refuse, nor what joins and colours emoji.
 */
const unseen =
  /[\u0001-\u0008\u000E-\u001B\u007F-\u0084\u0086-\u009F\u00AD\u034F\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;
/** Every whitespace but the line break, which a one-line field treats by itself. */
const spaces = /[^\S\n]|[\u0085\u001C-\u001F\u2800]/gu;
const lineBreaks = /\r\n?|[\u2028\u2029]/gu;

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
export const oneLine = (text: string): string => text.replace(/ *\n */g, ' ');

/**
 * How a kind of field reads a text that arrives whole (pasted, dropped, autofilled, dictated): as
 * the value that `find` sees in it, or else as it came.
 */
export function reading(find: (text: string) => string | undefined): (text: string) => string {
  return (text) => find(plain(text)) ?? visible(text);
}
