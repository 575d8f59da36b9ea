const PHONE = /^(?:\+?56)?0?9(\d{1,12})$/;

/** Whether the text is a mobile number (ruling 42): optional +56 or 56, optional 0, a 9 and 1 to 12 digits, no blanks. */
export function isPhone(text: string): boolean {
  return PHONE.test(text);
}

/** Whether nothing was typed beyond the prefix '569', with or without its plus sign (spec 5). */
export function isEmptyPhone(text: string): boolean {
  return /^(?:\+?569)?$/.test(text.trim());
}

/** The wire form '+569…' (ruling 41); text that is not a phone comes back as it is. */
export function normalisePhone(text: string): string {
  return text.replace(PHONE, '+569$1');
}
