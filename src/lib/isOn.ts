import { matchPath } from 'react-router';

/** Whether the reader is on this screen, however its URL is spelled; for after a call. */
export const isOn = (path: string): boolean => matchPath(path, window.location.pathname) !== null;
