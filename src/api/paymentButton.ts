import { environment } from '../config/environment.ts';
import { parseUrl } from '../lib/urls.ts';

/** The error for a payment button that does not lead to the bank's payment page. */
export const foreignButton = 'FOREIGN_BUTTON';

/** Printable ASCII without spaces and backslashes, which URL parsers leave unchanged. */
const plainUrl = /^(?!.*\\)[\x21-\x7e]+$/;

function parsed(url: string): URL | undefined {
  return plainUrl.test(url) ? parseUrl(url) : undefined;
}

/**
 * Whether a URL leads to the bank's payment page: to one of the origins in the build's settings,
 * and over https if the portal is. The browser, the token and the e-mail go to no other origin.
 */
export function isPaymentButton(url: unknown): url is string {
  const target = typeof url === 'string' ? parsed(url) : undefined;
  // A blob: URL has the origin of its page, but leads elsewhere.
  if (!target || !/^https?:$/.test(target.protocol)) return false;
  if (location.protocol === 'https:' && target.protocol !== 'https:') return false;
  if (target.username + target.password !== '') return false;
  return paymentOrigins().includes(target.origin);
}

/** The payment page's origins; `self` is the portal's own, as in the sandbox. */
function paymentOrigins(): string[] {
  return environment.paymentOrigins.map((origin) =>
    origin === 'self' ? location.origin : new URL(origin).origin,
  );
}
