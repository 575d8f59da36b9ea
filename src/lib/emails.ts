// Each character fits one place only, so that no text makes the match go back over its work.
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z0-9]+(?:-+[a-z0-9]+)*\.)+[a-z]{2,}$/i;
const MAX_LENGTH = 254;

/** Whether the text looks like a standard address: local part, @, domain, dot, at least 2 letters (spec 5). Trim it first. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_LENGTH && EMAIL.test(text);
}

/** The addresses of a comma-separated text: each trimmed, empty entries ignored (spec 5). */
export function parseEmailList(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** Whether a comma-separated text holds at least one address and only valid ones (spec 5, the payment link's rule). */
export function areEmailsValid(text: string): boolean {
  const emails = parseEmailList(text);
  return emails.length > 0 && emails.every(isEmail);
}
