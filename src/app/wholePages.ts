import { paths } from '../paths.ts';

// As the host spells it: another spelling has the policy of the other pages.
const isContact = (pathname: string) => pathname === paths.contact;

/**
 * Whether the way from one path to another takes a whole page load: the captcha's code runs on the
 * contact page alone, whose policy alone names it, and ends with that page.
 */
export const takesPageLoad = (from: string, to: string) => isContact(from) !== isContact(to);
