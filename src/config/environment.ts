import { brand } from './brand.ts';
import { apiBase, readEnvironment } from './readEnvironment.ts';

/** The brand's settings under the names that the code uses. */
export const environment = readEnvironment(brand.settings, process.env.NODE_ENV === 'production');

let pageApi: string | undefined;

/**
 * The API base for this page, without a trailing slash. Computed once, because every call needs it.
 */
export function apiUrl(): string {
  pageApi ??= apiBase(environment, location.origin);
  return pageApi;
}
