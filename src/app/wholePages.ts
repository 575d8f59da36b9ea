import { useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../config/paths.ts';

// As the host spells it: another spelling has the policy of the other pages.
const isContact = (pathname: string) => pathname === paths.contact;

/**
 * Whether the way from one path to another takes a whole page load: the captcha's code runs on the
 * contact page alone, whose policy alone names it, and ends with that page.
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
