import { apiBase, readEnvironment } from './settings.ts';
import type { Settings } from './settings.ts';

declare const PORTAL_SETTINGS: Settings;

/**
 * The settings of this build (bank contract, "API base and environment"), checked once at startup.
 */
export const environment = readEnvironment(PORTAL_SETTINGS, process.env.NODE_ENV === 'production');

/** The API base for the current page, without a trailing slash (spec 7). */
export function apiUrl(): string {
  return apiBase(environment, location.origin);
}
