import { plainNumerals } from './numerals.ts';

const phonePattern = /^(?:\+?56)?0?9(\d{1,12})$/;

/**
 * Whether the text is a mobile number: optional +56 or 56, optional 0, a 9 and 1 to 12 digits, no
 * spaces.
 */
export function isPhone(text: string): boolean {
  return phonePattern.test(text);
}

/** Whether a text is empty or only the prefix '569', with or without a plus sign. */
export function isEmptyPhone(text: string): boolean {
  return /^(?:\+?569)?$/.test(text.trim());
}

/** Returns a phone number in the bank's format, '+569…'; any other text unchanged. */
export function normalisePhone(text: string): string {
  return text.replace(phonePattern, '+569$1');
}

/**
 * Returns the mobile number in a text: the text itself if `isPhone` accepts it, otherwise its only
 * number, without separators: '+56987654321' for 'Fono: +56 9 8765-4321'. Undefined if the text has
 * several numbers, a letter next to a digit, or a number that is not a 9 and eight digits after its
 * prefix: '9 8765 4321 12' is ambiguous.
 */
export function findPhone(text: string): string | undefined {
  if (isPhone(text.trim())) return text.trim();
  const [number, another] = plainNumerals(text).match(/\+?\d(?:[ ().-]*\d)*/g) ?? [];
  if (number === undefined || another !== undefined) return undefined;
  // A single dot before the last one or two digits means decimals.
  if (/^\+?\d+\.\d{1,2}$/.test(number)) return undefined;
  if (/\p{L}\d|\d\p{L}/u.test(text)) return undefined;
  const digits = number.replace(/[\s().-]/g, '');
  return /^(?:00(?=56))?(\+?(?:56)?0?9\d{8})$/.exec(digits)?.[1];
}
