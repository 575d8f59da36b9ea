import { getCheckDigit } from 'rut.js';
import { groupThousands } from '../counts.ts';

// Dots, spaces and hyphens, and the dashes and minus sign into which word processors turn a hyphen.
const separators = /[.\s\p{Pd}−]/gu;

/** A number in groups of three digits without its check digit: '12.345.678'. */
const bodyAlone = /^\s*\d{1,3}(?:[.\s]\d{3})+\s*[\p{Pd}−]?\s*$/u;

/**
 * One RUT (Chilean tax ID); its digits may be in groups, and its check digit may follow a space.
 * Nine digits are a complete RUT, so a digit that follows them after a space belongs to another
 * number.
 */
const oneRut =
  /^(?!\d{9,}\s+[\dk])(?:\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:\s\d{3})+)(?:\s*[\p{Pd}−]\s*|\s+)?[\dk]$/iu;

/** A number with decimals, as a spreadsheet writes one, or decimals behind a check digit. */
const decimal = /^\d{4,}\.\d+$|[\p{Pd}−]\s*\d\.\d+$/u;

/**
 * Whether a text is a single number: it has no decimals, and its spaces only separate groups of
 * digits.
 */
function isOneNumber(text: string): boolean {
  const written = text.trim();
  return !decimal.test(written) && (!/\s/.test(written) || oneRut.test(written));
}

/**
 * Removes dots, hyphens and spaces and capitalises the k; anything else stays for the validator to
 * reject.
 */
export function cleanRut(text: string): string {
  return text.replace(separators, '').toUpperCase();
}

/** Returns a RUT in the bank's form, '12345678-5': without dots or leading zeros, with a hyphen. */
export function hyphenateRut(text: string): string {
  const clean = cleanRut(text).replace(/^0+(?=\d*[1-9])/, '');
  return clean.length < 2 ? clean : `${clean.slice(0, -1)}-${clean.slice(-1)}`;
}

/**
 * Returns a RUT for display, '12.345.678-5', even with a wrong check digit; any other text
 * unchanged.
 */
export function formatRut(text: string): string {
  const isReadable =
    /^\d+[\dK]$/.test(cleanRut(text)) && isOneNumber(text) && !lacksCheckDigit(text);
  if (!isReadable) return text;
  const [body = '', checkDigit = ''] = hyphenateRut(text).split('-');
  return `${groupThousands(body, '.')}-${checkDigit}`;
}

/** Returns the modulo 11 check digit ('0' to '9' or 'K') of a number; undefined for other texts. */
export function rutCheckDigit(body: string): string | undefined {
  // rut.js throws unless there is a digit other than 0.
  return /^\d*[1-9]\d*$/.test(body) ? getCheckDigit(body) : undefined;
}

/** Whether a number in groups of three lacks its check digit, as in '12.345.678'. */
export function lacksCheckDigit(text: string): boolean {
  return bodyAlone.test(text);
}

/**
 * Whether a text is one RUT of any length with a correct check digit; the hyphen and the separators
 * between groups of digits are optional. The lookup (the screen that queries debts) uses this rule.
 */
export function isRut(text: string): boolean {
  const clean = cleanRut(text);
  const isOne = oneRut.test(text.trim()) && !lacksCheckDigit(text);
  return isOne && rutCheckDigit(clean.slice(0, -1)) === clean.slice(-1);
}

/**
 * Whether a text is a person's RUT by the rule of the forms: 7 or 8 digits not starting with 0, and
 * the check digit. Dots and hyphens may be anywhere, spaces only where they group one number;
 * decimals are refused.
 */
export function isPersonalRut(text: string): boolean {
  const clean = cleanRut(text);
  return (
    /^[1-9]\d{6,7}[\dK]$/.test(clean) &&
    !lacksCheckDigit(text) &&
    isOneNumber(text) &&
    rutCheckDigit(clean.slice(0, -1)) === clean.slice(-1)
  );
}
