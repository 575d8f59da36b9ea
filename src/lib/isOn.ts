import { matchPath } from 'react-router';

/**
 * Whether the reader is on this screen, however its URL is spelled; for after a call. Apart from
 * `config/paths.ts`, which the build reads without a router.
 */
export const isOn = (path: string): boolean => matchPath(path, window.location.pathname) !== null;
