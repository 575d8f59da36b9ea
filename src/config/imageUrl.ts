import { parseUrl } from '../lib/urls.ts';
import { apiUrl } from './environment.ts';

let apiOrigin: string | undefined;

/**
 * The URL of a company's or category's mark; undefined unless it is on the API's origin. A bare
 * word, as the name of an icon, is no path and not asked for.
 */
export function imageUrl(image: string): string | undefined {
  // Parsed once: every row's mark asks for it.
  apiOrigin ??= new URL(apiUrl()).origin;
  const url = /[./]/.test(image) ? parseUrl(image, apiOrigin) : undefined;
  return url?.origin === apiOrigin ? url.href : undefined;
}
