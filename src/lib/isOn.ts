import { matchPath } from 'react-router';

/**
 * Whether the screen at `path` is open; capitals and a trailing slash in the URL make no
 * difference. This function is not in `config/paths.ts`, because the build reads that file without
 * a router.
 */
export const isOn = (path: string): boolean => matchPath(path, window.location.pathname) !== null;
