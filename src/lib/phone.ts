const phonePattern = /^(?:\+?56)?0?9(\d{1,12})$/;

/**
 * Whether the text is a mobile number (ruling 42): optional +56 or 56, optional 0, a 9 and 1 to 12
 * digits, no spaces.
 */
export function isPhone(text: string): boolean {
  return phonePattern.test(text);
}

/** Whether nothing was typed but the prefix '569', with or without a plus sign (spec 5). */
export function isEmptyPhone(text: string): boolean {
  return /^(?:\+?569)?$/.test(text.trim());
}

/** The wire format '+569…' (ruling 41); text that is no phone number is returned unchanged. */
export function normalisePhone(text: string): string {
  return text.replace(phonePattern, '+569$1');
}
