// Unambiguous on purpose: no input causes catastrophic backtracking.
const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z0-9]+(?:-+[a-z0-9]+)*\.)+[a-z]{2,}$/i;
const maxLength = 254;

/**
 * Whether the text is a standard address: local part, @, domain, dot, at least 2 letters (spec 5).
 * Trim it first.
 */
export function isEmail(text: string): boolean {
  return text.length <= maxLength && emailPattern.test(text);
}

/** The addresses in a comma-separated text, trimmed, each once, without empty entries (spec 5). */
export function parseEmailList(text: string): string[] {
  const entries = text.split(',').map((entry) => entry.trim());
  return [...new Set(entries)].filter((entry) => entry !== '');
}

/**
 * Whether a comma-separated text has at least one address and only valid ones (spec 5, the rule of
 * the payment link).
 */
export function areEmailsValid(text: string): boolean {
  const emails = parseEmailList(text);
  return emails.length > 0 && emails.every(isEmail);
}
