import { getCheckDigit } from 'rut.js';
import { groupThousands } from './digits.ts';

// Word processors turn the hyphen into a dash or a minus sign.
const SEPARATORS = /[.\s\p{Pd}−]/gu;

/** Strips dots, hyphens and blanks and raises the k; anything else stays, so that a validator can refuse it. */
export function cleanRut(text: string): string {
  return text.replace(SEPARATORS, '').toUpperCase();
}

/** The wire form '12345678-5': dots and hyphens stripped, a hyphen before the last character (spec 5). */
export function hyphenateRut(text: string): string {
  const clean = cleanRut(text);
  return clean.length < 2 ? clean : `${clean.slice(0, -1)}-${clean.slice(-1)}`;
}

/** The form people read, '12.345.678-5' (spec 5); text that is not yet digits and check digit comes back as it is. */
export function formatRut(text: string): string {
  const clean = cleanRut(text);
  if (!/^\d+[\dK]$/.test(clean)) return text;
  return `${groupThousands(clean.slice(0, -1), '.')}-${clean.slice(-1)}`;
}

/** The modulo 11 check digit ('0' to '9' or 'K') of a body of digits; undefined where there is none. */
export function rutCheckDigit(body: string): string | undefined {
  // rut.js throws on a body without a digit other than 0.
  return /^\d*[1-9]\d*$/.test(body) ? getCheckDigit(body) : undefined;
}

/** Whether the text is a RUT of any length with its check digit, dots and hyphen optional (spec 5, the separate check). */
export function isRut(text: string): boolean {
  const clean = cleanRut(text);
  return rutCheckDigit(clean.slice(0, -1)) === clean.slice(-1);
}

/** The contact form's rule (spec 5): 7 or 8 digits not starting with 0, and the check digit; dots and hyphen optional. */
export function isContactRut(text: string): boolean {
  return /^[1-9]\d{6,7}-[\dK]$/.test(hyphenateRut(text)) && isRut(text);
}
