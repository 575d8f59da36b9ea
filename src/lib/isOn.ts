import { matchPath } from 'react-router';

/**
 * Whether this screen is open, however its URL is spelled; used after a call. It is not in
 * `config/paths.ts`, which the build reads without a router.
 */
export const isOn = (path: string): boolean => matchPath(path, window.location.pathname) !== null;
