import { brand } from './brand.ts';
import { apiBase, readEnvironment } from './readEnvironment.ts';

export const environment = readEnvironment(brand.settings, process.env.NODE_ENV === 'production');

let pageApi: string | undefined;

/**
 * Returns the API's base URL for this page, without a trailing slash. Cached, because every call
 * needs it.
 */
export function apiUrl(): string {
  pageApi ??= apiBase(environment, location.origin);
  return pageApi;
}
