import { apiUrl } from '../environment.ts';

/**
 * The URL of a company's or category's mark; undefined unless it is on the API's origin (ruling 30).
 * A bare word, as the name of an icon, is no path and not asked for.
 */
export function imageUrl(image: string): string | undefined {
  const { origin } = new URL(apiUrl());
  const url = /[./]/.test(image) ? URL.parse(image, origin) : null;
  return url?.origin === origin ? url.href : undefined;
}
