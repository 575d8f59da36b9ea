import { apiBase, readEnvironment } from './readEnvironment.ts';
import type { Settings } from './settings.ts';

declare const PORTAL_SETTINGS: Settings;

/** The settings of this build. */
export const environment = readEnvironment(PORTAL_SETTINGS, process.env.NODE_ENV === 'production');

let pageApi: string | undefined;

/** The API base for the page, without a trailing slash; every call asks for it. */
export function apiUrl(): string {
  pageApi ??= apiBase(environment, location.origin);
  return pageApi;
}
