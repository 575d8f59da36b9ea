/** The rule of a new password (screens): 8 to 100 characters, at least one letter and one digit. */
export function isNewPassword(text: string): boolean {
  return text.length >= 8 && text.length <= 100 && /\p{L}/u.test(text) && /\d/.test(text);
}
