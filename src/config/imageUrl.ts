import { parseUrl } from '../lib/urls.ts';
import { apiUrl } from './environment.ts';

let apiOrigin: string | undefined;

/**
 * Returns the URL of a company's or category's image; undefined unless it is on the API's origin. A
 * single word, such as an icon's name, is no URL.
 */
export function imageUrl(image: string): string | undefined {
  // Cached, because every row has an image.
  apiOrigin ??= new URL(apiUrl()).origin;
  const url = /[./]/.test(image) ? parseUrl(image, apiOrigin) : undefined;
  return url?.origin === apiOrigin ? url.href : undefined;
}
