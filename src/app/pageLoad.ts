import { useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../config/paths.ts';

// Case-sensitive: the content security policy that the host sends allows the captcha for this
// spelling only.
const isContact = (pathname: string) => pathname === paths.contact;

/**
 * Whether a navigation needs a page load: only the contact page's content security policy allows
 * the captcha's script, and the script must not keep running on another screen.
 */
export const needsPageLoad = (from: string, to: string) => isContact(from) !== isContact(to);

/** The path that this document was loaded for. */
export function useLoadedPath(): string {
  const { pathname } = useLocation();
  const [loadedFor] = useState(pathname);
  return loadedFor;
}

/** Whether Google's captcha script may run in this document. */
export const useHasCaptcha = (): boolean => isContact(useLoadedPath());
