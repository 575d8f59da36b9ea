import { matchPath } from 'react-router';
import { paths } from '../paths.ts';

const isContact = (pathname: string) => matchPath(paths.contact, pathname) !== null;

/**
 * Whether the way from one path to another takes a whole page load: the captcha's code runs on the
 * contact page alone, whose policy alone names it, and ends with that page.
 */
export const takesPageLoad = (from: string, to: string) => isContact(from) !== isContact(to);
