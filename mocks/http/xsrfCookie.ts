/**
 * The value of the cookie `XSRF-TOKEN` in a cookie text (`document.cookie` or the header), if it
 * has one.
 */
export function readXsrfCookie(cookies: string): string | undefined {
  return /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(cookies)?.[1];
}
