import { parseUrl } from '../lib/urls.ts';
import { apiUrl } from './environment.ts';

let apiOrigin: string | undefined;

/**
 * Returns the URL of a company's or category's image. Undefined if that URL is not on the API's
 * origin, or if `image` is a single word, such as the name of an icon.
 */
export function imageUrl(image: string): string | undefined {
  // Cached, because every row has an image.
  apiOrigin ??= new URL(apiUrl()).origin;
  const url = /[./]/.test(image) ? parseUrl(image, apiOrigin) : undefined;
  return url?.origin === apiOrigin ? url.href : undefined;
}
