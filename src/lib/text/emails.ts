// Unambiguous on purpose: no input causes catastrophic backtracking.
const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z0-9]+(?:-+[a-z0-9]+)*\.)+[a-z]{2,}$/i;
/** The most characters of an address. */
export const emailLength = 254;

/**
 * Whether the text is a standard address: local part, @, domain, dot, at least 2 letters. Trim it
 * first.
 */
export function isEmail(text: string): boolean {
  return text.length <= emailLength && emailPattern.test(text);
}
