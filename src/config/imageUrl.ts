import { parseUrl } from '../lib/urls.ts';
import { apiUrl } from './environment.ts';

let apiOrigin: string | undefined;

/**
 * The URL of a company's or category's mark; undefined unless it is on the API's origin. A single
 * word, such as the name of an icon, is not requested.
 */
export function imageUrl(image: string): string | undefined {
  // Parsed once, as every row has a mark.
  apiOrigin ??= new URL(apiUrl()).origin;
  const url = /[./]/.test(image) ? parseUrl(image, apiOrigin) : undefined;
  return url?.origin === apiOrigin ? url.href : undefined;
}
