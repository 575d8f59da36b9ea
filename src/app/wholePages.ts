import { useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../config/paths.ts';

// Case-sensitive: the host sends the captcha's policy for this spelling only.
const isContact = (pathname: string) => pathname === paths.contact;

/**
 * Whether a navigation needs a page load: the captcha's script may run only on the contact page,
 * whose policy alone allows it, and must end with it.
 */
export const takesPageLoad = (from: string, to: string) => isContact(from) !== isContact(to);

/** The path that this document was loaded for. */
export function useLoadedPath(): string {
  const { pathname } = useLocation();
  const [loadedFor] = useState(pathname);
  return loadedFor;
}

/** Whether Google's script may run in this document, now or until it is replaced. */
export const useHasCaptcha = (): boolean => isContact(useLoadedPath());
