import { apiUrl } from '../environment.ts';

/** The URL of a company's mark; undefined unless it is on the API's origin (ruling 30). */
export function imageUrl(image: string): string | undefined {
  const { origin } = new URL(apiUrl());
  const url = image === '' ? null : URL.parse(image, origin);
  return url?.origin === origin ? url.href : undefined;
}
